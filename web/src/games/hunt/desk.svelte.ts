/** What the hand is about to do: answers under the finger, and questions held back until they are confirmed. */
import { touch } from "../../kit/touch/touch";
import { isOrder } from "../../lib/session/picking";
import type { Session } from "../../lib/session/session.svelte";
import type { Option } from "../../lib/session/view";
import { asking } from "./asking";
import { RING_BEARER } from "./table";
import type { Question } from "./words";

export class Desk {
  /** A question that has been chosen and waits for its confirmation. */
  held = $state.raw<Option | null>(null);
  /** An answer under the pointer or the focus. */
  near = $state.raw<Option | null>(null);
  /** A thing that stands for several answers, which are shown to choose from. */
  choosing = $state("");

  constructor(readonly session: Session) {}

  /** Every open answer by the thing that stands for it. */
  readonly answers = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.session.options) {
      for (const thing of option.things) found.set(thing, [...(found.get(thing) ?? []), option]);
    }
    return found;
  });

  get acting(): boolean {
    return this.session.acting >= 0;
  }
  isOpen(thing: string): boolean {
    return this.answers.has(thing);
  }
  /** Whether some answer goes through things of a kind. */
  asksFor(kind: string): boolean {
    for (const thing of this.answers.keys()) if (thing.startsWith(`${kind}:`)) return true;
    return false;
  }
  /** What is looked at: under the hand before what was chosen. */
  get considered(): Option | null {
    const one = this.near ?? this.session.considered ?? this.held;
    return one && this.session.options.includes(one) ? one : null;
  }
  question(option: Option | null): Question | undefined {
    const view = this.session.view;
    return option && view ? asking(option, view) : undefined;
  }
  get best(): Option | undefined {
    const text = this.session.advice?.lines[0]?.action;
    return text === undefined ? undefined : this.session.options.find((option) => option.text === text);
  }

  forget(): void {
    this.held = null;
    this.near = null;
    this.choosing = "";
  }

  /** Answer; but what asks the Ring-bearer something is shown first and asked the second time. */
  async take(option: Option): Promise<void> {
    if (this.question(option) && this.held !== option) {
      this.held = option;
      this.choosing = "";
      return;
    }
    this.forget();
    await this.session.act(option.text);
  }

  /** A thing on the board was touched. */
  async touch(thing: string): Promise<void> {
    const session = this.session;
    if (session.moment || session.table?.state !== "playing") return;
    if (!this.acting) {
      // The Ring-bearer’s finger could tell where he thinks of going: it is never shown.
      if (session.view?.seat !== RING_BEARER) session.point(thing);
      return;
    }
    const found = this.answers.get(thing) ?? [];
    if (found.some(isOrder)) return touch(session, thing);
    const [only] = found;
    if (found.length === 1 && only) return this.take(only);
    if (found.length) {
      this.choosing = this.choosing === thing ? "" : thing;
      this.held = null;
      return;
    }
    await session.askWhy(thing);
  }
}
