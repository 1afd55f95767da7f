import { beforeEach, expect, it, vi } from "vitest";
import type { Api } from "../../lib/api";
import { Session } from "../../lib/session/session.svelte";
import { catalog } from "../../lib/language/text.svelte";
import type { Option, Question, View } from "../../lib/session/view";
import { acted, game, mockApi, option, SilentSocket, view } from "../../testing/mock";
import { cardIn } from "./cards";
import { deskOf, keys } from "./desk.svelte";
import { laneOf } from "./lanes/lane";
import { outcomes } from "./outlook";
import { isEmpty } from "./pace.svelte";
import type { QuestTable } from "./table";
import { bareName, nothingName, optionName } from "./words";

beforeEach(() => {
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

const question = (id: string, options: Option[], stage = false): Question => ({ seats: [0], id, clause: "Q1.1", prompt: null, options, stage, several: 0 });

/** A seat that is asked, what the server says of further stages, and what is sent. */
async function asked(id: string, options: Option[], ...stages: (Question | null)[]): Promise<{ session: Session; sent: () => string[] }> {
  const shown = { ...view({ game: "quest" }, [0], options), question: question(id, options) };
  const draft = vi.fn(() => Promise.resolve({ question: stages.shift() ?? null, whole: true })) as unknown as Api["draft"];
  const api = mockApi({ draft, table: vi.fn().mockResolvedValue(acted({ game: "quest" }, [], shown)) });
  const session = new Session("t1", "quest", [{ seat: 0, token: "a" }], "w", () => game(), api);
  await session.start();
  return { session, sent: () => vi.mocked(api.act).mock.calls.map((call) => call[2].action) };
}
const three = (): Option[] => [option("commit aragorn", "card:1"), option("commit gloin", "card:2"), option("commit theodred", "card:3"), option("done")];

it("sends who commits as one move, in the order of the question", async () => {
  const { session, sent } = await asked("commit", three());
  const desk = deskOf(session);
  await desk.pick("card:2");
  await desk.pick("card:1");
  expect(sent()).toEqual([]);
  await desk.confirm();
  expect(sent()).toEqual(["commit aragorn; commit gloin; done"]);
});

it("does not say done after the last one on the list, for it is not asked", async () => {
  const { session, sent } = await asked("commit", three());
  await deskOf(session).pick("card:3");
  await deskOf(session).confirm();
  expect(sent()).toEqual(["commit theodred"]);
});

it("chooses by number, commits by Enter, and nobody by 0", async () => {
  const one = await asked("commit", three());
  keys(one.session)["1"]?.();
  keys(one.session).Enter?.();
  expect(one.sent()).toEqual(["commit aragorn; done"]);
  const other = await asked("commit", three());
  keys(other.session)["0"]?.();
  expect(other.sent()).toEqual(["done"]);
});

it("goes through target and payment before anything is sent, and back", async () => {
  const target = question("choose-enemy", [option("choose orc", "card:8"), option("choose spider", "card:9")], true);
  const pay = question("pay", [option("pay aragorn 1", "card:1"), option("pay gloin 1", "card:2")], true);
  const { session, sent } = await asked("act", [option("play feint", "card:5"), option("pass")], target, pay, null);
  const desk = deskOf(session);
  await desk.pick("card:5");
  expect(desk.question?.id).toBe("choose-enemy");
  await desk.pick("card:9");
  expect(desk.question?.id).toBe("pay");
  desk.back();
  expect(desk.question?.id).toBe("choose-enemy");
  expect(sent()).toEqual([]);
});

it("proposes the first payment for Enter", async () => {
  const pay = question("pay", [option("pay aragorn 1", "card:1"), option("pay gloin 1", "card:2")], true);
  const { session, sent } = await asked("act", [option("play feint", "card:5"), option("pass")], pay, null);
  await deskOf(session).pick("card:5");
  await deskOf(session).primary?.();
  expect(sent()).toEqual(["play feint; pay aragorn 1"]);
});

it("passes a window by itself only if there is nothing but to pass", async () => {
  expect(isEmpty((await asked("act", [option("pass")])).session, "W-Q1")).toBe(true);
  expect(isEmpty((await asked("act", [option("play feint", "card:5"), option("pass")])).session, "W-Q1")).toBe(false);
});

it("says what may come of the quest, with its chances", () => {
  const words = { progress: (a: number, b: number) => `+${a}-${b}`, draw: "=", threat: (a: number, b: number) => `-${a}-${b}` };
  const chances = [{ add: 0, chance: 0.5 }, { add: 1, chance: 0.25 }, { add: 3, chance: 0.25 }];
  expect(outcomes(4, 3, chances, words)).toEqual([
    { chance: 0.5, words: "+1-1", tone: "good" },
    { chance: 0.25, words: "=", tone: "even" },
    { chance: 0.25, words: "-2-2", tone: "bad" },
  ]);
});

it("shows in the lane what is weighed", () => {
  const table = { phase: "quest", step: "S-Q1", resolving: [], moments: [], attacks: [], strikes: [] } as unknown as QuestTable;
  expect(laneOf(table, question("commit", []), true)).toBe("forecast");
  expect(laneOf(table, question("pay", [], true), true)).toBe("purses");
  expect(laneOf({ ...table, resolving: ["king-spider"] }, null, true)).toBe("moment");
  expect(laneOf({ ...table, phase: "combat", attacks: [{ enemy: 1, id: "orc", player: 0, defenders: [] }] }, null, true)).toBe("attack");
  // The card that asks for a choice stands beside it, and cards that are looked at are read there.
  expect(laneOf(table, question("choose-hero", [], true), true)).toBe("moment");
  expect(laneOf(table, question("one-of-five", []), true)).toBe("moment");
});

it("passes, but lets happen what hurts", async () => {
  await catalog.need("quest", "quest-cards");
  const pass = option("pass");
  const shown = (moment: string): View => view({ game: "quest", table: { moments: [{ id: moment }] } });
  expect(nothingName(pass, question("respond", [pass]), shown("M-COMMIT"))).toBe("Pass");
  expect(nothingName(pass, question("respond", [pass]), shown("M-REVEAL"))).toBe("Let it happen");
  expect(nothingName(pass, question("act", [pass]), shown("M-REVEAL"))).toBe("Pass");
});

it("names a card of an answer by itself, and twins by their number", async () => {
  await catalog.need("quest", "quest-cards");
  const spider = (card: number, damage: number) => ({ card, id: "forest-spider", name: `forest-spider#${card}`, stats: {}, damage });
  const table = { staging: [], active: null, players: [{ play: [], engaged: [spider(7, 1), spider(3, 0)], on_deck: [] }] };
  const attack = (card: number): Option => ({ ...option(`attack ${card}`, `card:${card}`), label: { id: "quest-option-attack", values: { card: { name: "quest-card-forest-spider" } } }, data: { card } });
  const shown = view({ game: "quest", table });
  expect(bareName(attack(7), shown)).toBe("Forest Spider (1)");
  expect(bareName(attack(3), shown)).toBe("Forest Spider (2)");
  expect(optionName(attack(7), shown)).toBe("Attack Forest Spider (damage 1)");
  expect(cardIn(attack(3).label)).toBe("forest-spider");
  expect(cardIn(null)).toBe("");
});
