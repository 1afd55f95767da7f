import { beforeEach, describe, expect, it, vi } from "vitest";
import { acted, entry, game, mockApi, option, SilentSocket, table, view } from "../../testing/mock";
import { Refusal, Unreachable, type Api } from "../api";
import type { Acted } from "../../wire";
import { merge, Session, type Token } from "./session.svelte";

const keeps = [option("keep red", "die:red"), option("keep blue", "die:blue"), option("keep red,blue", "die:red", "die:blue")];

async function seated(api: Api, tokens: Token[] = [{ seat: 0, token: "a" }], secrets = false): Promise<Session> {
  const session = new Session("t1", "dash", tokens, "w", () => game({ has_secrets: secrets }), api);
  await session.start();
  return session;
}

function still(reduced: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
}

beforeEach(() => {
  SilentSocket.all = [];
  vi.stubGlobal("WebSocket", SilentSocket);
  still(true);
});

describe("a rematch", () => {
  it("takes all seats of this browser, also those behind the curtain", async () => {
    const rematch = vi.fn().mockResolvedValue({ table: "t2", seats: [], spectator_token: "" });
    const api = mockApi({ rematch });
    const session = await seated(api, [{ seat: 0, token: "a" }, { seat: 2, token: "b" }], true);
    await session.rematch();
    expect(rematch).toHaveBeenCalledWith("t1", ["a", "b"], 0);
  });
});

describe("names", () => {
  it("tell bots of one level apart", async () => {
    const bots = [0, 1, 2].map((seat) => ({ ...table().seats[0]!, seat, kind: "bot" as const, name: "Bot", bot: "easy" }));
    const session = await seated(mockApi({ table: vi.fn().mockResolvedValue(acted({ seats: bots })) }));
    expect(session.names).toHaveLength(3);
    expect(new Set(session.names).size).toBe(3);
  });
});

describe("another link", () => {
  it("replaces the old one here, and watches by it", async () => {
    const link = vi.fn().mockResolvedValue({ table: "t1", seats: [{ seat: 0, kind: "me", token: "new" }], spectator_token: "" });
    const session = await seated(mockApi({ link }));
    await session.renew(0, "Bea");
    expect(link).toHaveBeenCalledWith("t1", ["a"], 0, "Bea");
    expect(session.speaking).toEqual(["new"]);
    expect(session.problem).toBeNull();
  });
});

