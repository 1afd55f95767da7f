/** Things on the board under a hand: the one who is asked picks them, everybody else points at them. */
import type { Session } from "../../lib/session/session.svelte";
import { isOrder } from "../../lib/session/picking";
import { t } from "../../lib/language/text.svelte";
import type { Option } from "../../lib/session/view";

/** How a thing stands to the question at hand. */
export interface Standing {
  /** One of my seats is asked, and an answer goes through this thing. */
  open: boolean;
  /** One of my seats is asked, but no answer goes through this thing: touched, it says why. */
  closed: boolean;
  /** Some answer goes through things of this kind, but not through this one. */
  barred: boolean;
  chosen: boolean;
  /** It is one of several things that make an answer together. */
  toggles: boolean;
  advised: boolean;
  /** Who points at it, by name; empty if nobody does. */
  pointer: string;
}

/** A thing that nothing is asked about. */
export const IDLE: Standing = { open: false, closed: false, barred: false, chosen: false, toggles: false, advised: false, pointer: "" };

const kind = (thing: string): string => thing.split(":")[0] ?? thing;

export function standing(session: Session, thing: string): Standing {
  const acting = session.acting >= 0;
  const open = acting && session.isOpen(thing);
  const asked = acting && session.options.some((option) => option.things.some((one) => kind(one) === kind(thing)));
  return {
    open,
    closed: acting && !open,
    barred: asked && !open,
    chosen: session.selection.has(thing),
    toggles: open && session.options.some((option) => option.things.length > 1),
    advised: bestOption(session)?.things.includes(thing) ?? false,
    pointer: session.pointed?.thing === thing ? (session.names[session.pointed.seat] ?? t("spectator")) : "",
  };
}

/** What the advisor likes most. */
export function bestOption(session: Session): Option | undefined {
  const best = session.advice?.lines[0]?.action;
  return best === undefined ? undefined : session.options.find((option) => option.text === best);
}

/** Whether the question at hand is about things of a kind. */
export function asksFor(session: Session, wanted: string): boolean {
  return session.acting >= 0 && session.options.some((option) => option.things.some((thing) => kind(thing) === wanted));
}

/** The answers that the selected things leave; several if a face is still to be chosen. */
export function answersLeft(session: Session): Option[] {
  const chosen = [...session.selection];
  if (!chosen.length) return [];
  return session.options.filter((option) => option.things.length === chosen.length && chosen.every((thing) => option.things.includes(thing)));
}

export async function touch(session: Session, thing: string): Promise<void> {
  if (session.moment || session.table?.state !== "playing") return;
  if (session.acting < 0) {
    session.point(thing);
    return;
  }
  const before = session.selection.size;
  await session.pick(thing);
  if (session.selection.size <= before) return;
  // What goes with it in every answer need not be picked as well.
  const chosen = [...session.selection];
  const left = session.options.filter((option) => (isOrder(option) ? chosen.every((one, place) => option.things[place] === one) : chosen.every((one) => option.things.includes(one))));
  if (left.length > 1 && left.some(isOrder)) return;
  const things = new Set(left[0]?.things);
  if (left.length && left.every((option) => option.things.every((one) => things.has(one)))) session.selection = things;
}
