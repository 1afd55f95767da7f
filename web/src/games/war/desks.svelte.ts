/** The desk of a session: the board and the number keys share it. */
import { onDestroy } from "svelte";
import type { Session } from "../../lib/session/session.svelte";
import type { Phrase } from "../../lib/language/text.svelte";
import type { Question } from "../../lib/session/view";
import { numbered } from "./asking/acts";
import { Desk } from "./desk.svelte";

const desks = new WeakMap<Session, Desk>();
/** How many there were: the question stands on the page before the board, and must learn of its desk. */
let laid = $state(0);

/** A desk for the board that is being laid out. It lives as long as the board: where the next person sits down at the same screen, both are new. */
export function layDesk(session: Session, say: (phrase: Phrase) => string): Desk {
  const desk = new Desk(session, say);
  desks.set(session, desk);
  laid += 1;
  onDestroy(() => {
    if (desks.get(session) === desk) desks.delete(session);
  });
  return desk;
}

/** The question of the stage at hand; of a move that is whole the last one. */
export function askedAt(session: Session): Question | null {
  const desk = laid > 0 ? desks.get(session) : undefined;
  return desk?.question ?? desk?.draft?.stages.at(-1)?.question ?? session.question;
}

/** What keys do: numbers choose dice and answers, N goes to the next thing on the map that may be chosen, Enter sends what is whole, Esc goes
 * back a stage. */
export function keysOf(session: Session): Record<string, () => void> {
  const desk = desks.get(session);
  if (!desk?.acting) return {};
  const found: Record<string, () => void> = {};
  for (const [key, answer] of numbered(desk)) found[key] = () => void desk.take(answer);
  found.n = nextLit;
  if (desk.sender) found.Enter = desk.sender;
  else if (desk.several) found.Enter = () => void desk.thatIsAll();
  else if (desk.complete) found.Enter = () => void desk.confirm();
  if (desk.stages.length || desk.choosing) found.Escape = () => desk.back();
  return found;
}

/** From where the focus is, on to the next place that may be chosen, in the order in which they are read. */
function nextLit(): void {
  const lit = [...document.querySelectorAll<SVGElement>("[data-testid=war-map] :is([data-thing].open)")];
  const at = lit.findIndex((one) => one === document.activeElement);
  lit[(at + 1) % lit.length]?.focus();
}
