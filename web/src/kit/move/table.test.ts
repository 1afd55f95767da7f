import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Api } from "../../lib/api";
import { Refusal } from "../../lib/api";
import { Session } from "../../lib/session/session.svelte";
import { catalog } from "../../lib/language/text.svelte";
import type { Question } from "../../lib/session/view";
import { acted, game, mockApi, option, SilentSocket, view } from "../../testing/mock";
import { draftAt } from "./table";

beforeAll(() => catalog.need("common", "kit"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

const asked = (text: string): Question => ({ seats: [0], id: "next", clause: "W1.1", prompt: null, options: [option(text)], stage: true, several: 0 });

async function seated(draft: Api["draft"]): Promise<{ session: Session; api: Api }> {
  const api = mockApi({ draft, table: vi.fn().mockResolvedValue(acted({}, [], view({}, [0], [option("move")]))) });
  const session = new Session("t1", "war", [{ seat: 0, token: "a" }], "w", () => game(), api);
  await session.start();
  return { session, api };
}

it("asks the server for each next stage and sends the whole as one action", async () => {
  const answers = [{ question: asked("from rohan"), whole: false }, { question: null, whole: true }];
  const draft = vi.fn(() => Promise.resolve(answers.shift())) as unknown as Api["draft"];
  const { session, api } = await seated(draft);
  const move = draftAt(session, session.question as Question);
  await move.answer("An army", "move");
  expect(move.question?.options[0]?.text).toBe("from rohan");
  await move.answer("Rohan", "from rohan", "2 riders");
  expect(draft).toHaveBeenLastCalledWith("t1", ["a"], 0, ["move", "from rohan", "2 riders"]);
  expect(api.act).not.toHaveBeenCalled();
  await move.confirm();
  expect(vi.mocked(api.act).mock.calls[0]?.[2].action).toBe("move; from rohan; 2 riders");
});

it("says in the player's words why a stage is refused", async () => {
  const problem = { reason: "illegal-action", message: "no", clause: "W12.4", table: null };
  const { session } = await seated(vi.fn(() => Promise.reject(new Refusal(409, problem))) as unknown as Api["draft"]);
  const move = draftAt(session, session.question as Question);
  await move.answer("An army", "move");
  expect(move.problem?.message).toBe("That is not allowed now.");
  expect(move.problem?.clause).toBe("W12.4");
  expect(move.texts).toEqual([]);
});
