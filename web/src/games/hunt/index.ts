/** The Hunt for the Ring on the table. */
import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import { interlude, parts } from "./interlude.svelte";
import { KINDS } from "./kinds";
import { layOut } from "./map";
import { describe, dressing, optionName } from "./words";

export const game: GameModule = {
  prepare: layOut,
  board: Board,
  kinds: KINDS,
  interlude,
  parts,
  optionName,
  dressing,
  describe,
  shortcuts: [
    ["← → ↑ ↓", "hunt-board-key-arrows"],
    ["+ −", "hunt-board-key-zoom"],
  ],
};
