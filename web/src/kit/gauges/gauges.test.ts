import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { catalog } from "../../lib/language/text.svelte";
import { arc, point } from "./dial";
import { inside, laid, reach, sum, written } from "./forecast";
import Tracker from "./Tracker.svelte";

beforeAll(() => catalog.need("common", "kit"));
afterEach(cleanup);

describe("a dial", () => {
  it("runs from the lower left over the top to the lower right", () => {
    const [start, top, end] = [point(0, 40), point(0.5, 40), point(1, 40)];
    expect(start.x).toBeLessThan(56);
    expect(start.y).toBeGreaterThan(56);
    expect(top.x).toBeCloseTo(56);
    expect(top.y).toBeCloseTo(16);
    expect(end.x).toBeGreaterThan(56);
    expect(arc(0, 1, 40)).toContain("0 1 1"); // the long way round
    expect(arc(0, 0.5, 40)).toContain("0 0 1");
  });
});

describe("a forecast", () => {
  const against = [{ name: "Orcs", value: 2 }, { name: "A long name", value: 3 }];

  it("lays blocks one after another and ends beyond all that can come", () => {
    expect(laid(against).map((block) => block.from)).toEqual([0, 2]);
    expect(sum(against)).toBe(5);
    expect(reach(against, [{ add: 0, chance: 0.5 }, { add: 4, chance: 0.5 }], [{ name: "We", value: 6 }], [])).toBe(10);
    expect(reach(against, [], [{ name: "We", value: 6 }], [{ name: "More", value: 6 }])).toBe(13);
    expect(reach([], [], [], [])).toBe(2);
  });

  it("writes so many numbers that they do not touch", () => {
    expect(written(6, 40)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(written(6, 10)).toEqual([0, 2, 4, 6]);
    expect(written(40, 3)).toEqual([0, 10, 20, 30, 40]);
  });

  it("leaves names out where there is no room", () => {
    expect(inside({ name: "Orcs", value: 2 }, 40)).toBe("2 Orcs");
    expect(inside({ name: "A long name", value: 2 }, 20)).toBe("2");
  });
});

describe("the road of a round", () => {
  it("tells which phase it is, and a dot ahead says whether play stops there", async () => {
    const onwindow = vi.fn();
    const parts = [
      { kind: "window", id: "before", words: "before", state: "done" },
      { kind: "step", id: "commit", name: "Commit", state: "now" },
      { kind: "window", id: "after", words: "after", state: "stop" },
    ] as const;
    render(Tracker, { phases: [{ id: "a", name: "First" }, { id: "b", name: "Second", parts }, { id: "c", name: "Third" }], now: "b", label: "Round 1", onwindow });
    expect(screen.getByText("Second").closest("li")?.getAttribute("aria-current")).toBe("step");
    expect(screen.getByRole("img", { name: "over: before" })).toBeTruthy();
    const dot = screen.getByRole("button", { name: "Stop here: after" });
    expect(dot.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(dot);
    expect(onwindow).toHaveBeenCalledWith("after");
  });
});
