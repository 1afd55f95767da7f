import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Component } from "svelte";
import type { BoardProps, GameModule } from "../../games/registry";
import { chanceWords } from "../../lib/language/clock";
import { Session } from "../../lib/session/session.svelte";
import { catalog } from "../../lib/language/text.svelte";
import { acted, game as info, mockApi, option, SilentSocket, view } from "../../testing/mock";
import Curtain from "../doors/Curtain.svelte";
import Prompt from "./Prompt.svelte";

const game: GameModule = {
  board: (() => ({})) as unknown as Component<BoardProps>,
  describe: () => [],
  selectionName: (things) => `keep ${things.join(",")}`,
};
const tools = createRawSnippet(() => ({ render: () => "<span></span>" }));

beforeAll(async () => {
  await catalog.need("common", "lobby", "table", "dash");
  catalog.add("en", "dash-order-keep = a die");
});
beforeEach(() => {
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(cleanup);

async function laid(options = [option("keep a", "a"), option("keep a,b", "a", "b")], asked = 0): Promise<Session> {
  const api = mockApi({ table: vi.fn().mockResolvedValue(acted({}, [], view({}, [asked], options))) });
  const session = new Session("t1", "dash", [{ seat: 0, token: "x" }], "", () => info(), api);
  await session.start();
  return session;
}

it("shows short answers that are nowhere on the board in the card itself", async () => {
  const session = await laid([option("keep a", "a"), option("pass")]);
  render(Prompt, { session, game, showClause: () => {}, tools });
  expect(screen.getAllByRole("button").map((one) => one.dataset.action).filter(Boolean)).toEqual(["pass"]);
});

it("says what a move that is put together still wants, then its name", async () => {
  const session = await laid([option("keep a,b", "a", "b"), option("keep a,c", "a", "c")]);
  render(Prompt, { session, game, showClause: () => {}, tools });
  const words = (): string => screen.getByTestId("confirm").textContent ?? "";
  expect(words()).toContain("Choose below");
  await session.pick("a");
  await tick();
  expect(words()).toContain("One more to choose");
  await session.pick("b");
  await tick();
  expect(words()).toContain("keep a,b");
});

it("offers not to ask where nothing is left but to pass, in the prompt itself", async () => {
  const session = await laid([option("pass")]);
  const orders = vi.spyOn(session, "orders").mockResolvedValue();
  render(Prompt, { session, game, showClause: () => {}, tools });
  await fireEvent.click(screen.getByTestId("empty-windows"));
  expect(orders).toHaveBeenCalledWith(0, { empty_windows: true });
});

it("does not offer it where something can be done", async () => {
  const session = await laid([option("keep a", "a"), option("pass")]);
  render(Prompt, { session, game, showClause: () => {}, tools });
  expect(screen.queryByTestId("empty-windows")).toBeNull();
});

it("offers not to ask again this turn, and in the same place to ask again whoever is asked", async () => {
  const session = await laid([option("keep a", "a"), option("pass")]);
  const orders = vi.spyOn(session, "orders").mockResolvedValue();
  render(Prompt, { session, game, showClause: () => {}, tools });
  await fireEvent.click(screen.getByTestId("hush"));
  expect(orders).toHaveBeenLastCalledWith(0, { hushed: ["keep"] });
  const shown = acted({ version: 2 }, [], view({}, [1], []));
  shown.table.seats[0] = { ...shown.table.seats[0]!, hushed: ["keep"] };
  session.take(shown);
  await tick();
  expect(screen.queryByTestId("hush")).toBeNull();
  await fireEvent.click(screen.getByTestId("ask-again"));
  expect(orders).toHaveBeenLastCalledWith(0, { hushed: [] });
});

it("withdraws an order that the game itself keeps, whoever is asked", async () => {
  const session = await laid([], 1);
  session.take(acted({ version: 2 }, [], view({ asides: ["withdraw the order"] }, [1], [])));
  const aside = vi.spyOn(session, "aside").mockResolvedValue();
  render(Prompt, { session, game, showClause: () => {}, tools });
  await fireEvent.click(screen.getByTestId("ask-again"));
  expect(aside).toHaveBeenCalledWith("withdraw the order");
});

it("leaves orders to a game that has some of its own", async () => {
  const session = await laid([option("keep a", "a"), option("pass"), { ...option("pass on"), verb: "pass-on" }]);
  render(Prompt, { session, game, showClause: () => {}, tools });
  expect(screen.queryByTestId("hush")).toBeNull();
});

it("asks nothing that is passed by order", async () => {
  const shown = acted({}, [], view({}, [0], [option("keep a", "a"), option("pass")]));
  shown.table.seats[0] = { ...shown.table.seats[0]!, hushed: ["keep"] };
  const session = new Session("t1", "dash", [{ seat: 0, token: "x" }], "", () => info(), mockApi({ table: vi.fn().mockResolvedValue(shown) }));
  await session.start();
  render(Prompt, { session, game, showClause: () => {}, tools });
  expect(session.acting).toBe(-1);
  expect(document.querySelector("#prompt-words")?.textContent).toContain("Passed for you");
});

it("shows the reason on the last board, and the way to the result", async () => {
  const session = await laid([], 1);
  const outcome = { reason: "resigned", winners: [0], clause: "", scores: [] };
  session.take(acted({ version: 2, state: "finished" }, [], view({ outcome, question: null }, [], [])));
  const toResult = vi.fn();
  render(Prompt, { session, game, showClause: () => {}, tools, toResult });
  expect(document.querySelector("#prompt-words")?.textContent).toContain("resignation");
  await fireEvent.click(screen.getByTestId("see-result"));
  expect(toResult).toHaveBeenCalled();
});

it("opens the rule behind the question", async () => {
  const session = await laid();
  const showClause = vi.fn();
  render(Prompt, { session, game, showClause, tools });
  await fireEvent.click(screen.getByText("D4.2", { exact: false }));
  expect(showClause).toHaveBeenCalledWith("D4.2");
});

it("says what is advised in the line of help, and moves no answer", async () => {
  const session = await laid([option("left"), option("right")]);
  const shown = (): (string | undefined)[] => screen.getAllByRole("button").map((one) => one.dataset.action).filter(Boolean);
  render(Prompt, { session, game, showClause: () => {}, tools });
  session.advice = { bot: "optimal", exact: true, lines: [
    { action: "right", value: 0.75, visits: 0, note: "" },
    { action: "left", value: 0.5, visits: 0, note: "" },
  ] };
  await tick();
  expect(shown()).toEqual(["left", "right"]);
  expect(screen.getByTestId("advice").textContent).toMatch(/right\s+75\.0%/);
  expect(document.querySelector("[data-action=right]")?.className).toContain("best");
});

it("says how sure a hint is that was tried out", async () => {
  const session = await laid([option("left"), option("right")]);
  session.advice = { bot: "mcts", exact: false, lines: [{ action: "left", value: 0.5, visits: 100, note: "" }] };
  render(Prompt, { session, game, showClause: () => {}, tools });
  expect(screen.getByTestId("advice").textContent).toContain("40% – 60%");
  expect(document.querySelector("[data-action=right]")?.textContent).not.toContain("%");
  expect(chanceWords({ value: 0.526, visits: 0 }, false, "en")).toBe("≈53%");
});

it("tells the question of somebody else in a sentence about them", async () => {
  const session = await laid([], 1);
  const question = session.question;
  if (question) question.prompt = { id: "dash-ask-keep", values: { player: { seat: 1 } } };
  render(Prompt, { session, game, showClause: () => {}, tools });
  expect(document.querySelector("#prompt-words")?.textContent?.trim()).toBe("Ben keeps at least one die of this roll.");
});

it("shows names and refusals as text, never as markup", async () => {
  const session = await laid();
  session.why = { thing: "a", allowed: false, clause: "", phrase: { id: "option", values: { text: "<img src=x>" } } };
  const { container } = render(Prompt, { session, game, showClause: () => {}, tools });
  expect(container.querySelector("img")).toBeNull();
  expect(container.textContent).toContain("<img src=x>");
});

it("says of a hidden question that it is one, and whose above it", async () => {
  const session = await laid([], 1);
  if (session.question) session.question.prompt = null;
  const { container } = render(Prompt, { session, game, showClause: () => {}, tools });
  expect(document.querySelector("#prompt-words")?.textContent?.trim()).toBe("What is asked here stays hidden.");
  expect(container.querySelector(".turn")?.textContent).toBe("Waiting for Ben");
});
it("hides everything behind the curtain but whose turn it is", async () => {
  const session = await laid();
  const { container } = render(Curtain, { session, seat: 1 });
  expect(container.textContent).toContain("Ben");
});
