/** Adventure to Mount Doom on the table. */
import { touch } from "../../kit/touch/touch";
import type { Session } from "../../lib/session/session.svelte";
import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import { KINDS } from "./kinds";
import OptionDice from "./pieces/OptionDice.svelte";
import { numbered } from "./numbers";
import { parts } from "./parts";
import { cardWords, describe, reportName } from "./words";

/** Where answers are put together from several things, 1 to 9 take and put back these, and 0 passes. */
function keys(session: Session): Record<string, () => void> {
  const own = Object.fromEntries(numbered(session).map((thing, index) => [`${index + 1}`, () => void touch(session, thing)]));
  if (!own["1"]) return {};
  const pass = session.options.find((option) => option.verb === "pass");
  return pass ? { ...own, "0": () => void session.act(pass.text) } : own;
}

export const game: GameModule = {
  board: Board,
  kinds: KINDS,
  option: OptionDice,
  reportName,
  parts,
  detail: cardWords,
  lays: (option) => /^(rolled|die|page):/.test(option.things[0] ?? ""),
  goal: () => "doom-goal",
  describe,
  keys,
  shortcuts: [
    ["1 – 9", "doom-board-key-things"],
    ["0", "doom-board-key-pass"],
  ],
};
