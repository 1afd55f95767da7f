/** War of the Ring on the table. */
import { roleOf } from "../../lib/language/roles";
import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import { askedAt, keysOf } from "./desks.svelte";
import { KINDS } from "./kinds";
import { prepare } from "./printed";
import { describe, dressing } from "./words";

export const game: GameModule = {
  board: Board,
  kinds: KINDS,
  whole: true,
  prepare,
  goal: (_, seat, seats) => roleOf("war", seats, seat, {}).replace("role-war", "war-goal"),
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
