import { beforeAll, describe, expect, it } from "vitest";
import { firstPack } from "../gallery/content";
import { Atlas, boundsOf, inside, ringsOf, soft } from "./atlas";
import { growth, growthOf, peaks, written } from "./growth";
import { wordBoxes } from "./places";

const catalogs = import.meta.glob<string>("$locales/*/war-cards.ftl", { query: "?raw", import: "default", eager: true });
let atlas: Atlas;
beforeAll(async () => {
  atlas = new Atlas(await firstPack());
});

describe("the atlas", () => {
  it("draws every region as one closed path", () => {
    for (const { id } of atlas.regions) expect(atlas.path(id), id).toMatch(/^M[^M]*Z$/);
  });
  it("knows whose ground a spot is", () => {
    for (const [index, { id }] of atlas.regions.entries()) expect(atlas.grid.owner(...(atlas.geometry.regions[id]?.anchor ?? [0, 0])), id).toBe(index);
    expect(atlas.grid.owner(20, 650)).toBe(-1);
    expect(atlas.grid.owner(-5, 0)).toBe(-1);
  });
  it("tells borders of nations from others", () => {
    expect(atlas.borders("inner")).not.toBe("");
    expect(atlas.borders("nation")).not.toBe("");
    expect(atlas.borders("blocked")).not.toBe("");
  });
  it("draws a line through its ends", () => expect(soft([[0, 0], [10, 0], [10, 10]])).toBe("M0 0L5 0Q10 0 10 5L10 10"));
});

describe("what grows on the land", () => {
  it("keeps clear of words and is the same every time", () => {
    const words = [{ left: 480, right: 620, top: 150, bottom: 400 }];
    const grown = growth(atlas, words);
    expect(grown.map(([family]) => family)).toEqual(expect.arrayContaining(["wild", "wood", "dark", "reed", "ashes"]));
    const inWords = grown.flatMap(([, all]) => all).filter((one) => one.x > 481 && one.x < 619 && one.y > 151 && one.y < 399);
    expect(inWords).toEqual([]);
    expect(growth(atlas, words)).toEqual(grown);
  });
  it("is in the pack as it would be found now, clear of the names in every language", () => {
    const standing = atlas.geometry.standing ?? {};
    const words = Object.entries(catalogs).flatMap(([path, text]) => {
      const names = new Map([...text.matchAll(/^war-region-([\w-]+) = (.+)$/gm)].map(([, id, name]) => [id, name ?? ""]));
      return wordBoxes(standing, /locales\/(\w+)/.exec(path)?.[1] ?? "", (id) => names.get(id) ?? id);
    });
    expect(words.length).toBeGreaterThan(3 * 105);
    expect(atlas.geometry.decor.grown).toEqual(written(growth(atlas, words)));
    expect(written(growthOf(atlas, []))).toEqual(atlas.geometry.decor.grown);
  });
  it("plants woods inside their forests", () => {
    const rings = ringsOf(atlas.geometry.decor.forests.find((one) => one.id === "fangorn")?.path ?? "");
    const box = boundsOf(rings);
    const trees = growth(atlas, []).find(([family]) => family === "dark")?.[1].filter((one) => one.x > box.left && one.x < box.right && one.y > box.top && one.y < box.bottom) ?? [];
    expect(trees.length).toBeGreaterThan(10);
    expect(trees.every((one) => rings.some((ring) => inside(one.x, one.y, ring)))).toBe(true);
  });
  it("raises dark mountains around Mordor only", () => {
    const { light, black } = peaks(atlas, []);
    expect(light.length).toBeGreaterThan(60);
    expect(Math.min(...black.map((one) => one.x))).toBeGreaterThan(650);
  });
});
