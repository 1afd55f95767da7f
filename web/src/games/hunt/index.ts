/** The Hunt for the Ring on the table. */
import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import { layOut } from "./map";
import { describe, dressing, optionName } from "./words";

export const game: GameModule = {
  prepare: layOut,
  board: Board,
  optionName,
  dressing,
  describe,
  shortcuts: [
    ["← → ↑ ↓", "hunt-board-key-arrows"],
    ["+ −", "hunt-board-key-zoom"],
  ],
};
