/** What this reader wants to see, and where he wants to be asked: a matter of display, kept in this browser. [Q32.14, Q32.22] */
import { recall, remember } from "../../lib/device/storage";
import type { Session } from "../../lib/session/session.svelte";

export const PACES = ["every", "losses", "decisions"] as const;
export type Pace = (typeof PACES)[number];

/** Facts at which the middle pace lingers: something hidden comes out, or something is lost. */
const LOSSES: ReadonlySet<string> = new Set(
  "revealed added-to-staging shadow-turned shadows-discarded stage-turned damaged destroyed discarded discarded-from-hand threat-raised progress-removed eliminated engaged attacks quested".split(" ").map((one) => `quest-${one}`),
);
/** Milliseconds for the eyes: at once, and for each thing worth looking at; never longer than the last. */
const GLANCE = 60;
const LOOK = 350;
const LONGEST = 3500;

/** How long what has just happened stays before the game goes on by itself. It hangs on what everybody saw, never on what a
 * hand holds, and changes nothing but the time. [Q32.15, Q32.22] */
export function lingers(pace: Pace, facts: readonly { id: string }[]): number {
  if (pace === "decisions") return 0;
  const seen = pace === "every" ? facts.length : facts.filter((fact) => LOSSES.has(fact.id)).length;
  return Math.min(LONGEST, GLANCE + seen * LOOK);
}

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
  const { options } = session;
  return session.acting >= 0 && options.some((option) => option.verb === "pass") && options.every((option) => option.verb === "pass" || option.verb === "pass-on");
}

/** Pass an empty window after a while. To be called in an effect, which also ends it. */
export function passBy(session: Session, window: string): (() => void) | undefined {
  if (session.busy || session.moment || !isEmpty(session, window)) return undefined;
  const timer = setTimeout(() => void session.act("pass"), lingers(wishes.pace, session.news.facts));
  return () => clearTimeout(timer);
}
