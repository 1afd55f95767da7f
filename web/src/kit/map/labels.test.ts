import { describe, expect, it } from "vitest";
import { boxOf, Lettering, overlap, type Ground, type Name } from "./labels";

const name = (id: string, x: number, y: number): Name => ({ id, words: id, kind: "town", x, y, size: 12, letter: 0.5 });
const ground = (part: Partial<Ground> = {}): Ground => ({ width: 400, height: 300, things: [], lines: [], taken: [], ...part });

describe("names on a map", () => {
  it("stand below their place where nothing is in the way", () => {
    const letters = new Lettering(ground());
    letters.beside(name("Bree", 200, 150), 10);
    expect(letters.labels).toMatchObject([{ id: "Bree", anchor: "middle", x: 200 }]);
    expect(letters.labels[0]?.y).toBeGreaterThan(160);
  });

  it("make room for each other", () => {
    const letters = new Lettering(ground());
    for (let at = 0; at < 5; at += 1) letters.beside(name(`Town${at}`, 180 + at * 14, 150), 10);
    const boxes = letters.labels.map(boxOf);
    expect(boxes).toHaveLength(5);
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    });
  });

  it("keep clear of things and of the edge", () => {
    const below = { id: "tower", x: 200, y: 168, radius: 10, price: 14 };
    const letters = new Lettering(ground({ things: [below] }));
    letters.beside(name("Bree", 200, 150), 10);
    letters.beside(name("Haven", 12, 100), 10);
    expect(letters.labels[0]?.anchor).not.toBe("middle");
    expect(boxOf(letters.labels[1] ?? { ...name("", 0, 0), anchor: "end" }).left).toBeGreaterThanOrEqual(14);
  });

  it("are left out where they would be too crowded, if they may be", () => {
    const everywhere = [{ left: 0, top: 0, right: 400, bottom: 300 }];
    const letters = new Lettering(ground({ taken: everywhere }));
    letters.beside(name("Inn", 200, 150), 10, 7);
    expect(letters.labels).toHaveLength(0);
    letters.around(name("Shire", 200, 150), 60, 48);
    expect(letters.labels).toHaveLength(1);
  });
});
