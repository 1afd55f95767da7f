/** Which number key takes which thing: as they lie before the player, from left to right. */
import type { Session } from "../../lib/session/session.svelte";
import { doom, FIGURES } from "./table";

const KEYS = 9;

/** The things that number keys take, in the order of the keys; none where an answer is one thing alone. */
export function numbered(session: Session): string[] {
  if (!session.view || session.options.every((option) => option.things.length < 2)) return [];
  const shown = [...doom(session.view).rolled.map((die) => `rolled:${die.id}`), ...FIGURES.map((figure) => `die:${figure}`)];
  const place = (thing: string): number => (shown.includes(thing) ? shown.indexOf(thing) : shown.length);
  const things = [...new Set(session.options.flatMap((option) => option.things))];
  return things.toSorted((a, b) => place(a) - place(b)).slice(0, KEYS);
}
