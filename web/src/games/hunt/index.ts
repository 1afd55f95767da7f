/** The Hunt for the Ring on the table. */
import { kindsOf } from "../../lib/pace.svelte";
import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import { interlude, parts } from "./interlude.svelte";
import { layOut } from "./map";
import { describe, dressing, optionName } from "./words";

export const game: GameModule = {
  prepare: layOut,
  board: Board,
  kinds: kindsOf("hunt", {
    dice: "rolled",
    card: "drew-ally drew-sorcery played-ally played-sorcery took-back turned-over flipped journey-kept drew-tokens",
    move: "placed frodo-moved rode driven ally-placed ally-moved tracks-placed aid-laid gandalf-moved escaped",
  }),
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