describe("following a table", () => {
  it("asks for the table with its token and watches from the last step", async () => {
    const api = mockApi({ table: vi.fn().mockResolvedValue(acted({ step: 3 }, [entry(1), entry(2), entry(3)])) });
    await seated(api);
    expect(api.table).toHaveBeenCalledWith("t1", ["a"]);
    const socket = SilentSocket.all[0]!;
    socket.onopen!();
    expect(JSON.parse(socket.sent[0]!)).toEqual({ type: "watch", table: "t1", tokens: ["a"], since: 3 });
  });

  it("drops an update that was overtaken by a newer one", async () => {
    const session = await seated(mockApi());
    session.receive({ type: "update", table: table({ version: 5 }), log: [] });
    session.receive({ type: "update", table: table({ version: 4 }), log: [] });
    expect(session.table?.version).toBe(5);
  });

  it("drops a whole table that was overtaken on its way", async () => {
    let arrive: (late: Acted) => void = () => undefined;
    const late = new Promise<Acted>((resolve) => (arrive = resolve));
    const api = mockApi({ table: vi.fn().mockResolvedValueOnce(acted({ step: 3 }, [entry(3)])).mockReturnValueOnce(late) });
    const session = await seated(api);
    const asked = session.reload();
    session.receive({ type: "update", table: table({ version: 5, step: 4 }), log: [entry(4, "table-taken-back")] });
    arrive(acted({ version: 4, step: 3 }, [entry(3)]));
    await asked;
    expect(session.table?.version).toBe(5);
    expect(session.log.at(-1)?.facts[0]?.id).toBe("table-taken-back");
  });

  it("drops what was meant for the seat before the curtain was lifted", async () => {
    const forSeat = (seat: number, version: number): Acted => acted({ my_seats: [seat], version }, []);
    const read = vi.fn().mockImplementation((_id: string, [token]: string[]) => Promise.resolve(token === "a" ? forSeat(0, 9) : forSeat(1, 4)));
    const session = await seated(mockApi({ table: read }), [{ seat: 0, token: "a" }, { seat: 1, token: "b" }], true);
    const lifted = session.lift(1);
    session.receive({ type: "update", table: table({ my_seats: [0], version: 10 }), log: [] });
    await lifted;
    expect(session.table?.my_seats).toEqual([1]);
    expect(session.table?.version).toBe(4);
  });

  it("asks for everything again when a step is missing", async () => {
    const api = mockApi({ table: vi.fn().mockResolvedValue(acted({}, [entry(1)])) });
    const session = await seated(api);
    session.receive({ type: "update", table: table({ version: 4, step: 4 }), log: [entry(2)] });
    expect(api.table).toHaveBeenCalledTimes(2);
  });

  it("keeps the selection when only somebody came or went", async () => {
    const shown = view({}, [0], keeps);
    const session = await seated(mockApi({ table: vi.fn().mockResolvedValue(acted({}, [], shown)) }));
    await session.pick("die:red");
    session.receive({ type: "update", table: table({}, shown), log: [] });
    expect([...session.selection]).toEqual(["die:red"]);
    session.receive({ type: "update", table: table({ version: 2 }, shown), log: [] });
    expect(session.selection.size).toBe(0);
  });

  it("replaces what it knew of the same steps", () => {
    expect(merge([entry(1), entry(2, "old")], [entry(2, "new"), entry(3)], 3).map((one) => one.step)).toEqual([1, 2, 3]);
    expect(merge([entry(1), entry(2, "old")], [entry(2, "new")], 2)[1]?.facts[0]?.id).toBe("new");
    expect(merge([entry(1), entry(2)], [entry(7), entry(8)], 8).map((one) => one.step)).toEqual([7, 8]);
  });

  it("fetches the pages of a long log before what it knows", async () => {
    const api = mockApi({
      table: vi.fn().mockResolvedValue(acted({ step: 4 }, [entry(3), entry(4)])),
      log: vi.fn().mockResolvedValue([entry(1), entry(2)]),
    });
    const session = await seated(api);
    expect(session.hasEarlier).toBe(true);
    await session.earlier();
    expect(api.log).toHaveBeenCalledWith("t1", ["a"], 3);
    expect(session.log.map((one) => one.step)).toEqual([1, 2, 3, 4]);
    expect(session.hasEarlier).toBe(false);
  });

  it("hears every line of the chat once", async () => {
    const session = await seated(mockApi());
    const line = { id: 1, seat: 0, name: "Ann", text: "hi", time: 0 };
    session.receive({ type: "chat", table: "t1", lines: [line] });
    session.receive({ type: "chat", table: "t1", lines: [line, { ...line, id: 2 }] });
    expect(session.chat.map((one) => one.id)).toEqual([1, 2]);
  });

  it("shows quick changes one after another and asks nothing until the last", async () => {
    still(false);
    vi.useFakeTimers();
    const mine = view({}, [0], keeps);
    const session = await seated(mockApi({ table: vi.fn().mockResolvedValue(acted({}, [entry(1)], view({}, [1]))) }));
    session.receive({ type: "update", table: table({ version: 2, step: 2 }, view({}, [1])), log: [entry(2, "x")] });
    session.receive({ type: "update", table: table({ version: 3, step: 3 }, mine), log: [entry(3, "y")] });
    expect(session.behind).toBe(true);
    expect(session.acting).toBe(-1);
    vi.advanceTimersByTime(4000);
    expect(session.behind).toBe(false);
    expect(session.acting).toBe(0);
    expect(session.news.facts[0]?.id).toBe("y");
    vi.useRealTimers();
  });
});

