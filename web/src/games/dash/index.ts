/** Dash to Mordor on the table. */
import type { Session } from "../../lib/session/session.svelte";
import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import { KINDS } from "./kinds";
import OptionDice from "./OptionDice.svelte";
import { parts } from "./parts";
import { dash } from "./table";
import { describe, optionName, selectionName } from "./words";

/** Kept dice stay kept and the rest roll on, so that a choice of dice is confirmed also where it is one die. */
const keeps = (session: Session): boolean => session.question?.id === "keep";

/** 1 to 5 take and put back the dice in the order of the tray. */
function keys(session: Session): Record<string, () => void> {
  if (!keeps(session) || !session.view) return {};
  const { dice } = dash(session.view);
  return Object.fromEntries(
    dice.map((die, index) => [
      `${index + 1}`,
      () => void session.pick(`die:${die.id}`, selectionName([...session.selection, `die:${die.id}`]), true),
    ]),
  );
}

export const game: GameModule = {
  board: Board,
  kinds: KINDS,
  option: OptionDice,
  optionName,
  selectionName,
  confirms: keeps,
  parts,
  lays: (option) => /^(die|hobbit):/.test(option.things[0] ?? ""),
  goal: () => "dash-goal",
  describe,
  keys,
  shortcuts: [["1 – 5", "dash-key-dice"]],
};
