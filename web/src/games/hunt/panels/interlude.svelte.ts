/** Between the two parts of a whole game: a page for each who sits here, until it is read. */
import type { Component } from "svelte";
import type { Part, Session } from "../../../lib/session/session.svelte";
import { recall, remember } from "../../../lib/device/storage";
import type { View } from "../../../lib/session/view";
import type { FactOut } from "../../../wire";
import Interlude from "./Interlude.svelte";
import { hunt } from "../table";

const key = (session: Session): string => `interlude-${session.id}-${session.front}`;

class Read {
  private pages = $state.raw<ReadonlySet<string>>(new Set());

  has(page: string): boolean {
    return this.pages.has(page) || recall(page) === "read";
  }
  add(page: string): void {
    this.pages = new Set([...this.pages, page]);
    remember(page, "read");
  }
}
const read = new Read();

export const close = (session: Session): void => read.add(key(session));

const begins = (fact: FactOut): boolean => fact.id === "hunt-part-began" && fact.values.part === (2 as unknown);

/** The page that is to be read now: part 2 has just begun, and it goes on from part 1. */
export function interlude(session: Session): Component<{ session: Session }> | undefined {
  const { view, table } = session;
  if (!view || session.moment || table?.state !== "playing" || table.options.parts !== "whole" || hunt(view).part !== 2) return undefined;
  return session.log.some((entry) => entry.facts.some(begins)) && !read.has(key(session)) ? Interlude : undefined;
}

/** The end of part 1 is told on its own board, before that is turned over. */
export function parts(before: View, after: View, facts: readonly FactOut[]): Part[] {
  const turned = facts.findIndex(begins);
  if (turned < 1 || hunt(before).part !== 1) return [];
  const influence = facts.slice(0, turned).findLast((fact) => fact.id.startsWith("hunt-influence-"))?.values.now as number | undefined;
  const table = { ...before.table, influence: influence ?? hunt(before).influence };
  return [
    { view: { ...before, question: null, table }, facts: turned, hold: null },
    { view: after, facts: facts.length - turned, hold: null },
  ];
}

/** How part 1 ended, as everybody was told. */
export function endOfPartOne(session: Session): FactOut[] {
  const facts = session.log.flatMap((entry) => entry.facts);
  const before = facts.slice(0, facts.findIndex(begins));
  return before.slice(-12).filter((fact) => ENDS.test(fact.id));
}
const ENDS = /^hunt-(entered-exit|rescue|drew-tokens|token-cancelled|influence-rose|influence-fell|journal-shown)$/;
