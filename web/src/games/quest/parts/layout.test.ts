import { expect, it } from "vitest";
import { apart } from "./apart";
import { tags } from "./ladder";

it("keeps the numbers of near marks apart, in order and on the dial", () => {
  const placed = apart([48, 49, 50], 2, 50);
  expect(placed).toEqual([46, 48, 50]);
  expect(apart([10, 30], 2, 50)).toEqual([10, 30]);
});

it("stands the enemies of the ladder beside each other, in a second row if need be", () => {
  const waiting = [{ names: "Sniper", cost: 48 }, { names: "Wargs", cost: 20 }, { names: "Hill Troll, Crows", cost: 21 }];
  for (const width of [600, 320]) {
    const placed = tags(waiting, (value) => (value / 50) * width, 0, width);
    expect(placed.map((tag) => tag.cost)).toEqual([20, 21, 48]);
    for (const one of placed) {
      expect(one.x - one.width / 2).toBeGreaterThanOrEqual(-0.01);
      expect(one.x + one.width / 2).toBeLessThanOrEqual(width + 0.01);
      for (const other of placed) if (other !== one && other.row === one.row) expect(Math.abs(other.x - one.x)).toBeGreaterThan((other.width + one.width) / 2);
    }
    expect(Math.max(...placed.map((tag) => tag.row))).toBe(width === 600 ? 0 : 1);
  }
});
