/** The Lord of the Rings: The Card Game on the table. */
import type { GameModule } from "../registry";
import Answers from "./panels/Answers.svelte";
import Board from "./Board.svelte";
import { asked, keys, looks } from "./desk.svelte";
import { KINDS } from "./kinds";
import { describe, optionName } from "./words";

export const game: GameModule = {
  board: Board,
  kinds: KINDS,
  whole: true,
  shared: true,
  answers: Answers,
  asked,
  optionName,
  goal: () => "quest-goal",
  describe,
  keys,
  looks,
  shortcuts: [
    ["1 – 9", "quest-table-key-choose"],
    ["0", "quest-table-key-nobody"],
    ["A", "quest-table-key-pass-on"],
    ["E", "quest-table-key-pass-round"],
    ["Enter", "quest-table-key-send"],
    ["+", "quest-table-key-all"],
    ["=", "quest-table-key-rest"],
    ["D", "quest-table-key-piles"],
    ["O", "quest-table-key-odds"],
    ["P", "quest-table-key-partners"],
    ["S", "quest-table-key-pace"],
    ["I", "quest-table-key-card"],
    ["W", "quest-table-key-why"],
  ],
};
