import { beforeEach, expect, it, vi } from "vitest";
import { Session } from "../../lib/session/session.svelte";
import { acted, game as info, mockApi, option, SilentSocket, view } from "../../testing/mock";
import { numbered } from "./numbers";

beforeEach(() => {
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

const die = (id: string) => ({ id, kind: "fellowship", die: id, face: "4" });

async function laid(rolled: string[], options: ReturnType<typeof option>[]): Promise<Session> {
  const shown = view({ game: "doom", table: { rolled: rolled.map(die) } }, [0], options);
  const api = mockApi({ table: vi.fn().mockResolvedValue(acted({}, [], shown)) });
  const session = new Session("t1", "doom", [{ seat: 0, token: "x" }], "", () => info(), api);
  await session.start();
  return session;
}

it("counts rolled dice from left to right, in whatever order the answers name them", async () => {
  const session = await laid(
    ["encounter-1", "encounter-2", "ring-bearers", "gimli"],
    [option("place 2 gimli", "rolled:encounter-2", "rolled:gimli"), option("place 4 ring-bearers", "rolled:encounter-1", "rolled:ring-bearers")],
  );
  expect(numbered(session)).toEqual(["rolled:encounter-1", "rolled:encounter-2", "rolled:ring-bearers", "rolled:gimli"]);
});

it("counts dice that wait in the order of the tray", async () => {
  const session = await laid([], [option("roll gimli,aragorn", "die:gimli", "die:aragorn"), option("roll gimli,legolas", "die:gimli", "die:legolas")]);
  expect(numbered(session)).toEqual(["die:aragorn", "die:legolas", "die:gimli"]);
});

it("leaves the keys to the list where one thing is an answer", async () => {
  expect(numbered(await laid([], [option("add gimli", "die:gimli")]))).toEqual([]);
});
