/** Choosing an option through things on the board.
 *
 * An option stands for one thing or for several together. Picking a thing adds it to the selection or
 * takes it away; an option is ready when its things are exactly the selection. A thing that no legal option
 * allows beside the present selection is barred, and the board greys it out.
 */
import type { Option } from "./view";

function holds(option: Option, things: ReadonlySet<string>): boolean {
  for (const thing of things) if (!option.things.includes(thing)) return false;
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

export function toggled(selection: ReadonlySet<string>, thing: string): Set<string> {
  const next = new Set(selection);
  if (!next.delete(thing)) next.add(thing);
  return next;
}
