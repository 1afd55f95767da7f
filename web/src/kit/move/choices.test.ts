import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { catalog } from "../../lib/language/text.svelte";
import HowManyOfEach from "./HowManyOfEach.svelte";
import SeveralOfThese from "./SeveralOfThese.svelte";

beforeAll(() => catalog.need("common", "kit"));
afterEach(cleanup);

/** What a browser does with a key on a button, besides telling the page. */
async function press(key: string): Promise<void> {
  const target = document.activeElement as HTMLElement;
  const heard = await fireEvent.keyDown(target, { key });
  if (key === " " && target.tagName === "BUTTON" && heard) await fireEvent.click(target);
}

describe("several of these, by keyboard", () => {
  const picks = ["a", "b", "c", "d"].map((id) => ({ id, words: `Thing ${id}` }));
  const laid = (more: object = {}) => {
    const [onconfirm, onchange, onwhy] = [vi.fn(), vi.fn(), vi.fn()];
    render(SeveralOfThese, { picks, label: "Which?", deed: (chosen: readonly string[]) => `Take ${chosen.length}`, onconfirm, onchange, onwhy, ...more });
    screen.getByRole("checkbox", { name: /Thing a/ }).focus();
    return { onconfirm, onchange, onwhy };
  };
  const checked = (): string[] => screen.getAllByRole("checkbox", { checked: true }).map((one) => one.dataset.pick ?? "");

  it("takes and puts back with Space, and confirms with Enter when it is enough", async () => {
    const { onconfirm, onchange } = laid({ least: 2, most: 2 });
    await press("Enter");
    expect(onconfirm).not.toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toContain("2 more");
    for (const key of [" ", "ArrowRight", " ", "ArrowLeft", " ", "End", " "]) await press(key);
    expect(checked()).toEqual(["b", "d"]);
    await press("Enter");
    expect(onconfirm).toHaveBeenCalledWith(["b", "d"]);
    expect(onchange).toHaveBeenCalledTimes(4);
  });

  it("says so when no more can be taken", async () => {
    laid({ most: 2 });
    for (const key of [" ", "ArrowDown", " ", "ArrowDown", " "]) await press(key);
    expect(checked()).toEqual(["a", "b"]);
    expect(screen.getByRole("status").textContent).toContain("2 are enough");
    expect(screen.getByRole("checkbox", { name: /Thing c/ }).getAttribute("aria-disabled")).toBe("true");
  });

  it("keeps the order in which things were taken, and says it", async () => {
    const { onconfirm } = laid({ ordered: true, least: 3 });
    for (const key of ["ArrowRight", "ArrowRight", " ", "Home", " ", "ArrowRight", " ", "Enter"]) await press(key);
    expect(onconfirm).toHaveBeenCalledWith(["c", "a", "b"]);
    expect(screen.getByRole("checkbox", { name: "Thing a, number 2" })).toBeTruthy();
  });

  it("replaces the choice where only one can be taken", async () => {
    laid({ most: 1 });
    for (const key of [" ", "ArrowRight", " "]) await press(key);
    expect(checked()).toEqual(["b"]);
  });

  it("answers why one cannot be taken", async () => {
    const { onwhy } = laid({ picks: [{ id: "a", words: "Thing a", barred: "is exhausted" }, ...picks.slice(1)] });
    await press(" ");
    expect(onwhy).toHaveBeenCalledWith("a");
    expect(screen.getByRole("status").textContent).toBe("is exhausted");
  });
});

describe("how many of each, by keyboard", () => {
  const amounts = [
    { id: "orc", words: "Orcs", of: 5 },
    { id: "troll", words: "Trolls", of: 2, least: 1 },
  ];
  const laid = (more: object = {}) => {
    const [onconfirm, onchange] = [vi.fn(), vi.fn()];
    render(HowManyOfEach, { amounts, label: "Who goes?", deed: () => "Go", onconfirm, onchange, ...more });
    const orcs = screen.getByRole("spinbutton", { name: "Orcs" });
    orcs.focus();
    return { orcs, trolls: screen.getByRole("spinbutton", { name: "Trolls" }), onconfirm, onchange };
  };

  it("steps with arrows, jumps with Home, End and digits, and stays within bounds", async () => {
    const { orcs, onchange } = laid();
    const now = (): string | null => orcs.getAttribute("aria-valuenow");
    await press("ArrowUp");
    await press("ArrowRight");
    expect(now()).toBe("2");
    await press("4");
    expect(now()).toBe("4");
    await press("9");
    expect(now()).toBe("5");
    await press("ArrowUp");
    expect(now()).toBe("5");
    await press("Home");
    await press("ArrowDown");
    expect(now()).toBe("0");
    expect(onchange).toHaveBeenLastCalledWith({ orc: 0, troll: 1 }, true);
  });

  it("never goes beyond the whole, nor below what must be", async () => {
    const { orcs, trolls } = laid({ most: 4 });
    await press("End");
    expect(orcs.getAttribute("aria-valuenow")).toBe("3"); // one troll must go
    expect(orcs.getAttribute("aria-valuemax")).toBe("3");
    trolls.focus();
    await press("ArrowDown");
    expect(trolls.getAttribute("aria-valuenow")).toBe("1");
    await press("ArrowUp");
    expect(trolls.getAttribute("aria-valuenow")).toBe("1");
  });

  it("confirms with Enter when there are enough", async () => {
    const { onconfirm } = laid({ least: 3 });
    await press("Enter");
    expect(onconfirm).not.toHaveBeenCalled();
    await press("2");
    await press("Enter");
    expect(onconfirm).toHaveBeenCalledWith({ orc: 2, troll: 1 });
  });

  it("has buttons for hands as well", async () => {
    const { orcs } = laid({ first: { orc: 2 } });
    await fireEvent.click(screen.getByRole("button", { name: "One more: Orcs" }));
    expect(orcs.getAttribute("aria-valuenow")).toBe("3");
    await fireEvent.click(screen.getByRole("button", { name: "One fewer: Orcs" }));
    expect(orcs.getAttribute("aria-valuenow")).toBe("2");
  });
});
