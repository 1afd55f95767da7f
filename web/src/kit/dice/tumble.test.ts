import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Tumble } from "./tumble.svelte";

const motion = (calm: boolean): void => void vi.stubGlobal("matchMedia", () => ({ matches: calm }));
const FACES = ["1", "2", "3"];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("turns the dice that were rolled, and shows what counts when they lie", () => {
  motion(false);
  const tumble = new Tumble();
  tumble.roll({ number: 1, dice: new Set(["a"]) });
  expect([tumble.falls("a"), tumble.falls("b")]).toEqual([true, false]);
  const seen = new Set<string>();
  for (let turn = 0; turn < 5; turn += 1) {
    seen.add(tumble.face("a", 0, FACES, "6"));
    expect(tumble.face("b", 1, FACES, "6")).toBe("6");
    vi.advanceTimersByTime(80);
  }
  expect(seen.size).toBe(3);
  vi.advanceTimersByTime(1000);
  expect(tumble.falls("a")).toBe(false);
  expect(tumble.face("a", 0, FACES, "6")).toBe("6");
});

it("lets them lie at once for who wants a page that stands still, and before any roll", () => {
  motion(true);
  const tumble = new Tumble();
  expect(tumble.roll({ number: 1, dice: new Set(["a"]) })).toBeUndefined();
  expect(tumble.face("a", 0, FACES, "6")).toBe("6");
  motion(false);
  expect(tumble.roll({ number: 0, dice: new Set(["a"]) })).toBeUndefined();
});

it("ends when the page goes on", () => {
  motion(false);
  const tumble = new Tumble();
  tumble.roll({ number: 1, dice: new Set(["a"]) })?.();
  expect(tumble.falls("a")).toBe(false);
});
