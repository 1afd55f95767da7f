import { cleanup, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { BoardProps, GameModule } from "../../games/registry";
import { Session } from "../../lib/session/session.svelte";
import { catalog } from "../../lib/language/text.svelte";
import { acted, game as info, mockApi, SilentSocket, view } from "../../testing/mock";
import Goal from "./Goal.svelte";

const module = (goal?: GameModule["goal"]): GameModule => ({ board: (() => ({})) as unknown as Component<BoardProps>, describe: () => [], goal });

beforeAll(() => catalog.need("common", "lobby", "table", "dash"));
beforeEach(() => vi.stubGlobal("WebSocket", SilentSocket));
afterEach(cleanup);

async function at(my_seats: number[]): Promise<Session> {
  const api = mockApi({ table: vi.fn().mockResolvedValue(acted({ my_seats }, [], view({}, [0], []))) });
  const session = new Session("t1", "dash", my_seats.map((seat) => ({ seat, token: `x${seat}` })), "", () => info(), api);
  await session.start();
  return session;
}

it("says who the seat is and what it wants, and leads to the page that explains the game", async () => {
  const goal = vi.fn(() => "dash-goal");
  render(Goal, { session: await at([1]), game: module(goal) });
  expect(goal).toHaveBeenCalledWith(expect.anything(), 1, expect.any(Number));
  expect(screen.getByTestId("goal").textContent).toContain("You are a hobbit with the Ring");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/howto/dash");
});

it("says nothing to who only watches, nor of a game from elsewhere", async () => {
  render(Goal, { session: await at([]), game: module(() => "dash-goal") });
  render(Goal, { session: await at([0]), game: module() });
  render(Goal, { session: await at([0]), game: module(() => "elsewhere-goal") });
  expect(screen.queryByTestId("goal")).toBeNull();
});
