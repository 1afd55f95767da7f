import { beforeAll, describe, expect, it } from "vitest";
import type { LogEntry } from "../../../wire";
import en from "$locales/en/war.ftl?raw";
import { catalog } from "../../../lib/language/text.svelte";
import { Library } from "../cards/faces";
import { firstPack } from "../gallery/content";
import { hunted, mordor, siege } from "../gallery/positions";
import type { HuntOdds } from "../table";
import { hitsOn, lowestHit } from "./battle";
import { barsOf, corruptionAfter, heapsOf } from "./hunt";
import { lastBattle, tellsOfHunt } from "./story";

beforeAll(() => catalog.add("en", en));

const sum = (all: readonly { p: number }[]): number => all.reduce((total, one) => total + one.p, 0);
const ODDS: HuntOdds = { found: 0.8, damage: [{ n: 0, p: 0.3 }, { n: 1, p: 0.3 }, { n: 3, p: 0.4 }], heal: [{ n: 2, p: 0.05 }], revealed: 0.4, stop: 0, lost: 0, mean: 1.5 };

describe("the next step of the Fellowship", () => {
  it("brings something with certainty: columns and corruption add up", () => {
    expect(sum(barsOf(ODDS))).toBeCloseTo(1);
    expect(barsOf(ODDS).map((one) => one.name)).toEqual(["missed", "−2", "0", "1", "3"]);
    expect(sum(corruptionAfter(ODDS, 4))).toBeCloseTo(1);
    expect(corruptionAfter(ODDS, 4)[2]?.p).toBeCloseTo(0.05);
    expect(corruptionAfter(ODDS, 1)[0]?.p).toBeCloseTo(0.05);
  });
  it("loses the Ring where corruption would reach twelve", () => {
    expect(corruptionAfter(ODDS, 8)[12]?.p).toBe(0);
    expect(corruptionAfter(ODDS, 9)[12]?.p).toBeCloseTo(0.4);
    expect(corruptionAfter(ODDS, 11)[12]?.p).toBeCloseTo(0.7);
  });
});

describe("a Hunt that has just ended", () => {
  const told = (...ids: string[]): boolean => tellsOfHunt(ids.map((id) => ({ id, cause: "", values: {} })));
  it("is worth a look also when its end is told apart from its roll, after cards of the other side", () => {
    expect(told("war-hunt-rolled")).toBe(true);
    expect(told("war-damage-lowered")).toBe(true);
    expect(told("war-used-the-ring", "war-corrupted", "war-die-to-hunt")).toBe(true);
    expect(told("war-corrupted")).toBe(false);
  });
});

describe("a battle that is over", () => {
  const score = (side: string, more: object) => ({ id: "war-round-score", cause: "W36.7", values: { side: { name: `war-side-${side}` }, hits: 0, extra_hits: 0, added: 0, cancelled: 0, lost: 0, reduced: 0, ...more } });
  const told = (id: string) => ({ id, cause: "", values: {} });
  const log = [
    [told("war-attacked"), score("shadow", { hits: 9 }), score("free", { lost: 9 }), told("war-battle-ended")],
    [told("war-attacked"), score("shadow", { hits: 1, lost: 1 }), score("free", { hits: 1, cancelled: 1 })],
    [score("shadow", { hits: 2, extra_hits: 1 }), score("free", { lost: 2, reduced: 1 }), told("war-battle-ended")],
  ].map((facts, step) => ({ step, facts }) as unknown as LogEntry);
  it("tells what each of its rounds cost, and nothing of the battle before it", () => {
    const { rounds, end } = lastBattle(log);
    expect(rounds.map((one) => one.shadow)).toEqual([{ hits: 0, lost: 1, reduced: 0 }, { hits: 3, lost: 0, reduced: 0 }]);
    expect(rounds.map((one) => one.free.lost)).toEqual([0, 2]);
    expect(end?.id).toBe("war-battle-ended");
  });
  it("has no rounds where the log does not reach back to its attack", () => {
    expect(lastBattle(log.slice(2))).toEqual({ rounds: [], end: undefined });
  });
});

describe("the bag", () => {
  it("has like tiles in one heap, drawn ones beside those left", async () => {
    const content = await firstPack();
    const heaps = heapsOf(content.tiles, hunted(content, false));
    expect(heaps.reduce((all, one) => all + one.left, 0)).toBe(13);
    expect(heaps.find((one) => one.tile.value === "eye")).toMatchObject({ left: 3, drawn: 1 });
    expect(sum(heaps.map((one) => ({ p: one.share })))).toBeCloseTo(1);
  });
  it("shows special tiles only where they are in it", async () => {
    const content = await firstPack();
    const kinds = new Set(heapsOf(content.tiles, mordor(content)).map((one) => one.tile.kind));
    expect(kinds).toEqual(new Set(["standard", "free-special", "shadow-special"]));
  });
});

describe("the hits of a round", () => {
  it("are told line by line, with the card that changed them", async () => {
    const content = await firstPack();
    await catalog.need("war-cards");
    const { battle } = siege(content, true);
    if (!battle) throw new Error("no battle");
    const { sums, total } = hitsOn(battle.sides, "shadow", new Library(content));
    expect(sums.map((one) => one.value)).toEqual(["2", "+1", "+1", "−1"]);
    expect(sums[0]?.words).toContain("+1");
    expect(total).toBe(3);
  });
  it("have those that the enemy put on himself among them", async () => {
    const { battle } = siege(await firstPack(), true);
    if (!battle) throw new Error("no battle");
    const { shadow, free } = battle.sides;
    const { sums, total } = hitsOn({ shadow: { ...shadow, hits: { ...shadow.hits, own: 2 } }, free }, "free", new Library(await firstPack()));
    expect(sums.at(-1)).toEqual({ words: "self-inflicted", value: "+2" });
    expect(total).toBe(4);
  });
});

describe("the lowest number that hits", () => {
  it("is never a seven and never a one", async () => {
    const half = siege(await firstPack(), false).battle?.sides.shadow;
    if (!half) throw new Error("no battle");
    expect(lowestHit({ ...half, hits_on: 6, bonus: -1 })).toBe(6);
    expect(lowestHit({ ...half, hits_on: 5, bonus: 4 })).toBe(2);
    expect(lowestHit({ ...half, hits_on: 6 })).toBe(6);
  });
});