describe("an ending", () => {
  const outcome = { reason: "arrived", winners: [0], clause: "D11.1", scores: [] };

  it("is believed when the last fact is told: neither log nor table know it before", async () => {
    still(false);
    vi.useFakeTimers();
    const session = await seated(mockApi({ table: vi.fn().mockResolvedValue(acted({}, [entry(1, "a")], view({}, [1]))) }));
    const heard: unknown[] = [];
    session.heard = (what) => heard.push(what);
    session.teller = { kind: (fact) => (fact.id === "y" ? "move" : undefined), length: () => 10 };
    session.receive({ type: "update", table: table({ version: 2, step: 2, state: "finished" }, view({ outcome, question: null })), log: [entry(2, "x", "y")] });
    expect(session.table?.state).toBe("playing");
    expect(session.log.flatMap((one) => one.facts.map((fact) => fact.id))).toEqual(["a"]);
    vi.advanceTimersByTime(60);
    expect(session.log.flatMap((one) => one.facts.map((fact) => fact.id))).toEqual(["a", "x"]);
    vi.advanceTimersByTime(900);
    expect(session.log.flatMap((one) => one.facts.map((fact) => fact.id))).toEqual(["a", "x", "y"]);
    expect([session.table?.state, session.table?.step]).toEqual(["playing", 1]);
    vi.advanceTimersByTime(2000);
    expect([session.table?.state, session.table?.step]).toEqual(["finished", 2]);
    expect(heard).toEqual([[], ["move"], "end"]);
    vi.useRealTimers();
  });

  it("of a page that stands still is there at once", async () => {
    const session = await seated(mockApi({ table: vi.fn().mockResolvedValue(acted({}, [entry(1, "a")], view({}, [1]))) }));
    session.receive({ type: "update", table: table({ version: 2, step: 2, state: "finished" }, view({ outcome, question: null })), log: [entry(2, "x", "y")] });
    expect(session.table?.state).toBe("finished");
    expect(session.log.at(-1)?.facts.length).toBe(2);
  });
});

describe("a replay", () => {
  it("plays moment after moment, can be paused, and ends in the present", async () => {
    vi.useFakeTimers();
    const history = vi.fn().mockImplementation((_id: string, _tokens: string[], step: number) => Promise.resolve({ step, last: 3, view: view(), entry: entry(step, "x") }));
    const session = await seated(mockApi({ history, table: vi.fn().mockResolvedValue(acted({ step: 3, state: "finished" })) }));
    const seen: (number | undefined)[] = [];
    const tick = async (): Promise<void> => {
      await vi.advanceTimersByTimeAsync(3000);
      seen.push(session.moment?.step);
    };
    await session.replay.from(1);
    seen.push(session.moment?.step);
    session.replay.toggle();
    await tick();
    session.replay.toggle();
    for (let at = 0; at < 3; at++) await tick();
    expect(seen).toEqual([1, 1, 3, undefined, undefined]);
    expect(session.replay.playing).toBe(false);
    vi.useRealTimers();
  });
});

