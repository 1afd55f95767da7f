import { expect, it } from "vitest";
import { PALETTES } from "../../../kit/vignette/recipe";
import { chance, shadow } from "../../../kit/vignette/stroke";
import { RECIPES } from "./recipes";
import { titles, vignette } from "./vignette";

const seeds = PALETTES.flatMap((palette) => Object.values(RECIPES[palette]).map((title) => title.seed));

it("has a picture for each of the 128 titles and the Orc Guard, each once", () => {
  expect([...seeds].sort((a, b) => a - b)).toEqual(Array.from({ length: 129 }, (_, index) => index + 1));
  expect(new Set(titles()).size).toBe(129);
});

it("draws every title with paths that a browser can read", () => {
  for (const id of titles()) {
    const picture = vignette(id);
    expect(picture?.drawing.length, id).toBeGreaterThan(3);
    const wrong = picture?.drawing.filter(([, d, at]) => !/^M[-\d.\s,MmLlHhVvCcSsQqTtAaZz]+$/.test(d) || /NaN|undefined/.test(at ?? ""));
    expect(wrong, id).toEqual([]);
  }
});

it("tells titles apart: no two pictures are alike", () => {
  const told = titles().map((id) => JSON.stringify(vignette(id)?.drawing.map(([manner, d, at]) => [manner, d, at])));
  expect(new Set(told).size).toBe(told.length);
});

it("makes a picture once, and leaves fine strokes out of the small one", () => {
  expect(vignette("aragorn")).toBe(vignette("aragorn"));
  const { drawing = [], plain = [] } = vignette("aragorn") ?? {};
  expect(drawing.some(([manner]) => manner.startsWith("fine"))).toBe(true);
  expect(plain.some(([manner]) => manner.startsWith("fine"))).toBe(false);
});

it("keeps faces in sight where a wide window crops, and things in the middle", () => {
  expect(vignette("gandalf")?.keep).toBe("top");
  expect(vignette("horn-of-gondor")?.keep).toBe("middle");
});

it("knows nothing of a card that is not in the box", () => {
  expect(vignette("one-ring")).toBeUndefined();
});

it("draws by chance, yet always the same", () => {
  const [one, two] = [chance(7), chance(7)];
  const drawn = Array.from({ length: 5 }, () => one(2, 4));
  expect(drawn).toEqual(Array.from({ length: 5 }, () => two(2, 4)));
  expect(drawn.every((value) => value >= 2 && value < 4)).toBe(true);
});

it("makes a shadow of one manner, with eyes that still glow", () => {
  expect(shadow("mid", [["ink", "M0 0Z"], ["fine lit", "M1 1Z"], ["glow", "M2 2Z", "scale(2)"], ["near", "M3 3Z"]])).toEqual([
    ["mid", "M0 0Z", undefined],
    ["glow", "M2 2Z", "scale(2)"],
    ["mid", "M3 3Z", undefined],
  ]);
});
