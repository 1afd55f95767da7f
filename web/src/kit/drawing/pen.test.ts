import { describe, expect, it } from "vitest";
import { penBox, penRing } from "./pen";

const numbers = (path: string): number[] => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

describe("what is drawn by hand", () => {
  it("trembles, always in the same way for the same seed", () => {
    expect(penRing(20, 3)).toBe(penRing(20, 3));
    expect(penRing(20, 3)).not.toBe(penRing(20, 4));
  });

  it("is one closed line that keeps to its shape", () => {
    const path = penBox(10, 10, 200, 100, 8, 1, 1.5);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.endsWith("Z")).toBe(true);
    const all = numbers(path);
    expect(Math.min(...all)).toBeGreaterThan(6);
    expect(Math.max(...all)).toBeLessThan(214);
  });

  it("asks no filter of the browser, which would tear thin lines", () => {
    const drawings = import.meta.glob("../../games/{dash,doom,hunt}/**/*.svelte", { query: "?raw", import: "default", eager: true });
    const parchment = import.meta.glob("./*.svelte", { query: "?raw", import: "default", eager: true });
    for (const [file, text] of Object.entries({ ...drawings, ...parchment })) expect(String(text), file).not.toMatch(/feDisplacementMap|filter="url/);
  });
});