describe("acting", () => {
  const shown = view({}, [0], keeps);
  const laid = { table: vi.fn().mockResolvedValue(acted({}, [], shown)) };

  it("sends the same action id again when the answer was lost", async () => {
    const act = vi.fn().mockRejectedValueOnce(new Unreachable("lost")).mockResolvedValue(acted({ version: 2 }));
    const session = await seated(mockApi({ ...laid, act }));
    await session.act("keep red");
    expect(act).toHaveBeenCalledTimes(2);
    expect(act.mock.calls[0]![2]).toEqual(act.mock.calls[1]![2]);
    expect(act.mock.calls[0]![2]).toMatchObject({ expected_version: 1, seat: 0, action: "keep red" });
    expect(session.table?.version).toBe(2);
  });

  it("answers no question twice, and the next one before the last answer is back", async () => {
    let answer: (value: unknown) => void = () => {};
    const act = vi.fn().mockImplementation(() => new Promise((done) => (answer = done)));
    const session = await seated(mockApi({ ...laid, act }));
    const first = session.act("keep red");
    void session.act("keep red");
    expect(session.busy).toBe(true);
    expect(act).toHaveBeenCalledTimes(1);
    const finish = answer;
    session.receive({ type: "update", table: table({ version: 2 }, shown), log: [] });
    expect(session.busy).toBe(false);
    void session.act("keep blue");
    expect(act).toHaveBeenCalledTimes(2);
    finish(acted({ version: 2 }, [], shown));
    await first;
    expect(session.busy).toBe(true);
  });

  it("takes the fresh view that comes with a refusal", async () => {
    const problem = { reason: "stale-version", message: "moved", clause: "", table: table({ version: 9 }) };
    const session = await seated(mockApi({ ...laid, act: vi.fn().mockRejectedValue(new Refusal(409, problem)) }));
    await session.act("keep red");
    expect(session.table?.version).toBe(9);
    expect(session.problem?.reason).toBe("stale-version");
    expect(session.busy).toBe(false);
  });

  it("collects things until they are an option", async () => {
    const session = await seated(mockApi(laid));
    await session.pick("die:red");
    expect(session.ready?.text).toBe("keep red");
    await session.pick("die:blue");
    expect(session.ready?.text).toBe("keep red,blue");
    await session.pick("die:red");
    expect(session.ready?.text).toBe("keep blue");
  });

  it("asks why about a thing that no option allows", async () => {
    const why = vi.fn().mockResolvedValue({ allowed: false, clause: "D4.3", phrase: null });
    const session = await seated(mockApi({ ...laid, why }));
    await session.pick("die:green", "keep green");
    expect(why).toHaveBeenCalledWith("t1", ["a"], 0, "keep green", []);
    expect(session.why?.clause).toBe("D4.3");
    expect(session.selection.size).toBe(0);
  });

  it("answers at once where a thing stands for one option alone", async () => {
    const act = vi.fn().mockResolvedValue(acted({ version: 2 }));
    const only = view({}, [0], [option("split 1", "square:0:1"), option("leave")]);
    const session = await seated(mockApi({ table: vi.fn().mockResolvedValue(acted({}, [], only)), act }));
    await session.pick("square:0:1");
    expect(act.mock.calls[0]![2]).toMatchObject({ action: "split 1" });
  });

  it("asks nothing while looking back", async () => {
    const history = vi.fn().mockResolvedValue({ step: 1, last: 1, view: shown, entry: null });
    const session = await seated(mockApi({ ...laid, history }));
    await session.look(0);
    expect(history).toHaveBeenCalledWith("t1", ["a"], 1);
    expect(session.acting).toBe(-1);
    session.now();
    expect(session.acting).toBe(0);
  });
});

