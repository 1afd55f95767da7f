/** The Hunt for the Ring on the table. */
import { touch } from "../../kit/touch/touch";
import { isOrder } from "../../lib/session/picking";
import type { Session } from "../../lib/session/session.svelte";
import type { Option } from "../../lib/session/view";
import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import { interlude, parts } from "./panels/interlude.svelte";
import { KINDS } from "./kinds";
import { layOut } from "./map/map";
import { hunt, NAZGUL } from "./table";
import { describe, dressing, message, optionName } from "./words";

/** Riders that are put in order, and what takes the last one back. */
function keys(session: Session): Record<string, () => void> {
  const [first] = session.options.filter(isOrder);
  if (!first) return {};
  const riders = NAZGUL.map((id) => `nazgul:${id}`).filter((thing) => first.things.includes(thing));
  const own = riders.map((thing, index) => [`${index + 1}`, () => void touch(session, thing)] as const);
  return { ...Object.fromEntries(own), Backspace: () => session.putBack() };
}

/** Answers that lie in the dock as actions and cards. */
const lays = (option: Option): boolean => /^(use:|companion:|ally-deck$|fellowship$|journal$|card:|die:)/.test(option.things[0] ?? "");

export const game: GameModule = {
  prepare: layOut,
  board: Board,
  kinds: KINDS,
  interlude,
  parts,
  optionName,
  dressing,
  message,
  goal: (view, seat) => `hunt-goal-${seat === 0 ? "bearer" : "hunter"}-${hunt(view).part}`,
  describe,
  keys,
  lays,
  shortcuts: [
    ["← → ↑ ↓", "hunt-board-key-arrows"],
    ["+ −", "hunt-board-key-zoom"],
    ["1 – 4", "hunt-board-key-order"],
    ["⌫", "hunt-board-key-order-back"],
  ],
};
