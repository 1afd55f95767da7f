import { expect, test } from "vitest";
import { asCsv, entryOf, journal, type Entry } from "./journal.svelte";
import type { QuestTable } from "./table";

const ENTRY: Entry = { table: "t1", when: 0, scenario: "passage-through-mirkwood", format: "scenario", easy: false, shadows: true, players: 2, rounds: 9, won: true, reason: "won", score: 71, threat: [33, 40], heroes: ["aragorn", "eowyn"] };

test("a game is written down once", () => {
  journal.clear();
  journal.write(ENTRY);
  journal.write({ ...ENTRY, rounds: 10 });
  expect(journal.all).toEqual([ENTRY]);
});

test("a win has a score, a loss has none; fallen heroes are remembered", () => {
  const table = {
    scenario: "passage-through-mirkwood", format: "scenario", easy: true, shadow_cards: true, round: 3,
    players: [{ threat: 50, play: [{ id: "aragorn" }], discard: [{ id: "gloin" }, { id: "feint" }] }],
  } as unknown as QuestTable;
  const isHero = (id: string): boolean => id !== "feint";
  const lost = entryOf("t2", table, { reason: "eliminated", winners: [], clause: "Q16.11", scores: [] }, 5, isHero);
  expect(lost).toMatchObject({ won: false, score: null, heroes: ["aragorn", "gloin"], threat: [50], rounds: 3, easy: true });
  const won = entryOf("t3", table, { reason: "won", winners: [0], clause: "Q16.12", scores: [88] }, 5, isHero);
  expect(won).toMatchObject({ won: true, score: 88 });
});

test("the log is a table for a spreadsheet", () => {
  const [head, line, end] = asCsv([{ ...ENTRY, reason: 'a "odd", one' }]).split("\n");
  expect(head?.split(",").slice(0, 3)).toEqual(["when", "scenario", "format"]);
  expect(line).toBe('1970-01-01T00:00:00.000Z,passage-through-mirkwood,scenario,false,true,2,9,true,"a ""odd"", one",71,33 40,aragorn eowyn,t1');
  expect(end).toBe("");
});
