import { expect, it } from "vitest";
import cards from "../../../../../src/ringtable/locales/en/doom.ftl?raw";
import { picture, titles } from "./vignettes";

const printed = [...cards.matchAll(/^doom-card-([a-z-]+) =.*\n +\.text/gm)].map(([, id]) => id ?? "");

it("has a picture for every card, and none for what is no card", () => {
  expect(printed.length).toBe(38);
  expect([...titles()].sort()).toEqual([...printed].sort());
  expect(picture("one-ring")).toBeUndefined();
});

it("draws each with paths that a browser can read, no two alike", () => {
  const told = titles().map((id) => {
    const drawing = picture(id)?.drawing ?? [];
    expect(drawing.filter(([, d, at]) => !/^M[-\d.\s,MmLlHhVvCcSsQqTtAaZz]+$/.test(d) || /NaN|undefined/.test(at ?? "")), id).toEqual([]);
    return JSON.stringify(drawing);
  });
  expect(new Set(told).size).toBe(38);
});
