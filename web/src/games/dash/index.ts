/** Dash to Mordor on the table. */
import type { Session } from "../../lib/session.svelte";
import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import { KINDS } from "./kinds";
import OptionDice from "./OptionDice.svelte";
import type { DashView } from "./table";
import { describe, optionName, selectionName } from "./words";

/** 1 to 5 take and put back the dice in the order of the tray. */
function keys(session: Session): Record<string, () => void> {
  if (session.question?.id !== "keep") return {};
  const dice = (session.view as unknown as DashView).table.dice;
  return Object.fromEntries(
    dice.map((die, index) => [
      `${index + 1}`,
      () => void session.pick(`die:${die.id}`, selectionName([...session.selection, `die:${die.id}`])),
    ]),
  );
}

export const game: GameModule = {
  board: Board,
  kinds: KINDS,
  option: OptionDice,
  optionName,
  selectionName,
  lays: (option) => /^(die|hobbit):/.test(option.things[0] ?? ""),
  goal: () => "dash-goal",
  describe,
  keys,
  shortcuts: [["1 – 5", "dash-key-dice"]],
};
