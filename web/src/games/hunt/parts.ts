/** Which map a phrase speaks of: places of both parts have the same numbers, and a log may hold both parts. */
import type { Session } from "../../lib/session/session.svelte";
import type { Phrase } from "../../lib/language/text.svelte";
import type { View } from "../../lib/session/view";
import type { FactOut, LogEntry } from "../../wire";
import { hunt } from "./table";

type Part = 1 | 2;

const BEGAN = "hunt-part-began";
const TAKEN_BACK = "table-taken-back";

/** The part in which each fact of a log was told, if `now` is the part in which the log ends. */
export function partsOf(log: readonly LogEntry[], now: Part): ReadonlyMap<Phrase, Part> {
  const facts = log.flatMap((entry) => entry.facts);
  /** A part that is still to begin is the second one, unless it opens the log; otherwise the part lasts to the end. */
  const before = (index: number): Part => (facts.slice(index).some((fact) => fact.id === BEGAN) ? 1 : now);
  const parts = new Map<Phrase, Part>();
  let part = before(0);
  facts.forEach((fact, index) => {
    if (fact.id === BEGAN) part = began(fact);
    else if (fact.id === TAKEN_BACK) part = before(index);
    parts.set(fact, part);
  });
  return parts;
}

function began(fact: FactOut): Part {
  const { part } = fact.values as Record<string, unknown>;
  return part === 2 ? 2 : 1;
}

/** A log is read once, however many of its lines are said. */
const known = new WeakMap<readonly LogEntry[], { now: Part; parts: ReadonlyMap<Phrase, Part> }>();

function partsKnown(log: readonly LogEntry[], now: Part): ReadonlyMap<Phrase, Part> {
  let found = known.get(log);
  if (found?.now !== now) {
    found = { now, parts: partsOf(log, now) };
    known.set(log, found);
  }
  return found.parts;
}

/** The part that a phrase speaks of: a fact of the log, one of the moment looked back at, or else the view before us. */
export function partOf(phrase: Phrase, session: Session): Part {
  const { table, moment, view } = session;
  const present = table ? partsKnown(session.log, hunt(table.view as unknown as View).part).get(phrase) : undefined;
  if (present) return present;
  const past = moment?.entry ? partsOf([moment.entry], hunt(moment.view).part).get(phrase) : undefined;
  return past ?? (view ? hunt(view).part : 1);
}
