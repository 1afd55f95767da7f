/** How a table of mine is told in the lobby. */
import { beforeAll, describe, expect, it } from "vitest";
import { catalog } from "../lib/language/text.svelte";
import { game } from "../testing/mock";
import type { SeatInfo, TableNow, TableSummary } from "../wire";
import { companyText, fared, isMine, lastText, ordered, turnText } from "./standing";

const seat = (number: number, part: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number, kind: "me", name: ["Ola", "Kuba", "Mira"][number] ?? "", bot: "", taken: true, connected: true, passing: [], hushed: [], empty_windows: false, ...part,
});
const table = (part: Partial<TableSummary> = {}): TableSummary => ({
  table: "t1", game: "hunt", title: "", state: "playing", seats: [seat(0), seat(1)], options: {}, seeded: false, moves: 1, created: 0, changed: 10, outcome: null, ...part,
});
const now = (part: Partial<TableNow> = {}): TableNow => ({ table: "t1", summary: table(), my_seats: [0], asked: [1], last: null, ...part });

beforeAll(async () => {
  await catalog.start("common", "lobby");
});

describe("a table of mine", () => {
  it("says that it waits for me, or for whom", () => {
    expect(turnText(now({ asked: [0] }))).toBe("Your turn");
    expect(turnText(now())).toBe("Kuba decides");
    expect(isMine(now({ my_seats: [0, 1] }))).toBe(true);
    const waiting = table({ state: "open", seats: [seat(0), seat(1, { kind: "open", name: "", taken: false })] });
    expect(turnText(now({ summary: waiting, asked: [] }))).toBe("waits for a player");
    expect(turnText(now({ summary: null }))).toBe("This table is not there any more.");
  });

  it("names the others, against me or with me", () => {
    expect(companyText(table(), [0], game({ id: "hunt", sides: [[0, 1]] }))).toBe("against Kuba");
    const three = table({ game: "doom", seats: [seat(0), seat(1), seat(2)] });
    expect(companyText(three, [0], game({ id: "doom", sides: [[0, 0], [0, 0, 0]] }))).toBe("with Kuba and Mira");
    expect(companyText(table(), [0, 1], undefined)).toBe("alone");
    const free = table({ seats: [seat(0), seat(1, { kind: "open", name: "", taken: false })] });
    expect(companyText(free, [0], undefined)).toBe("against Ringwraiths");
  });

  it("tells what happened last as far as the lobby has the words", () => {
    const entry = (values: Record<string, unknown>) => ({ step: 2, seat: 1, action: "", time: 0, facts: [{ id: "match-resigned", cause: "", values: values as never }] });
    expect(lastText(entry({ player: { seat: 1 } }), table())).toBe("Kuba resigns.");
    expect(lastText(entry({ player: "raw-id" }), table()), "an id is no word").toBe("");
    expect(lastText(null, table())).toBe("");
  });

  it("puts mine first, then the newest", () => {
    const old = now({ table: "old", summary: table({ changed: 1 }) });
    const late = now({ table: "late", summary: table({ changed: 9 }) });
    const mine = now({ table: "mine", summary: table({ changed: 0 }), asked: [0] });
    expect(ordered([old, mine, late]).map((one) => one.table)).toEqual(["mine", "late", "old"]);
  });

  it("knows whether I won", () => {
    const outcome = { reason: "fell", winners: [0], clause: "", scores: [] };
    expect(fared(outcome, [0])).toBe("won");
    expect(fared(outcome, [1])).toBe("lost");
    expect(fared(outcome, [])).toBe("");
    expect(fared({ ...outcome, reason: "drawn", winners: [] }, [0])).toBe("");
  });
});
