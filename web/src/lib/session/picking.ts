/** Choosing an option through things on the board.
 *
 * An option stands for one thing or for several together. Picking a thing adds it to the selection or
 * takes it away; an option is ready when its things are exactly the selection. A thing that no legal option
 * allows beside the present selection is barred, and the board greys it out.
 *
 * An answer that is an order of things is given by picking them one after another: the selection keeps that order, and a
 * thing that is picked again takes itself and what came after it away.
 */
import type { Option } from "./view";

/** Whether the order of its things makes the answer. */
export const isOrder = (option: Option): boolean => option.data["ordered"] === true;

function holds(option: Option, things: ReadonlySet<string>): boolean {
  let place = 0;
  for (const thing of things) {
    if (isOrder(option) ? option.things[place++] !== thing : !option.things.includes(thing)) return false;
  }
  return true;
}

/** The option whose things are exactly these; none if the same things stand for several. */
export function ready(options: Option[], selection: ReadonlySet<string>): Option | undefined {
  if (!selection.size) return undefined;
  const meant = options.filter((option) => option.things.length === selection.size && holds(option, selection));
  return meant.length === 1 ? meant[0] : undefined;
}

/** Whether a thing can be picked beside what is selected. */
export function open(options: Option[], selection: ReadonlySet<string>, thing: string): boolean {
  const wanted = new Set(selection).add(thing);
  return options.some((option) => holds(option, wanted));
}

/** Whether picking this thing answers the question at once: it stands for one option alone. */
export function immediate(options: Option[], thing: string): Option | undefined {
  const touching = options.filter((option) => option.things.includes(thing));
  const only = touching.length === 1 ? touching[0] : undefined;
  return only?.things.length === 1 ? only : undefined;
}

/** The selection after a thing was picked or taken back. */
export function toggled(selection: ReadonlySet<string>, thing: string, ordered = false): Set<string> {
  if (ordered && selection.has(thing)) {
    const chosen = [...selection];
    return new Set(chosen.slice(0, chosen.indexOf(thing)));
  }
  const next = new Set(selection);
  if (!next.delete(thing)) next.add(thing);
  return next;
}
