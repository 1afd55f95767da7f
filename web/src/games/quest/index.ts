/** The Lord of the Rings: The Card Game on the table. */
import type { GameModule } from "../registry";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import { asked, keys } from "./desk.svelte";
import { describe, optionName } from "./words";

export const game: GameModule = {
  board: Board,
  answers: Answers,
  asked,
  optionName,
  describe,
  keys,
  shortcuts: [
    ["1 – 9", "quest-table-key-choose"],
    ["0", "quest-table-key-nobody"],
    ["A", "quest-table-key-pass-on"],
    ["D", "quest-table-key-piles"],
    ["I", "quest-table-key-card"],
    ["W", "quest-table-key-why"],
  ],
};
