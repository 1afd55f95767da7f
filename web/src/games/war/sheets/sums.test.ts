import { beforeAll, describe, expect, it } from "vitest";
import en from "$locales/en/war.ftl?raw";
import { catalog } from "../../../lib/text.svelte";
import { Library } from "../cards/faces";
import { firstPack } from "../gallery/content";
import { hunted, mordor, siege } from "../gallery/positions";
import type { HuntOdds } from "../table";
import { hitsOn, lowestHit } from "./battle";
import { barsOf, corruptionAfter, heapsOf } from "./hunt";
import { tellsOfHunt } from "./story";

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
