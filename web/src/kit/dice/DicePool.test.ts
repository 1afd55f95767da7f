import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import DicePool from "./DicePool.svelte";
import type { PoolDie } from "./pool";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const die = createRawSnippet(() => ({ render: () => "<i></i>" }));
const dice = (): PoolDie[] => [{ id: "a", face: "1", words: "one" }];
const roll = (number: number): { number: number; dice: Set<string> } => ({ number, dice: new Set(["a"]) });
const falling = (): number => document.querySelectorAll(".tumbling").length;

it("lets dice fall once for each roll, however often they are drawn anew", async () => {
  const { rerender } = render(DicePool, { dice: dice(), die, rolled: roll(1) } as never);
  await tick();
  expect(falling()).toBe(1);
  vi.advanceTimersByTime(1000);
  await tick();
  expect(falling()).toBe(0);
  await rerender({ dice: dice(), rolled: roll(1) } as never);
  expect(falling()).toBe(0);
  await rerender({ dice: dice(), rolled: roll(2) } as never);
  await tick();
  expect(falling()).toBe(1);
});
