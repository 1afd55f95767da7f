/** War of the Ring on the table. */
import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import { keysOf } from "./desks";
import { describe, dressing } from "./words";

export const game: GameModule = {
  board: Board,
  whole: true,
  describe,
  dressing,
  keys: keysOf,
  shortcuts: [
    ["← → ↑ ↓", "war-board-key-arrows"],
    ["+ − 0", "war-board-key-zoom"],
    ["I", "war-board-key-read"],
    ["↵", "war-board-key-confirm"],
    ["Esc", "war-board-key-back"],
  ],
};
