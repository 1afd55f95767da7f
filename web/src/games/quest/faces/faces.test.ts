import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { catalog } from "../../../lib/language/text.svelte";
import { CARDS } from "../gallery/samples";
import Dressed from "../gallery/Dressed.svelte";
import QuestCard from "./QuestCard.svelte";
import Thumb from "./Thumb.svelte";

beforeAll(() => catalog.need("common", "kit"));
afterEach(cleanup);

it("says everything about a card on the table", () => {
  render(Dressed, { data: CARDS.aragorn, standing: { resources: 1, damage: 1, exhausted: true }, onpick: () => {} });
  const words = screen.getByRole("button").getAttribute("aria-label");
  expect(words).toBe("Aragorn, Hero, Leadership, willpower 4 (printed 2; +2 Celebrían’s Stone), attack 3, defense 2, hit points 4 (printed 5), resources 1, damage 1, exhausted");
});

it("shows a unique card by a sign that is not read out", () => {
  render(Dressed, { data: CARDS.faramir, size: "medium", onpick: () => {} });
  expect(screen.getByText("◆ Faramir")).toBeTruthy();
  expect(screen.getByRole("button").getAttribute("aria-label")).toMatch(/^Faramir, Ally/);
});

it("is pressed, and says whether it is chosen", async () => {
  const onpick = vi.fn();
  render(Dressed, { data: CARDS.guard, standing: { chosen: true }, toggles: true, onpick });
  const button = screen.getByRole("button");
  expect(button.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(button);
  expect(onpick).toHaveBeenCalledOnce();
});

it("draws the picture of the card, and nothing of one face down", () => {
  const { container, unmount } = render(Dressed, { data: CARDS.guard });
  expect(container.querySelector("svg.leadership path")).not.toBeNull();
  unmount();
  const down = render(Dressed, { data: CARDS.guard, standing: { down: true, flag: "prisoner" } });
  expect(down.container.querySelector("svg.leadership")).toBeNull();
  expect(down.container.textContent).not.toContain("Citadel");
});

it("gives long names more room, and counts soft hyphens as nothing", () => {
  const { container } = render(Dressed, { data: { ...CARDS.guard, name: "Длинно\u00adбородый истре\u00adбитель орков" } });
  expect(container.querySelector(".quest-card.long")).not.toBeNull();
  cleanup();
  expect(render(Dressed, { data: { ...CARDS.guard, name: "Guard\u00ad of\u00ad the\u00ad Citadel" } }).container.querySelector(".long")).toBeNull();
});

it("shows chosen numbers on a chip, and still says all", () => {
  const { container } = render(Dressed, { data: CARDS.aragorn, chip: true, numbers: ["willpower"], onpick: () => {} });
  expect(container.querySelectorAll(".number")).toHaveLength(1);
  expect(screen.getByRole("button").getAttribute("aria-label")).toContain("defense 2");
});

it("does not give away who is sealed", () => {
  const { container } = render(Thumb, { id: "aragorn", label: "A prisoner", sealed: true });
  expect(screen.getByRole("img", { name: "A prisoner" })).toBeTruthy();
  expect(container.querySelector("svg.leadership")).toBeNull();
});

it("asks for its words where nobody gave them", () => {
  expect(() => render(QuestCard, { data: CARDS.guard })).toThrow("provideWords");
});
