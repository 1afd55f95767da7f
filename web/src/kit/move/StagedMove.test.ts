import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { catalog } from "../../lib/language/text.svelte";
import { Draft, type Next } from "./draft.svelte";
import StagedMove from "./StagedMove.svelte";

beforeAll(() => catalog.need("common", "kit"));
afterEach(cleanup);

const answers = createRawSnippet((question: () => string) => ({ render: () => `<p>${question()}</p>` }));

async function laid() {
  const confirm = vi.fn();
  const next = (stages: string[]): Promise<Next<string>> => Promise.resolve(stages.length < 2 ? `Question ${stages.length + 1}` : "complete");
  const draft = new Draft<string>("Question 1", { next, confirm });
  render(StagedMove<string>, { draft, ask: (question: string) => `${question}?`, answers, deed: "Go there", title: "A move" });
  await draft.answer("Osgiliath", "from osgiliath");
  await draft.answer("Minas Tirith", "to minas-tirith");
  await tick();
  return { draft, confirm };
}

it("confirms the whole move with one press, and not before it is complete", async () => {
  const { draft, confirm } = await laid();
  const button = screen.getByTestId("draft-confirm");
  expect(button.textContent).toContain("Go there");
  draft.back();
  await tick();
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(button);
  expect(confirm).not.toHaveBeenCalled();
  await draft.answer("Umbar", "to umbar");
  await fireEvent.click(button);
  expect(confirm).toHaveBeenCalledWith(["from osgiliath", "to umbar"]);
});

it("goes back by Escape, by its button and by the trail", async () => {
  const { draft } = await laid();
  await fireEvent.keyDown(screen.getByTestId("draft-confirm"), { key: "Escape" });
  expect(draft.texts).toEqual(["from osgiliath"]);
  expect(screen.getByText("Question 2?")).toBeTruthy();
  await draft.answer("Minas Tirith", "to minas-tirith");
  await tick();
  await fireEvent.click(screen.getByRole("button", { name: "Osgiliath" }));
  expect(draft.texts).toEqual([]);
  await draft.answer("Umbar", "from umbar");
  await tick();
  await fireEvent.click(screen.getByTestId("draft-back"));
  expect(draft.texts).toEqual([]);
});

it("leads the focus to the confirmation when the last answer has gone", async () => {
  await laid();
  await tick();
  expect(document.activeElement).toBe(screen.getByTestId("draft-confirm"));
});
