/** What this reader wants to see, and where he wants to be asked: a matter of display, kept in this browser. [Q32.14, Q32.22] */
import { recall, remember } from "../../lib/storage";
import type { Session } from "../../lib/session.svelte";

export const PACES = ["every", "losses", "decisions"] as const;
export type Pace = (typeof PACES)[number];

/** Facts at which the middle pace lingers: something hidden comes out, or something is lost. */
const LOSSES: ReadonlySet<string> = new Set(
  "revealed added-to-staging shadow-turned shadows-discarded stage-turned damaged destroyed discarded discarded-from-hand threat-raised progress-removed eliminated engaged attacks quested".split(" ").map((one) => `quest-${one}`),
);
/** Milliseconds before an empty window is passed. The same whatever the hand holds. [Q32.15] */
const WAIT: Record<Pace, number> = { every: 900, losses: 60, decisions: 0 };
const LINGER = 700;

class Wishes {
  pace = $state<Pace>(PACES.find((one) => one === recall("quest-pace")) ?? "losses");
  /** Windows in which the seat is asked even if it can only pass. */
  stops = $state.raw<ReadonlySet<string>>(new Set((recall("quest-stops") ?? "").split(" ").filter(Boolean)));
  /** Whether the seat is asked at every opportunity. */
  always = $state(recall("quest-always") === "yes");

  setPace(pace: Pace): void {
    this.pace = pace;
    remember("quest-pace", pace);
  }
  setAlways(always: boolean): void {
    this.always = always;
    remember("quest-always", always ? "yes" : "");
  }
  order(window: string): void {
    const stops = new Set(this.stops);
    if (!stops.delete(window)) stops.add(window);
    this.stops = stops;
    remember("quest-stops", [...stops].join(" "));
  }
}
export const wishes = new Wishes();

/** Whether the question at hand has no answer but to pass, and the seat does not want to be asked. [Q32.14] */
export function isEmpty(session: Session, window: string): boolean {
  if (wishes.always || wishes.stops.has(window)) return false;
  return session.acting >= 0 && session.options.length === 1 && session.options[0]?.verb === "pass";
}

/** Pass an empty window after a while. To be called in an effect, which also ends it. */
export function passBy(session: Session, window: string): (() => void) | undefined {
  if (session.busy || session.moment || !isEmpty(session, window)) return undefined;
  const lost = session.news.facts.some((fact) => LOSSES.has(fact.id));
  const wait = wishes.pace === "losses" && lost ? LINGER : WAIT[wishes.pace];
  const timer = setTimeout(() => void session.act("pass"), wait);
  return () => clearTimeout(timer);
}
