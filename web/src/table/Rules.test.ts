import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import players from "../../../docs/rules/dash.md?raw";
import developers from "../../../docs/rules/developers/dash.md?raw";
import { api } from "../lib/api";
import { catalog } from "../lib/language/text.svelte";
import Rules from "./Rules.svelte";

const LINE = 20;
/** Where the page stands on the screen: under a header, as it does at a table. */
const TOP = 300;

beforeAll(() => catalog.need("common", "table"));
beforeEach(() => {
  vi.spyOn(api, "rules").mockImplementation((_game, _language, part) =>
    Promise.resolve(part === "developers" ? developers : players));
  // A layout of one line per block, since the simulated browser has none.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const page = this.closest(".page");
    if (!page || page === this) return new DOMRect(0, TOP, 100, 400);
    return new DOMRect(0, TOP + [...page.children].indexOf(this) * LINE - page.scrollTop, 100, LINE);
  });
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await catalog.speak("en");
});

async function opened(clause: string): Promise<{ page: HTMLElement; item: HTMLElement }> {
  render(Rules, { game: "dash", wanted: { clause, number: 1 } });
  const page = await screen.findByRole("region");
  await vi.waitFor(() => expect(page.querySelector(".marked")).not.toBeNull());
  const item = page.querySelector<HTMLElement>(".marked")!;
  await vi.waitFor(() => expect(document.activeElement).toBe(item));
  return { page, item };
}

it("opens at the clause it was asked for, wherever the page stands on the screen", async () => {
  const { page, item } = await opened("D4.2");
  expect(item.dataset.clause).toBe("D4.2");
  expect(item.getBoundingClientRect().top).toBe(TOP + 40);
  expect(page.scrollTop).toBe([...page.children].indexOf(item) * LINE - 40);
});

it("keeps clauses for developers out of sight until one is asked for", async () => {
  const { page } = await opened("D5.5");
  expect(page.textContent).not.toContain("Splitting lemma");
  await fireEvent.click(screen.getByRole("button", { name: "D14.6" }));
  expect(page.querySelector(".marked")?.textContent).toContain("Splitting lemma");
  await fireEvent.click(screen.getByRole("button", { name: "Back to the rules" }));
  expect(page.textContent).not.toContain("Splitting lemma");
});

it("says in which language a page is written", async () => {
  const { page } = await opened("D4.2");
  expect(page.lang).toBe("en");
  await catalog.speak("ru");
  await vi.waitFor(() => expect(page.lang).toBe("ru"));
  await vi.waitFor(() => expect(api.rules).toHaveBeenCalledWith("dash", "ru"));
});

it("says so too where a clause for developers is shown to a reader of Russian", async () => {
  await catalog.speak("ru");
  const { page } = await opened("D14.6");
  expect(page.lang).toBe("en");
});
