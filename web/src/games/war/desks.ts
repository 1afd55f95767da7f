/** The desk of a session: the board and the number keys share it. */
import type { Session } from "../../lib/session.svelte";
import type { Phrase } from "../../lib/text.svelte";
import { actsOf } from "./asking/acts";
import { Desk } from "./desk.svelte";

const desks = new WeakMap<Session, Desk>();

export function deskOf(session: Session, say: (phrase: Phrase) => string): Desk {
  let desk = desks.get(session);
  if (!desk) {
    desk = new Desk(session, say);
    desks.set(session, desk);
  }
  return desk;
}

/** What keys do: numbers choose among the answers, Enter sends a whole move, Esc goes back a stage. */
export function keysOf(session: Session): Record<string, () => void> {
  const desk = desks.get(session);
  if (!desk?.acting) return {};
  const found: Record<string, () => void> = {};
  const acts = desk.choosing ? desk.through(desk.choosing) : actsOf(desk);
  acts.slice(0, 9).forEach((answer, index) => (found[`${index + 1}`] = () => void desk.take(answer)));
  if (desk.complete) found.Enter = () => void desk.confirm();
  if (desk.stages.length || desk.choosing) found.Escape = () => desk.back();
  return found;
}
