import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { catalog } from "../../lib/language/text.svelte";
import { spoken, type Face } from "./card";
import Card from "./Card.svelte";
import { Inspector } from "./inspector.svelte";
import InspectorPanel from "./InspectorPanel.svelte";
import Row from "./Row.svelte";

const face = (id: string, more: Partial<Face> = {}): Face => ({
  id, name: `Card ${id}`, kind: "Ally", numbers: [{ id: "attack", value: 2, printed: 3, words: "2 attack" }], text: [{ words: "It does something." }], ...more,
});

beforeAll(() => catalog.need("common", "kit"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a card in words", () => {
  it("tells its numbers, what lies on it and how it stands", () => {
    const words = spoken(
      face("a"),
      { exhausted: true, chosen: true, flag: "commits", guards: "the chart" },
      [{ shape: "drop", count: 1, words: "1 harm" }],
      { have: 1, all: 3, words: "1 of 3" },
      [{ id: "x", name: "Cloak", exhausted: true }],
    );
    expect(words).toBe("Card a, Ally, 2 attack, 1 of 3, 1 harm, guards the chart, with Cloak (exhausted), exhausted, commits");
  });

  it("tells nothing of a card that lies face down", () => {
    expect(spoken(face("a"), { down: true })).toBe("a card face down");
    const { container } = render(Card, { face: face("secret"), state: { down: true }, onpick: () => undefined });
    expect(container.innerHTML).not.toContain("secret");
  });
});

describe("a card under a hand", () => {
  it("is one button with all its words", async () => {
    const onpick = vi.fn();
    render(Card, { face: face("a"), onpick, toggles: true, state: { open: true }, thing: "card:a" });
    const button = screen.getByRole("button", { name: "Card a, Ally, 2 attack" });
    expect(button.getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(button);
    expect(onpick).toHaveBeenCalledOnce();
  });

  it("can be pressed to hear why it cannot be chosen", async () => {
    const onpick = vi.fn();
    render(Card, { face: face("a"), onpick, state: { barred: true } });
    const button = screen.getByRole("button");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button);
    expect(onpick).toHaveBeenCalledOnce();
  });

  it("is no button where nothing can be done with it", () => {
    render(Card, { face: face("a") });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("Card a, Ally, 2 attack")).toBeTruthy();
  });
});

describe("the inspector", () => {
  const large = createRawSnippet((id: () => string) => ({ render: () => `<p>All of ${id()}</p>` }));
  function laid(id = "a", onpick = vi.fn()) {
    const inspector = new Inspector();
    render(InspectorPanel, { inspector, card: large });
    const { container } = render(Card, { face: face(id), inspector, onpick });
    return { inspector, onpick, card: container.querySelector("article") as HTMLElement, button: screen.getByRole("button") };
  }
  const pointer = (kind: string, pointerType: string, x = 0): PointerEvent => Object.assign(new Event(kind, { bubbles: true }), { pointerType, clientX: x, clientY: 0 }) as unknown as PointerEvent;

  it("shows the card on which a pointer rests, and none that it only passes", async () => {
    const { inspector, card } = laid();
    await fireEvent(card, pointer("pointerenter", "mouse"));
    await fireEvent(card, pointer("pointerleave", "mouse"));
    vi.advanceTimersByTime(1000);
    expect(inspector.current).toBe("");
    await fireEvent(card, pointer("pointerenter", "mouse"));
    vi.advanceTimersByTime(200);
    await tick();
    expect(screen.getByText("All of a")).toBeTruthy();
    await fireEvent(card, pointer("pointerleave", "mouse"));
    expect(inspector.current).toBe("");
  });

  it("shows the card in focus; the key I leads there and Escape back", async () => {
    const { inspector, button } = laid();
    button.focus();
    expect(inspector.current).toBe("a");
    await fireEvent.keyDown(button, { key: "i" });
    await tick();
    const panel = screen.getByTestId("inspector");
    expect(document.activeElement).toBe(panel);
    expect(screen.getByText("All of a")).toBeTruthy();
    await fireEvent.keyDown(panel, { key: "Escape" });
    expect(document.activeElement).toBe(button);
    expect(inspector.pinned).toBe("");
  });

  it("opens by a long press, which is then no click", async () => {
    const { inspector, onpick, card, button } = laid();
    await fireEvent(card, pointer("pointerdown", "touch"));
    vi.advanceTimersByTime(500);
    expect(inspector.pinned).toBe("a");
    await fireEvent(card, pointer("pointerup", "touch"));
    await fireEvent.click(button);
    expect(onpick).not.toHaveBeenCalled();
    await fireEvent(card, pointer("pointerdown", "touch"));
    await fireEvent.click(button);
    expect(onpick).toHaveBeenCalledOnce();
  });

  it("leaves a finger that moves to the page", async () => {
    const { inspector, card } = laid();
    await fireEvent(card, pointer("pointerdown", "touch"));
    await fireEvent(card, pointer("pointermove", "touch", 40));
    vi.advanceTimersByTime(1000);
    expect(inspector.pinned).toBe("");
  });
});

describe("a row", () => {
  const card = createRawSnippet((item: () => string) => ({ render: () => `<button data-rove>${item()}</button>` }));

  it("is one stop for Tab, and arrows go along it", async () => {
    const { rerender } = render(Row<string>, { items: ["a", "b", "c"], key: (item: string) => item, card, label: "Row" });
    const stops = (): number[] => screen.getAllByRole("button").map((one) => one.tabIndex);
    expect(stops()).toEqual([0, -1, -1]);
    screen.getByText("a").focus();
    await fireEvent.keyDown(screen.getByText("a"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(screen.getByText("b"));
    expect(stops()).toEqual([-1, 0, -1]);
    await fireEvent.keyDown(screen.getByText("b"), { key: "End" });
    await fireEvent.keyDown(screen.getByText("c"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(screen.getByText("c"));
    vi.useRealTimers();
    await rerender({ items: ["a", "b"] });
    await new Promise((done) => setTimeout(done));
    expect(stops()).toEqual([0, -1]);
  });
});
