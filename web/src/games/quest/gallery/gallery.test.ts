import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { catalog } from "../../../lib/language/text.svelte";
import Gallery from "../Gallery.svelte";

/** Many pictures are drawn, in a simulated browser that takes its time. */
const PATIENCE = 30_000;

beforeAll(() => catalog.need("common", "kit"));
beforeEach(() => void vi.spyOn(console, "error"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows the parts without a complaint, by day, by night, and leaves the reader’s light as it was", async () => {
  const { container } = render(Gallery, { page: "parts" });
  expect(container.querySelectorAll(".dial").length).toBeGreaterThan(3);
  expect(document.documentElement.dataset.theme).toBe("light");
  await fireEvent.click(screen.getByRole("button", { name: "night" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
  cleanup();
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(console.error).not.toHaveBeenCalled();
}, PATIENCE);

it("shows every type and state of a card, without a complaint", () => {
  const { container } = render(Gallery, { page: "faces" });
  for (const type of ["hero", "ally", "attachment", "event", "enemy", "location", "treachery", "objective", "quest"]) {
    expect(container.querySelectorAll(`.quest-card.is-${type}`).length, type).toBeGreaterThan(1);
  }
  expect(console.error).not.toHaveBeenCalled();
}, PATIENCE);

it("keeps to what the content security policy allows: no style in the markup", () => {
  const { container } = render(Gallery, { page: "parts" });
  expect(container.innerHTML).not.toMatch(/\sstyle="/);
}, PATIENCE);
