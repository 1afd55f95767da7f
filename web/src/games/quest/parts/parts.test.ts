import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { catalog } from "../../../lib/language/text.svelte";
import ChoiceRow from "./ChoiceRow.svelte";
import Dial from "./Dial.svelte";
import Forecast from "./Forecast.svelte";
import Hearts from "./Hearts.svelte";
import Ladder from "./Ladder.svelte";
import Pile from "./Pile.svelte";
import Purse from "./Purse.svelte";
import Road from "./Road.svelte";
import Stage from "./Stage.svelte";
import Sum from "./Sum.svelte";

beforeAll(() => catalog.need("common", "kit"));
afterEach(cleanup);
const all = (container: HTMLElement, selector: string): string[] => [...container.querySelectorAll(selector)].map((one) => one.textContent.trim());

it("says threat in words, and marks each cost once, up to the end", () => {
  const { container } = render(Dial, { value: 33, word: "threat", marks: [40, 35, 35, 20, 60], note: "2 more" });
  expect(screen.getByRole("img", { name: "threat 33/50" })).toBeTruthy();
  expect(all(container, ".at")).toEqual(["20", "35", "40"]);
  expect(all(container, ".at.passed")).toEqual(["20"]);
  expect(container.textContent).toContain("2 more");
});

it("shows on the dial where threat will be", () => {
  expect(render(Dial, { value: 33, word: "threat" }).container.querySelector(".next")).toBeNull();
  cleanup();
  expect(render(Dial, { value: 33, next: 36, word: "threat" }).container.querySelector(".next")).not.toBeNull();
});

it("shows where the round is, and passes on the order of a window", async () => {
  const onorder = vi.fn();
  const { container } = render(Road, {
    label: "Round 8", round: 8, word: "round", now: "quest", onorder,
    phases: [
      { id: "planning", name: "Planning" },
      { id: "quest", name: "Quest", parts: [{ kind: "window", id: "w1", state: "done", words: "first" }, { kind: "step", id: "commit", name: "Commit", state: "now" }, { kind: "window", id: "w2", state: "pass", words: "second" }] },
    ],
  });
  expect(screen.getByRole("navigation", { name: "Round 8" }).textContent).toMatch(/round\s*8/);
  expect(container.querySelector('[aria-current="step"] .phase')?.textContent.trim()).toBe("Quest");
  await fireEvent.click(screen.getByRole("button", { name: /second/ }));
  expect(onorder.mock.calls).toEqual([["w2"]]);
});

it("shows a stage, with points only where it has some", () => {
  const { container } = render(Stage, { id: "beorns-path", stage: "3B", name: "Beorn’s Path", word: "progress", condition: "Not yet", progress: { have: 4, all: 10 } });
  expect(container.textContent).toMatch(/3B.*Beorn’s Path.*Not yet.*4\/10/s);
  expect(screen.getByRole("img", { name: "progress 4/10" })).toBeTruthy();
  cleanup();
  render(Stage, { id: "x", stage: "3B", name: "Ambush", word: "progress" });
  expect(screen.queryByRole("img", { name: /progress/ })).toBeNull();
});

it("weighs threat against willpower, and says what may come of it", () => {
  const { container } = render(Forecast, {
    label: "4 against 9", captions: { threat: "threat", willpower: "willpower" },
    threat: [{ name: "Web", value: 7 }, { name: "Ufthak", value: 2 }], willpower: [{ name: "Éowyn", value: 4 }], reach: [{ name: "Guard", value: 2 }],
    spread: [{ add: 0, chance: 0.25 }, { add: 1, chance: 0.75 }], outcomes: [{ chance: 1, words: "threat rises", tone: "bad" }],
  });
  expect(screen.getByRole("img", { name: "4 against 9" })).toBeTruthy();
  expect(all(container, ".counter .hidden-text")).toEqual(["threat: 9", "willpower: 4"]);
  expect(all(container, ".outcomes li")).toEqual(["100%threat rises"]);
});

it("marks the enemies that somebody’s threat reaches", () => {
  const { container } = render(Ladder, { label: "Engagement", waiting: [{ names: "Wargs", cost: 20 }, { names: "Adder", cost: 40 }], players: [{ name: "You", threat: 30, you: true }] });
  expect(container.querySelectorAll(".tag.met")).toHaveLength(1);
});

it("offers a choice, and asks why of one that is barred", async () => {
  const onpick = vi.fn();
  render(ChoiceRow, { name: "Aragorn", card: "aragorn", words: "Takes 3.", result: "89%", resultWord: "lives", chosen: true, barred: true, clause: "Q11.11", onpick });
  const row = screen.getByRole("button", { pressed: true });
  expect(row.getAttribute("aria-disabled")).toBe("true");
  expect(row.textContent).toContain("Q11.11");
  await fireEvent.click(row);
  expect(onpick).toHaveBeenCalledOnce();
});

it("writes a sum with its signs", () => {
  const { container } = render(Sum, { terms: [{ value: 5, glyph: "attack", caption: "Spawn" }, { sign: "−", value: 2, glyph: "defense", caption: "Aragorn" }, { sign: "=", value: "?", glyph: "damage", caption: "damage", tone: "unknown" }] });
  expect(container.textContent.replace(/\s+/g, "")).toBe("5Spawn−2Aragorn=?damage");
});

it("tells hearts that stay from those at stake and those lost", () => {
  const { container } = render(Hearts, { all: 5, lost: 1, stake: 3, label: "one stays" });
  expect([...container.querySelectorAll("i")].map((one) => one.className.split(" ")[0])).toEqual(["kept", "stake", "stake", "stake", "lost"]);
  cleanup();
  expect(render(Hearts, { all: 3, lost: 1, stake: 9, label: "falls" }).container.querySelectorAll(".kept")).toHaveLength(0);
});

it("counts the coins of a purse, many of them as a number", () => {
  const { container } = render(Purse, { card: "aragorn", name: "Aragorn", sphere: "leadership", coins: 5, pays: 4 });
  expect([container.querySelectorAll("i").length, container.querySelectorAll("i.pays").length]).toEqual([5, 4]);
  cleanup();
  expect(render(Purse, { card: "aragorn", name: "Aragorn", sphere: "leadership", coins: 12 }).container.querySelectorAll("i")).toHaveLength(1);
});

it("opens a pile that may be looked through, and shows the top card of no other", async () => {
  const onopen = vi.fn();
  render(Pile, { count: 5, name: "Your discard pile", top: "aragorn", onopen });
  await fireEvent.click(screen.getByRole("button", { name: /Your discard pile/ }));
  expect(onopen).toHaveBeenCalledOnce();
  cleanup();
  const { container } = render(Pile, { count: 0, name: "Victory display", top: "aragorn" });
  expect(screen.getByRole("img", { name: /Victory display/ })).toBeTruthy();
  expect(container.querySelector("svg")).toBeNull();
});
