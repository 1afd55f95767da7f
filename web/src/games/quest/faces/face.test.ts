import { expect, it } from "vitest";
import { CARDS, WORDS } from "../gallery/samples";
import { cardAttached, cardFace, cardProgress, cardTokens, numerals } from "./face";

const values = (id: keyof typeof CARDS, standing = {}) => Object.fromEntries(numerals(CARDS[id], standing, WORDS, ["willpower", "attack", "defense", "life"]).map((one) => [one.id, one.value]));

it("shows the present numbers and says what is printed and why", () => {
  const [willpower] = numerals(CARDS.aragorn, {}, WORDS, ["willpower"]);
  expect(willpower).toMatchObject({ value: 4, printed: 2, words: "willpower 4 (printed 2; +2 Celebrían’s Stone)" });
  const [attack] = numerals(CARDS.beravor, {}, WORDS, ["attack"]);
  expect(attack).toMatchObject({ value: 1, printed: 2 });
  expect(numerals(CARDS.eowyn, {}, WORDS, ["willpower"])[0]?.words).toBe("willpower 4");
});

it("takes damage from the hit points that are shown", () => {
  expect(values("eowyn", { damage: 2 })).toEqual({ willpower: 4, attack: 1, defense: 1, life: 1 });
});

it("tells the type by the window and the side by the plate", () => {
  const shapes = [CARDS.aragorn, CARDS.guard, CARDS.steward, CARDS.will, CARDS.orcs, CARDS.road, CARDS.reach, CARDS.map, CARDS.path].map((data) => {
    const face = cardFace(data, {}, WORDS, "small");
    return `${face.shape}${face.dark ? ", dark" : ""}`;
  });
  expect(shapes).toEqual(["arch", "square", "medal", "pennant", "teeth, dark", "bowl, dark", "shards, dark", "octagon, dark", "square"]);
});

it("puts cost with sphere, threat, engagement cost or stage into the corners", () => {
  const corners = (data: (typeof CARDS)[keyof typeof CARDS]) => {
    const face = cardFace(data, {}, WORDS, "small");
    return [face.left?.value, face.left?.words, face.right?.value, face.right?.words];
  };
  expect(corners(CARDS.guard)).toEqual([2, "Leadership, costs 2", undefined, undefined]);
  expect(corners(CARDS.fight)).toEqual(["X", "Spirit, costs X", undefined, undefined]);
  expect(corners(CARDS.orcs)).toEqual([2, "threat 2", 10, "engages at 10"]);
  expect(corners(CARDS.road)).toEqual([1, "threat 1", undefined, undefined]);
  expect(corners(CARDS.path)).toEqual(["3B", "3B", undefined, undefined]);
});

it("says more in the inspector: every number, reasons, what is true now", () => {
  const face = cardFace(CARDS.spider, { notes: ["It has just engaged you."] }, WORDS, "large");
  expect(face.numbers?.map((one) => one.id)).toEqual(["engagement", "threat", "attack", "defense", "life"]);
  expect(face.notes).toEqual(["attack 3: printed 2; +1 this round, it has just engaged", "It has just engaged you."]);
  expect(cardFace(CARDS.aragorn, {}, WORDS, "large").about).toBe("Hero · Leadership · unique");
});

it("puts keywords before the text, and the longer text into the inspector alone", () => {
  const data = { ...CARDS.map, full: [{ words: "Everything." }] };
  expect(cardFace(data, {}, WORDS, "medium").text?.map((one) => one.lead)).toEqual(["Guarded · Restricted", "Action"]);
  expect(cardFace(data, {}, WORDS, "large").text?.map((one) => one.words)).toEqual(["", "Everything."]);
});

it("lays coins and harm on a card, and no harm where there is none", () => {
  expect(cardTokens({ resources: 0 }, WORDS)).toEqual([{ shape: "coin", count: 0, words: "resources 0" }]);
  expect(cardTokens({ damage: 2 }, WORDS)).toEqual([{ shape: "drop", count: 2, words: "damage 2" }]);
  expect(cardTokens({}, WORDS)).toEqual([]);
});

it("counts progress on what has points, in the inspector only of what lies on the table", () => {
  expect(cardProgress(CARDS.road, { progress: 1, ghost: 2 }, WORDS)).toEqual({ have: 1, all: 3, ghost: 2, words: "progress 1/3" });
  expect(cardProgress(CARDS.orcs, {}, WORDS)).toBeUndefined();
  expect(cardProgress(CARDS.road, {}, WORDS, true)).toBeUndefined();
});

it("marks attachments of the encounter deck", () => {
  const attached = cardAttached({ attached: [{ id: "a", name: "Steward", sphere: "leadership", exhausted: true }, { id: "b", name: "Web" }] });
  expect(attached.map((one) => [one.name, !!one.dark, !!one.exhausted])).toEqual([["Steward", false, true], ["Web", true, false]]);
});
