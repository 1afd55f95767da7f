import { beforeEach, expect, it, vi } from "vitest";
import type { Api } from "../../lib/api";
import { Session } from "../../lib/session/session.svelte";
import type { Option } from "../../lib/session/view";
import { acted, game, mockApi, option, SilentSocket, view } from "../../testing/mock";
import { answersLeft, touch } from "./touch";

beforeEach(() => {
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

/** A seat that is asked these options, and what it sends. */
async function asked(...options: Option[]): Promise<{ session: Session; api: Api; sent: () => unknown[] }> {
  const shown = view({ game: "doom" }, [0], options);
  const api = mockApi({ table: vi.fn().mockResolvedValue(acted({ game: "doom" }, [], shown)) });
  const session = new Session("t1", "doom", [{ seat: 0, token: "a" }], "w", () => game(), api);
  await session.start();
  return { session, api, sent: () => vi.mocked(api.act).mock.calls.map((call) => JSON.stringify(call)) };
}

const turn = (die: string, ...faces: number[]): Option[] =>
  faces.map((face) => option(`use gandalf-power ${die} ${face}`, "card:gandalf-power", `rolled:${die}`));

it("leaves the face to the player when Gandalf turns a die", async () => {
  const { session, sent } = await asked(option("pass"), ...turn("encounter-1", 1, 2, 3, 5, 6), ...turn("encounter-2", 1, 2, 4, 5, 6));
  await touch(session, "card:gandalf-power");
  expect(session.ready).toBeUndefined();
  await touch(session, "rolled:encounter-2");
  expect(session.ready).toBeUndefined();
  expect(answersLeft(session).map((one) => one.text.split(" ").at(-1))).toEqual(["1", "2", "4", "5", "6"]);
  expect(sent()).toEqual([]);
});

it("asks for the face at once where there is one die only", async () => {
  const { session, sent } = await asked(option("pass"), ...turn("encounter-1", 1, 2, 3, 4, 5));
  await touch(session, "card:gandalf-power");
  expect([...session.selection].sort()).toEqual(["card:gandalf-power", "rolled:encounter-1"]);
  expect(session.ready).toBeUndefined();
  expect(answersLeft(session)).toHaveLength(5);
  expect(sent()).toEqual([]);
});

it("knows Elrond from Gandalf on the same die", async () => {
  const elrond = option("use elrond encounter-1", "card:elrond", "rolled:encounter-1");
  const { session } = await asked(option("pass"), elrond, ...turn("encounter-1", 1, 2, 3, 4, 5));
  await touch(session, "rolled:encounter-1");
  expect(session.ready).toBeUndefined();
  await touch(session, "card:elrond");
  expect(session.ready?.text).toBe("use elrond encounter-1");
});

it("sends the companion that was touched, also where several share a space", async () => {
  const { session, sent } = await asked(...["aragorn", "legolas", "gimli"].map((figure) => option(`lead ${figure}`, `figure:${figure}`)));
  await touch(session, "figure:legolas");
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toContain("lead legolas");
});

it("moves the Army of the Dead to the side that was touched", async () => {
  const { session, sent } = await asked(option("left", "slot:1"), option("right", "slot:5"));
  await touch(session, "slot:5");
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toContain('"right"');
});
