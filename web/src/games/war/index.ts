/** War of the Ring on the table. */
import { kindsOf } from "../../lib/pace.svelte";
import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import { askedAt, keysOf } from "./desks";
import { prepare } from "./printed";
import { describe, dressing } from "./words";

export const game: GameModule = {
  board: Board,
  kinds: kindsOf("war", {
    dice: "rolled combat-rolled rerolled card-rolled hunt-rolled hunt-rerolled",
    card: "drew played combat-card chose-card discarded drew-tile",
    move: "moved recruited eliminated figure-moved advanced retreated withdrew advanced-into travelled flew came declared",
  }),
  whole: true,
  prepare,
  describe,
  dressing,
  asked: askedAt,
  keys: keysOf,
  shortcuts: [
    ["← → ↑ ↓", "war-board-key-arrows"],
    ["+ − 0", "war-board-key-zoom"],
    ["N", "war-board-key-next"],
    ["I", "war-board-key-read"],
    ["↵", "war-board-key-confirm"],
    ["Esc", "war-board-key-back"],
  ],
};
