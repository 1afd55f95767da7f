import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { picturesOf } from "../games/registry";
import { TITLES } from "../lib/games.svelte";
import { catalog } from "../lib/language/text.svelte";
import HowTo from "./HowTo.svelte";

beforeAll(() => Promise.all([catalog.need("common", "lobby", ...TITLES), ...TITLES.map(picturesOf)]));
beforeEach(() => vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(Response.json([])))));
afterEach(cleanup);

describe.each(TITLES)("how to play %s", (game) => {
  it("shows a picture of its own beside each of the five steps, and no clause", async () => {
    const page = render(HowTo, { game });
    const shown = await vi.waitFor(() => {
      const pictures = page.container.querySelectorAll("li .picture");
      expect(pictures.length).toBe(5);
      return [...pictures].map((one) => one.innerHTML);
    }, 10_000);
    expect(new Set(shown).size).toBe(5);
    expect(page.container.textContent).not.toMatch(/\([A-Z]\d/);
    expect(screen.getByRole("link", { name: "The full rules" }).getAttribute("href")).toBe(`/rules/${game}`);
  });

  it("draws, and writes nothing that would have to be translated", async () => {
    const Pictures = await picturesOf(game);
    for (const step of [1, 2, 3, 4, 5]) {
      const { container } = render(Pictures!, { step });
      expect(container.querySelectorAll(".picture path").length, `step ${step}`).toBeGreaterThan(4);
      const words = [...container.querySelectorAll("text:not(.letter)")].map((one) => one.textContent ?? "");
      expect(words.filter((word) => word.trim().length > 2), `step ${step}`).toEqual([]);
    }
  });
});