describe("hot-seat", () => {
  const tokens = [{ seat: 0, token: "a" }, { seat: 1, token: "b" }];

  it("sends all tokens where nothing is secret", async () => {
    const api = mockApi({ table: vi.fn().mockResolvedValue(acted({ my_seats: [0, 1] }, [], view({}, [1]))) });
    const session = await seated(api, tokens);
    expect(api.table).toHaveBeenCalledWith("t1", ["a", "b"]);
    expect(session.acting).toBe(1);
    expect(session.curtain).toBe(-1);
  });

  it("draws the curtain between the seats where something is secret", async () => {
    const answers = vi.fn().mockResolvedValue(acted({}, [], view({}, [1])));
    const api = mockApi({ table: answers });
    const session = await seated(api, tokens, true);
    expect(session.speaking).toEqual(["a"]);
    expect(session.curtain).toBe(1);
    answers.mockResolvedValue(acted({ my_seats: [1], version: 1 }, [], view({ seat: 1 }, [1])));
    await session.lift(1);
    expect(answers).toHaveBeenLastCalledWith("t1", ["b"]);
    expect(session.curtain).toBe(-1);
    expect(session.acting).toBe(1);
  });

  it("draws the curtain when the page is opened, also before the seat that is asked", async () => {
    const api = mockApi({ table: vi.fn().mockResolvedValue(acted({}, [], view({}, [0]))) });
    const session = await seated(api, tokens, true);
    expect(session.curtain).toBe(0);
    await session.lift(0);
    expect(session.curtain).toBe(-1);
  });

  it("closes the doors when who sits here has seen the end of the own move", async () => {
    const api = mockApi({ table: vi.fn().mockResolvedValue(acted({}, [entry(1)], view({}, [0]))) });
    const session = await seated(api, tokens, true);
    await session.lift(0);
    still(false);
    session.take(acted({ version: 2, step: 2 }, [entry(2, "x")], view({}, [1])));
    expect([session.behind, session.curtain]).toEqual([true, -1]);
    session.skip();
    await vi.waitFor(() => expect([session.behind, session.curtain]).toEqual([false, 1]));
  });

  /** The second seat is asked, with these answers for its own eyes. */
  async function othersTurn(options = [option("pass")], order: Partial<Acted["table"]["seats"][number]> = {}): Promise<{ session: Session; act: ReturnType<typeof vi.fn>; drawn: () => Promise<number> }> {
    const theirs = acted({ my_seats: [1], version: 2 }, [], view({ seat: 1 }, [1], options));
    theirs.table.seats[1] = { ...theirs.table.seats[1]!, ...order };
    const act = vi.fn().mockResolvedValue(theirs);
    let mine = acted({}, [], view({}, [0]));
    const read = vi.fn().mockImplementation((_id: string, [token]: string[]) => Promise.resolve(token === "b" ? theirs : mine));
    const session = await seated(mockApi({ table: read, act }), tokens, true);
    await session.lift(0);
    mine = acted({ version: 3 }, [], view({}, [0]));
    const drawn = async (): Promise<number> => {
      session.take(acted({ version: 2 }, [], view({}, [1])));
      const before = session.curtain;
      await vi.waitFor(() => expect(session.curtain === 1 || act.mock.calls.length > 0).toBe(true));
      return Math.max(before, session.curtain);
    };
    return { session, act, drawn };
  }

  it("closes no doors for who can only pass, and passes for them", async () => {
    const { act, drawn } = await othersTurn();
    expect(await drawn()).toBe(-1);
    expect(act).toHaveBeenCalledWith("t1", ["b"], expect.objectContaining({ seat: 1, action: "pass", expected_version: 2 }));
  });

  it("closes them for who can do something", async () => {
    const { act, drawn } = await othersTurn([option("play a"), option("pass")]);
    expect(await drawn()).toBe(1);
    expect(act).not.toHaveBeenCalled();
  });

  it("closes none for a question that its seat has hushed", async () => {
    const { act, drawn } = await othersTurn([option("play a"), option("pass")], { hushed: ["keep"] });
    expect(await drawn()).toBe(-1);
    expect(act).toHaveBeenCalled();
  });

  it("closes them every time where even that shall tell nothing", async () => {
    const { session, act, drawn } = await othersTurn();
    session.setAskAlways(true);
    expect(await drawn()).toBe(1);
    expect(act).not.toHaveBeenCalled();
    session.setAskAlways(false);
  });

  it("does not lift the curtain for who looks back", async () => {
    const api = mockApi({ table: vi.fn().mockResolvedValue(acted({}, [], view({}, [0]))) });
    const session = await seated(api, tokens, true);
    await session.lift(0);
    session.take(acted({ version: 2 }, [], view({}, [1])));
    session.skip();
    session.moment = { step: 1, last: 2, view: view({}, [0]), entry: null };
    await vi.waitFor(() => expect(session.curtain).toBe(1));
  });
});
