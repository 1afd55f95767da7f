import { describe, expect, it } from "vitest";
import { spread } from "./overlap";

describe("cards that share a line", () => {
  it("stand side by side while there is room", () => {
    expect(spread(5, 90, 500, 8, 40)).toEqual({ step: 98, line: 5 });
    expect(spread(5, 90, 483, 8, 40)).toEqual({ step: 98, line: 5 });
    expect(spread(0, 90, 500, 8, 40).line).toBe(1);
    expect(spread(1, 90, 50, 8, 40)).toEqual({ step: 98, line: 1 });
  });

  it("overlap so far that the last one ends a pixel before the edge, for widths are rounded", () => {
    const { step, line } = spread(8, 90, 500, 8, 40);
    expect(line).toBe(8);
    expect(step).toBeLessThan(90);
    expect(7 * step + 90).toBeCloseTo(499);
  });

  it("begin another line before less than a strip of each is seen", () => {
    const { step, line } = spread(14, 90, 300, 8, 40);
    expect(line).toBe(5); // three lines; two would leave 35 pixels of each
    expect(step).toBeGreaterThanOrEqual(40);
    expect((line - 1) * step + 90).toBeLessThanOrEqual(300);
  });

  it("never ask for more of a card than it has", () => {
    expect(spread(3, 30, 70, 8, 40).step).toBeGreaterThan(0);
    expect(spread(3, 90, 80, 8, 40)).toEqual({ step: 98, line: 1 });
  });

  it("wait until the room is known", () => {
    expect(spread(9, 0, 300, 8, 40).line).toBe(9);
    expect(spread(9, 90, 0, 8, 40).line).toBe(9);
  });
});
