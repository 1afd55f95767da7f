import { describe, expect, it } from "vitest";
import { DIRECTIONS, nextPlace, walk, zoomKey } from "./keys";
import type { Place, Spot } from "./spot";
import { Viewport } from "./viewport.svelte";

/** A grid of five by five, with `r2` in the row of `r`. */
const places = new Map<string, Place>();
for (let row = 0; row < 5; row += 1) {
  for (let column = 0; column < 5; column += 1) places.set(`${row}${column}`, { id: `${row}${column}`, x: column * 50 + row * 3, y: row * 40 });
}
const [WEST, EAST, NORTH] = [DIRECTIONS.ArrowLeft, DIRECTIONS.ArrowRight, DIRECTIONS.ArrowUp] as [Spot, Spot, Spot];

describe("keys of the map", () => {
  it("come nearer, go away and show everything", () => {
    const port = new Viewport({ width: 1000, height: 700 });
    port.resize(400, 300);
    port.zoom(2);
    const before = port.scale;
    expect(zoomKey(port, "+")).toBe(true);
    expect(port.scale).toBeGreaterThan(before);
    expect(zoomKey(port, "0")).toBe(true);
    expect(port.atFarthest).toBe(true);
    expect(zoomKey(port, "x")).toBe(false);
  });

  it("lead to a place that lies that way, or nowhere at the edge", () => {
    let here = places.get("24");
    const way: string[] = [];
    while (here) {
      way.push(here.id);
      here = nextPlace(places.values(), here, WEST);
    }
    expect(way).toEqual(["24", "23", "22", "21", "20"]);
    expect(walk(places, "02", NORTH)).toBeUndefined();
    expect(walk(places, "nowhere", NORTH)).toBeUndefined();
  });

  it("keep to the neighbours where the board names them", () => {
    const borders: Record<string, string[]> = { "22": ["32", "14", "40"], "32": ["22"] };
    const near = (id: string): string[] => borders[id] ?? [];
    expect(walk(places, "22", EAST, near)?.id).toBe("14"); // not 23, which is nearer and no neighbour
    expect(walk(places, "22", WEST, near)?.id).toBe("40");
    expect(walk(places, "32", EAST, near)).toBeUndefined();
  });
});
