import { beforeEach, expect, test } from "vitest";
import { content, type Printed } from "../content.svelte";
import { codeOf, curve, newDeck, shelf, size, sought, type OwnDeck, type Wanted } from "./store.svelte";

const card = (number: number, id: string, rest: Partial<Printed>): Printed => ({ number, id, type: "ally", traits: [], keywords: [], quantity: 3, abilities: [], sphere: "leadership", ...rest });
const CARDS = [
  card(1, "aragorn", { type: "hero" }),
  card(7, "eowyn", { type: "hero", sphere: "spirit" }),
  card(13, "guard", { cost: 2 }),
  card(22, "sneak", { type: "event", cost: 1 }),
  card(50, "test-of-will", { type: "event", cost: 1, sphere: "spirit" }),
  card(73, "gandalf", { cost: 5, sphere: "neutral" }),
  card(90, "stand", { type: "event", cost: "X", sphere: "spirit" }),
  card(96, "spider", { type: "enemy", sphere: undefined }),
];
const ALL: Wanted = { words: "", spheres: [], types: [], costs: [], payable: false, inDeck: false };
const DECK: OwnDeck = { id: "a", name: "Mine", heroes: ["aragorn"], cards: { gandalf: 1, guard: 3, sneak: 2, stand: 1 } };
const ids = (wanted: Partial<Wanted>): string[] => sought(CARDS, { ...ALL, ...wanted }, DECK, (one) => `${one.id} ${one.type}`).map((one) => one.id);

beforeEach(() => {
  localStorage.clear();
  content.pack = { id: "core", cards: CARDS, decks: [] };
});

test("a deck is a code of numbers, in their order", () => {
  expect(codeOf(DECK)).toBe("1: 3x13 2x22 1x73 1x90");
  expect(codeOf({ ...DECK, heroes: ["aragorn", "eowyn"], cards: { guard: 0 } })).toBe("1+7:");
  expect(size(DECK)).toBe(7);
});

test("cards of the encounter deck are never offered, heroes come first, then by cost", () => {
  expect(ids({})).toEqual(["aragorn", "eowyn", "guard", "gandalf", "sneak", "test-of-will", "stand"]);
});

test("filters by sphere, type, cost and words; each narrows the others", () => {
  expect(ids({ spheres: ["spirit"] })).toEqual(["eowyn", "test-of-will", "stand"]);
  expect(ids({ spheres: ["spirit"], types: ["event"], costs: ["X"] })).toEqual(["stand"]);
  expect(ids({ costs: ["5+"] })).toEqual(["gandalf"]);
  expect(ids({ words: "SNEÁK" })).toEqual(["sneak"]);
});

test("what the heroes can pay, and what is in the deck", () => {
  expect(ids({ payable: true })).not.toContain("test-of-will");
  expect(ids({ payable: true })).toContain("gandalf");
  expect(ids({ inDeck: true }).toSorted()).toEqual(["aragorn", "gandalf", "guard", "sneak", "stand"]);
});

test("the curve counts copies by cost and sphere", () => {
  const found = curve(DECK, (id) => CARDS.find((one) => one.id === id));
  expect(found.map((one) => one.count)).toEqual([0, 2, 3, 0, 0, 1, 1]);
  expect(found[5]?.spheres).toEqual([{ sphere: "neutral", count: 1 }]);
});

test("the shelf keeps one deck of an id, and survives what it cannot read", () => {
  shelf.keep(DECK);
  shelf.keep({ ...DECK, name: "Renamed" });
  expect(shelf.all.filter((one) => one.id === "a").map((one) => one.name)).toEqual(["Renamed"]);
  expect(JSON.parse(localStorage.getItem("ringtable.quest-decks") ?? "")).toHaveLength(shelf.all.length);
  shelf.forget("a");
  expect(shelf.find("a")).toBeUndefined();
  expect(newDeck("x").id).not.toBe(newDeck("x").id);
});
