import { describe, expect, it } from "vitest";
import { Viewport } from "./viewport.svelte";

const LEVELS = [
  { name: "far", from: 0 },
  { name: "middle", from: 0.9 },
  { name: "near", from: 2 },
];

describe("what is seen of a map", () => {
  it("is all of it, however large the world is", () => {
    for (const [width, height] of [[1000, 700], [160, 90], [4000, 9000]] as const) {
      const port = new Viewport({ width, height });
      port.resize(800, 600);
      expect(port.atFarthest).toBe(true);
      const [left = 0, top = 0, wide = 0, high = 0] = port.box.split(" ").map(Number);
      expect(left).toBeLessThanOrEqual(0.01);
      expect(top).toBeLessThanOrEqual(0.01);
      expect(left + wide).toBeGreaterThanOrEqual(width - 0.01);
      expect(top + high).toBeGreaterThanOrEqual(height - 0.01);
    }
  });

  it("begins around a spot where the whole could not be read", () => {
    const port = new Viewport({ width: 1000, height: 700, readable: 0.9 });
    port.resize(360, 400, { x: 800, y: 300 });
    expect(port.scale).toBe(0.9);
    expect(port.x).toBe(800);
  });

  it("never leaves the map", () => {
    const port = new Viewport({ width: 1000, height: 700 });
    port.resize(500, 350);
    port.zoom(3);
    port.pan(-100000, 100000);
    expect(port.x).toBeCloseTo(1000 - 500 / port.scale / 2);
    expect(port.y).toBeCloseTo(350 / port.scale / 2);
  });

  it("stays whole when the window changes, and stays near otherwise", () => {
    const port = new Viewport({ width: 1000, height: 700 });
    port.resize(500, 350);
    port.resize(1000, 700);
    expect(port.scale).toBe(1);
    port.zoom(2);
    port.resize(500, 350);
    expect(port.scale).toBe(2);
  });

  it("takes several spots into sight, and goes away only if it must", () => {
    const port = new Viewport({ width: 1000, height: 700 });
    port.resize(500, 350);
    port.look({ x: 250, y: 200 }, 2);
    port.embrace([{ x: 260, y: 210 }]);
    expect([port.x, port.y, port.scale]).toEqual([250, 200, 2]);
    port.embrace([{ x: 500, y: 400 }, { x: 600, y: 450 }]);
    expect([port.x, port.y, port.scale]).toEqual([550, 425, 2]);
    port.embrace([{ x: 300, y: 300 }, { x: 740, y: 300 }]);
    expect([port.x, port.scale]).toEqual([520, 1]);
    port.embrace([]);
    expect(port.scale).toBe(1);
  });

  it("has a level that a board can draw by", () => {
    const port = new Viewport({ width: 1000, height: 700, levels: LEVELS });
    port.resize(500, 350);
    expect(port.level).toBe("far");
    port.zoom(1.8);
    expect(port.level).toBe("middle");
    port.look({ x: 100, y: 100 }, 2.5);
    expect(port.level).toBe("near");
    port.whole();
    expect(port.level).toBe("far");
    expect(new Viewport({ width: 1, height: 1 }).level).toBe("");
  });
});
