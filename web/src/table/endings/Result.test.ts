import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { BoardProps, GameModule } from "../../games/registry";
import { router } from "../../lib/router.svelte";
import { Session } from "../../lib/session/session.svelte";
import { catalog } from "../../lib/language/text.svelte";
import { acted, game as info, mockApi, SilentSocket } from "../../testing/mock";
import Result from "./Result.svelte";

const game: GameModule = { board: (() => ({})) as unknown as Component<BoardProps>, describe: () => [] };
const outcome = { reason: "fell", winners: [1], clause: "H39.2", scores: [0, 3] };

beforeAll(() => catalog.need("common", "lobby", "table", "hunt"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(cleanup);

async function finished(sequel: string, seats = [0], continued = false): Promise<Session> {
  const table = acted({ game: "hunt", state: "finished", sequel, my_seats: seats, continued });
  const api = mockApi({ table: vi.fn().mockResolvedValue(table), report: vi.fn().mockRejectedValue(new Error("none")) });
  const session = new Session("t1", "hunt", seats.map((seat) => ({ seat, token: "x" })), "", () => info(), api);
  await session.start();
  return session;
}

it("leads on to the game that follows, with the match it follows", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => undefined);
  render(Result, { session: await finished("war"), game, outcome, showClause: () => {} });
  await fireEvent.click(screen.getByTestId("sequel"));
  expect(go).toHaveBeenCalledWith("/new?game=war&after=t1");
});

it("says that a story goes on, and leads on to its next part with as many players", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => undefined);
  const session = await finished("hunt", [0], true);
  render(Result, { session, game, outcome: { reason: "reached-bree", winners: [], clause: "H28.5", scores: [] }, showClause: () => {} });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("To be continued");
  expect(screen.getByTestId("sequel").textContent).toBe("On to the next part");
  await fireEvent.click(screen.getByTestId("sequel"));
  expect(go).toHaveBeenCalledWith(`/new?game=hunt&after=t1&seats=${session.names.length}`);
});

it("leads nowhere for who only watched, without a sequel and without its board", async () => {
  for (const session of [await finished("war", []), await finished(""), await finished("nothing")]) {
    render(Result, { session, game, outcome, showClause: () => {} });
    expect(screen.queryByTestId("sequel")).toBeNull();
    cleanup();
  }
});
