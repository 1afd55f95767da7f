import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Session } from "../../lib/session/session.svelte";
import { catalog } from "../../lib/language/text.svelte";
import { acted, game as info, mockApi, SilentSocket, table } from "../../testing/mock";
import Players from "./Players.svelte";

beforeAll(() => catalog.need("common", "lobby", "table"));
beforeEach(() => vi.stubGlobal("WebSocket", SilentSocket));
afterEach(cleanup);

it.each([true, false])("are called as in the log: bots of one kind are told apart (in the bar: %s)", async (chips) => {
  const seats = [0, 1, 2].map((seat) => ({ ...table().seats[0]!, seat, kind: "bot" as const, name: "", bot: "greedy" }));
  const api = mockApi({ table: vi.fn().mockResolvedValue(acted({ seats })) });
  const session = new Session("t1", "dash", [{ seat: 0, token: "x" }], "", () => info(), api);
  await session.start();
  const { container } = render(Players, { session, chips });
  const names = [...container.querySelectorAll(".name")].map((one) => one.textContent);
  expect(names).toEqual(session.names);
  expect(new Set(names).size).toBe(3);
});

it("are away when their page is gone, but never those who share this screen", async () => {
  const seats = [0, 1, 2].map((seat) => ({ ...table().seats[0]!, seat, connected: false }));
  const api = mockApi({ table: vi.fn().mockResolvedValue(acted({ seats, my_seats: [0] })) });
  const sharing = [0, 1].map((seat) => ({ seat, token: `x${seat}` }));
  const session = new Session("t1", "hunt", sharing, "", () => info(), api);
  await session.start();
  const { container } = render(Players, { session });
  const away = [...container.querySelectorAll("li")].map((one) => one.textContent?.includes("away"));
  expect(away).toEqual([false, false, true]);
});
