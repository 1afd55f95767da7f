import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { entry, table, view } from "../../testing/mock";
import type { FactOut } from "../../wire";
import { pace } from "./pace.svelte";
import { Telling, type Audience, type Scene } from "./telling.svelte";

const outcome = { reason: "won", winners: [0], clause: "D11.1", scores: [] };
const facts = (...ids: string[]): FactOut[] => entry(1, ...ids).facts;

function scene(ids: string[], part: Partial<Scene> = {}): Scene {
  const shown = facts(...ids);
  return { view: view(), facts: shown, marks: shown.map((_, index) => ({ step: 1, facts: index + 1 })), table: table(), hold: null, own: false, brisk: false, ...part };
}
const hold = { ask: "ask", values: {}, button: "roll" };

/** What the page was told, in order: `>` pieces set out, a fact by its id, `.` it is believed. */
function listening(): { heard: string[]; telling: Telling } {
  const heard: string[] = [];
  let arrived = 0;
  const audience: Audience = {
    begins: () => {
      heard.push(">");
      arrived = Date.now() + 700;
    },
    tells: (told, from, to) => heard.push(...told.facts.slice(from, to).map((fact) => fact.id)),
    ends: () => heard.push("."),
    onTheWay: () => Math.max(0, arrived - Date.now()),
    readings: (told) => told.map(() => 1000),
  };
  return { heard, telling: new Telling(audience) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  pace.choose("normal");
});
afterEach(() => vi.useRealTimers());

describe("a scene", () => {
  it("is told when its pieces have arrived, fact by fact, and believed last", () => {
    const { heard, telling } = listening();
    telling.push([scene(["a", "b"])]);
    expect(heard).toEqual([">"]);
    vi.advanceTimersByTime(699);
    expect(heard).toEqual([">"]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([">", "a"]);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual([">", "a", "b"]);
    expect(telling.behind).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual([">", "a", "b", "."]);
    expect(telling.behind).toBe(false);
  });

  it("of my own is told in half the time", () => {
    const { heard, telling } = listening();
    telling.push([scene(["a", "b"], { own: true })]);
    vi.advanceTimersByTime(700 + 499);
    expect(heard).toEqual([">", "a"]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([">", "a", "b"]);
  });

  it("waits until the one before it is told", () => {
    const { heard, telling } = listening();
    telling.push([scene(["a"])]);
    telling.push([scene(["b"])]);
    vi.advanceTimersByTime(60000);
    expect(heard).toEqual([">", "a", ".", ">", "b", "."]);
  });

  it("of my own after which I am asked again is told at once, when the pieces have arrived", () => {
    const { heard, telling } = listening();
    telling.push([scene(["a", "b"], { brisk: true })]);
    vi.advanceTimersByTime(699);
    expect(heard).toEqual([">"]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([">", "a", "b", "."]);
    expect(telling.saying?.id).toBe("a");
    vi.advanceTimersByTime(1000);
    expect(telling.saying?.id).toBe("b");
  });

  it("of my own is told as the others are when they have gone on already", () => {
    const { heard, telling } = listening();
    telling.push([scene(["a", "b"], { brisk: true }), scene(["c"])]);
    vi.advanceTimersByTime(701);
    expect(heard).toEqual([">", "a"]);
  });

  it("that ends the game lets the last board lie for a while before the result", () => {
    const { heard, telling } = listening();
    telling.push([scene(["a"], { view: view({ outcome }) })]);
    vi.advanceTimersByTime(700 + 1000 + 899);
    expect(heard).toEqual([">", "a"]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([">", "a", "."]);
  });
});

describe("much that waits", () => {
  it("is told within eight seconds", () => {
    const { heard, telling } = listening();
    telling.push([scene(Array.from({ length: 40 }, (_, index) => `f${index}`))]);
    vi.advanceTimersByTime(700 + 8000);
    expect(heard.at(-1)).toBe(".");
  });

  it("is told within eight seconds also scene by scene, besides the ways of the pieces", () => {
    const { heard, telling } = listening();
    telling.push(Array.from({ length: 5 }, (_, index) => scene([`a${index}`, `b${index}`, `c${index}`, `d${index}`])));
    vi.advanceTimersByTime(5 * 800 + 8000);
    expect(heard.slice(-2)).toEqual(["d4", "."]);
    expect(telling.behind).toBe(false);
  });

  it("and is longer when more comes, which then is told within eight seconds again", () => {
    const { telling } = listening();
    const long = (): Scene => scene(Array.from({ length: 16 }, (_, index) => `f${index}`));
    telling.push([long()]);
    vi.advanceTimersByTime(700 + 4000);
    telling.push([long()]);
    vi.advanceTimersByTime(8000);
    expect(telling.behind).toBe(true);
    vi.advanceTimersByTime(700 + 500); // the way of its pieces, and the fact that was just read
    expect(telling.behind).toBe(false);
  });
});

describe("speed", () => {
  it.each([
    ["slow", 1700],
    ["normal", 1000],
    ["fast", 400],
  ] as const)("%s changes how long a fact is read", (speed, wait) => {
    pace.choose(speed);
    const { heard, telling } = listening();
    telling.push([scene(["a", "b"])]);
    vi.advanceTimersByTime(700 + wait - 1);
    expect(heard).toEqual([">", "a"]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([">", "a", "b"]);
  });

  it("at once tells everything without waiting", () => {
    pace.choose("at-once");
    const heard: string[] = [];
    const telling = new Telling({ begins: () => heard.push(">"), tells: (_, from, to) => heard.push(`${to - from}`), ends: () => heard.push("."), onTheWay: () => 0, readings: (one) => one.map(() => 1000) });
    telling.push([scene(["a", "b"]), scene(["c"], { view: view({ outcome }) })]);
    expect(heard).toEqual([">", "2", ".", ">", "1", "."]);
    expect(telling.behind).toBe(false);
  });
});

describe("skip", () => {
  it("goes straight to the present, in order and without a repetition", () => {
    const { heard, telling } = listening();
    telling.push([scene(["a", "b"]), scene(["c"])]);
    vi.advanceTimersByTime(700);
    telling.skip();
    expect(heard).toEqual([">", "a", "b", ".", ">", "c", "."]);
    expect(telling.behind).toBe(false);
    vi.advanceTimersByTime(60000);
    expect(heard.length).toBe(7);
  });

  it("stops where a die waits for my hand, and goes on from there to the end", () => {
    const { heard, telling } = listening();
    telling.push([scene(["a"]), scene(["b"], { hold }), scene(["c"]), scene(["d"], { hold })]);
    telling.skip();
    expect(heard).toEqual([">", "a", "."]);
    expect(telling.held).toEqual(hold);
    telling.skip();
    expect(heard).toEqual([">", "a", ".", ">", "b", ".", ">", "c", ".", ">", "d", "."]);
    expect(telling.behind).toBe(false);
  });
});

describe("a die that waits for my hand", () => {
  it("shows nothing of what follows before it is rolled, at any speed", () => {
    pace.choose("at-once");
    const { heard, telling } = listening();
    telling.push([scene(["b"], { hold }), scene(["c"])]);
    vi.advanceTimersByTime(60000);
    expect(heard).toEqual([]);
    expect(telling.behind).toBe(true);
    telling.goOn();
    vi.advanceTimersByTime(60000);
    expect(heard).toEqual([">", "b", ".", ">", "c", "."]);
  });
});
