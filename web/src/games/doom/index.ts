/** Adventure to Mount Doom on the table. */
import { touch } from "../../kit/touch/touch";
import type { Session } from "../../lib/session.svelte";
import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import OptionDice from "./OptionDice.svelte";
import { describe, reportName } from "./words";

/** Where answers are put together from several things, 1 to 9 take and put back these, and 0 passes. */
function keys(session: Session): Record<string, () => void> {
  if (session.options.every((option) => option.things.length < 2)) return {};
  const things = [...new Set(session.options.flatMap((option) => option.things))].slice(0, 9);
  const own = Object.fromEntries(things.map((thing, index) => [`${index + 1}`, () => void touch(session, thing)]));
  const pass = session.options.find((option) => option.verb === "pass");
  return pass ? { ...own, "0": () => void session.act(pass.text) } : own;
}

export const game: GameModule = {
  board: Board,
  option: OptionDice,
  reportName,
  describe,
  keys,
  shortcuts: [
    ["1 – 9", "doom-board-key-things"],
    ["0", "doom-board-key-pass"],
  ],
};
