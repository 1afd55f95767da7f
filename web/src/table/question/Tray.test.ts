import { cleanup, render, screen } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { BoardProps, GameModule } from "../../games/registry";
import { Session } from "../../lib/session/session.svelte";
import { catalog } from "../../lib/language/text.svelte";
import type { Option } from "../../lib/session/view";
import { acted, game as info, mockApi, option, SilentSocket, view } from "../../testing/mock";
import { laid } from "./answers";
import Tray from "./Tray.svelte";

const game: GameModule = { board: (() => ({})) as unknown as Component<BoardProps>, describe: () => [], lays: (one) => one.things[0]?.startsWith("die:") ?? false };

beforeAll(() => catalog.need("common", "lobby", "table", "dash"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(cleanup);

async function asked(...options: Option[]): Promise<Session> {
  const api = mockApi({ table: vi.fn().mockResolvedValue(acted({}, [], view({}, [0], options))) });
  const session = new Session("t1", "dash", [{ seat: 0, token: "x" }], "", () => info(), api);
  await session.start();
  return session;
}
const shown = (): (string | undefined)[] => screen.queryAllByRole("button").map((one) => one.dataset.action).filter(Boolean);
const texts = (options: Option[]): string[] => options.map((one) => one.text);
const places = (count: number): Option[] => Array.from({ length: count }, (_, index) => option(`go ${index}`, `place:${index}`));

it("lists a few answers, beside those in the card", async () => {
  const session = await asked(option("use a", "card:a"), option("use b", "card:b"), option("pass"));
  render(Tray, { session, game });
  expect(shown()).toEqual(["use a", "use b"]);
});

it("lists no answer that lies there as a thing", async () => {
  const session = await asked(option("take red", "die:red"), option("take blue", "die:blue"));
  render(Tray, { session, game });
  expect(shown()).toEqual([]);
  expect(laid(session, game).behind).toBe(0);
});

it("keeps many answers of the board behind a button", async () => {
  const session = await asked(...places(9));
  render(Tray, { session, game });
  expect(shown()).toEqual([]);
  expect(laid(session, game).behind).toBe(9);
  session.opened = true;
  await tick();
  expect(shown()).toHaveLength(9);
});

it("never lists orders of things", async () => {
  const ordered = (...things: string[]): Option => ({ ...option(`order ${things.join(",")}`, ...things), data: { ordered: true } });
  const session = await asked(ordered("a", "b"), ordered("b", "a"));
  expect(laid(session, game)).toMatchObject({ composing: true, listed: [], behind: 0 });
});

it("puts at most two short answers into the card, and long ones into the list", async () => {
  const short = await asked(option("yes"), option("no"));
  expect(texts(laid(short, game).card)).toEqual(["yes", "no"]);
  const long = await asked(option("yes, with all my heart and all my horses"), option("no"));
  expect(texts(laid(long, game).card)).toEqual(["no"]);
  const three = await asked(option("yes"), option("no"), option("perhaps"));
  expect(texts(laid(three, game).listed)).toEqual(["yes", "no", "perhaps"]);
});
