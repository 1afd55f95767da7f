/** What may come of the quest, from what is known of the encounter deck: its composition, never its order. [Q31.15] */
import type { Chance, Outcome } from "../../kit/gauges/forecast";
import { content } from "./content.svelte";
import type { QuestTable } from "./table";

/** What one unseen card adds to the threat; cards that do more are told apart in words. */
export const adds = (id: string): number => content.card(id)?.threat ?? 0;

/** How likely each total of so many unseen cards is, drawn without putting back. */
export function spread(unseen: Readonly<Record<string, number>>, draws: number): Chance[] {
  const kinds = new Map<number, number>();
  let all = 0;
  for (const [id, count] of Object.entries(unseen)) {
    kinds.set(adds(id), (kinds.get(adds(id)) ?? 0) + count);
    all += count;
  }
  const least = Math.min(draws, all);
  // Ways to choose so many cards with such a sum, value by value.
  let ways: Map<number, number>[] = Array.from({ length: least + 1 }, () => new Map<number, number>());
  ways[0]?.set(0, 1);
  for (const [value, count] of kinds) {
    const next = ways.map((sums) => new Map(sums));
    for (let taken = 1; taken <= Math.min(count, least); taken += 1) {
      const choices = choose(count, taken);
      for (let before = 0; before + taken <= least; before += 1)
        for (const [sum, number] of ways[before] ?? []) {
          const into = next[before + taken];
          into?.set(sum + taken * value, (into.get(sum + taken * value) ?? 0) + number * choices);
        }
    }
    ways = next;
  }
  const last = ways[least] ?? new Map<number, number>();
  const total = [...last.values()].reduce((sum, number) => sum + number, 0);
  if (!total || !least) return [];
  return [...last].map(([add, number]) => ({ add, chance: number / total })).sort((a, b) => a.add - b.add);
}

function choose(n: number, k: number): number {
  let found = 1;
  for (let at = 1; at <= k; at += 1) found = (found * (n - k + at)) / at;
  return found;
}

/** Whether staging is still to come in this round. */
export const staging = (table: QuestTable): boolean => table.phase === "resource" || table.phase === "planning" || (table.phase === "quest" && (table.step === "S-QBEG" || table.step === "S-Q1"));

export interface OutlookWords {
  progress: (least: number, most: number) => string;
  draw: string;
  threat: (least: number, most: number) => string;
}
/** Progress, nothing, or threat: how likely, and how much. */
export function outcomes(willpower: number, threat: number, chances: readonly Chance[], words: OutlookWords): Outcome[] {
  const sums = chances.length ? chances : [{ add: 0, chance: 1 }];
  const results = sums.map(({ add, chance }) => ({ by: willpower - threat - add, chance }));
  const part = (test: (by: number) => boolean) => results.filter(({ by }) => test(by));
  const sum = (some: typeof results): number => some.reduce((all, one) => all + one.chance, 0);
  const range = (some: typeof results): [number, number] => [Math.min(...some.map(({ by }) => Math.abs(by))), Math.max(...some.map(({ by }) => Math.abs(by)))];
  const [good, even, bad] = [part((by) => by > 0), part((by) => by === 0), part((by) => by < 0)];
  const found: Outcome[] = [];
  if (good.length) found.push({ chance: sum(good), words: words.progress(...range(good)), tone: "good" });
  if (even.length) found.push({ chance: sum(even), words: words.draw, tone: "even" });
  if (bad.length) found.push({ chance: sum(bad), words: words.threat(...range(bad)), tone: "bad" });
  return found;
}

/** Unseen cards by the threat they would add, most first. */
export interface Band {
  adds: number;
  count: number;
  cards: readonly { id: string; count: number }[];
}
export function bands(unseen: Readonly<Record<string, number>>): Band[] {
  const found = new Map<number, { id: string; count: number }[]>();
  for (const [id, count] of Object.entries(unseen)) found.set(adds(id), [...(found.get(adds(id)) ?? []), { id, count }]);
  const counted = (cards: readonly { count: number }[]): number => cards.reduce((sum, one) => sum + one.count, 0);
  return [...found].sort(([a], [b]) => b - a).map(([add, cards]) => ({ adds: add, count: counted(cards), cards: cards.sort((a, b) => b.count - a.count) }));
}

/** How many cards are unseen, and how many of them have a shadow effect. */
export function shadows(unseen: Readonly<Record<string, number>>): { all: number; dark: number } {
  let [all, dark] = [0, 0];
  for (const [id, count] of Object.entries(unseen)) {
    all += count;
    if (content.card(id)?.abilities.includes("shadow")) dark += count;
  }
  return { all, dark };
}

/** How likely the quest does not fail with so much willpower. */
export function holds(willpower: number, threat: number, chances: readonly Chance[]): number {
  if (!chances.length) return willpower >= threat ? 1 : 0;
  return chances.reduce((sum, one) => sum + (willpower >= threat + one.add ? one.chance : 0), 0);
}

/** The rounds until a threat comes to its end if nothing but the refresh raises it. */
export const roundsLeft = (threat: number, rises: number, last: number): number => Math.max(0, Math.ceil((last - threat) / Math.max(1, rises)));
