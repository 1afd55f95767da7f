/** Every seat has a role before anybody sits on it, and a name that fits into a sentence. */
import { beforeAll, describe, expect, it } from "vitest";
import type { SeatInfo } from "../../wire";
import { roleName, roleWho } from "./roles";
import { catalog } from "./text.svelte";
import { outcomeText, reasonText, seatName, seatNames } from "./words";

const GAMES: Record<string, [least: number, most: number]> = { dash: [1, 4], doom: [1, 4], hunt: [2, 5], quest: [1, 4], war: [2, 4] };
const seat = (number: number, part: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number, kind: "me", name: "", bot: "", taken: true, connected: true, passing: [], hushed: [], empty_windows: false, ...part,
});

beforeAll(async () => {
  await catalog.start("common", "lobby");
});

describe("roles", () => {
  it("names every seat of every game differently, and none by a number", () => {
    for (const [game, [least, most]] of Object.entries(GAMES))
      for (let seats = least; seats <= most; seats++) {
        const names = Array.from({ length: seats }, (_, one) => roleName(game, seats, one));
        expect(new Set(names).size, `${game} for ${seats}`).toBe(seats);
        expect(names.join(" ")).not.toMatch(/Seat|role-/);
      }
  });

  it("follows the deck of a seat in the card game", () => {
    expect(roleName("quest", 2, 1, { deck_2: "spirit" })).toBe("Spirit deck");
    expect(roleName("quest", 2, 1, { deck_2: "1.abc" })).toBe("A deck of one’s own");
  });

  it("calls a bot without a name by one of the Shire, and nobody twice", () => {
    const bot = (number: number, part: Partial<SeatInfo> = {}): SeatInfo => seat(number, { kind: "bot", bot: "greedy", ...part });
    const table = { game: "dash", options: {}, seats: [seat(0, { name: "Bob" }), bot(1), bot(2, { name: "Nob" }), bot(3)] };
    expect(seatNames(table)).toEqual(["Bob", "Rosie", "Nob", "Daisy"]);
    const elsewhere = { ...table, seats: [bot(0, { bot: "deep-thought" })] };
    expect(seatNames(elsewhere)).toEqual(["Bot (deep-thought)"]);
  });

  it("is one person in a sentence", () => {
    expect(roleName("hunt", 2, 1)).toBe("Ringwraiths");
    expect(roleWho("hunt", 2, 1)).toBe("The Ringwraith");
    expect(roleWho("war", 2, 1)).toBe("Shadow");
  });

  it("has a small letter where a sentence goes on", () => {
    const who = roleWho("quest", 2, 0);
    expect(who).toBe("The Leadership player");
    expect(catalog.text("list-and", { first: "Nob", last: who })).toBe("Nob and the Leadership player");
    expect(catalog.text("list-and", { first: who, last: "Nob" })).toBe("The Leadership player and Nob");
  });

  it("stands where there is no name", () => {
    const table = { game: "hunt", options: {}, seats: [seat(0), seat(1, { kind: "open", taken: false })] };
    expect(seatNames(table)).toEqual(["The Ring-bearer", "Ringwraiths"]);
    expect(seatName(seat(0, { name: "Ola" }), table)).toBe("Ola");
    expect(roleName("elsewhere", 2, 1)).toBe("Seat 2");
  });
});

it("says how a match ended that the rules did not end", () => {
  const outcome = { reason: "resigned", winners: [1], clause: "", scores: [] };
  expect(reasonText("war", outcome)).toBe("Won by resignation.");
  expect(reasonText("doom", { ...outcome, winners: [] })).toBe("The game was given up.");
  expect(outcomeText("war", { ...outcome, reason: "drawn", winners: [] }, ["Ola", "Kuba"])).toBe("A draw");
});

it("says of friends who have lost together what has won", async () => {
  await catalog.need("dash", "doom");
  const lost = { reason: "courage", winners: [], clause: "", scores: [] };
  expect(outcomeText("doom", lost, ["Ola", "Kuba"])).toBe("The Shadow prevails");
  expect(outcomeText("dash", lost, ["Ola", "Kuba"])).toBe("Nobody wins");
});
