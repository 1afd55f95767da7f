import { expect, it } from "vitest";
import type { View } from "../../lib/session/view";
import type { FactOut } from "../../wire";
import { parts } from "./parts";
import { doom, type DoomTable } from "./table";

const name = (id: string): { name: string } => ({ name: id });
const fact = (id: string, values: Record<string, unknown> = {}): FactOut => ({ id: `doom-${id}`, cause: "", values }) as unknown as FactOut;
const began = (seat: number, turn: number): FactOut => fact("turn-began", { player: { seat }, turn });
const rolled = (seat: number, face: number): FactOut => fact("rolled", { player: { seat }, dice: { names: ["doom-die-encounter-1"] }, faces: { names: [`doom-face-${face}`] } });
const moved = (from: number, to: number): FactOut => fact("moved", { figure: name("doom-figure-ring-bearers"), from, to });

function view(part: Partial<DoomTable>, over = false): View {
  const slots = [1, 2].map((number) => ({ number, symbol: "nazgul", card: { id: number === 2 ? "sting" : "shelob", face_up: true, kind: "final", removed_after: false }, covered: null }));
  const table = {
    stage: "mount-doom", turn: 20, active: 0, courage: { now: 4, highest: 12, start: 6, eye: 0, galadriel: 0 },
    figures: [{ id: "ring-bearers", space: 45 }], slots, stacks: [{ stage: "mount-doom", destination: 48, cards: 0, unseen: ["ash"], top: "" }],
    rolled: [], odds: { encounters: [], battle: null, ring: 1 }, ...part,
  };
  const outcome = over ? { reason: "courage", winners: [], clause: "M15.2", scores: [] } : null;
  return { game: "doom", rules: 2, seats: 2, seat: 0, question: null, table: table as unknown as Record<string, unknown>, outcome };
}
const TURNS = [
  began(0, 21), rolled(0, 2), fact("turned-up", { slot: 2, card: name("doom-card-sting") }), rolled(0, 5), fact("courage-lost", { hearts: 3, courage: 1 }), moved(45, 46),
  began(1, 22), rolled(1, 1), fact("courage-lost", { hearts: 1, courage: 0 }), fact("lost-courage"),
];
const before = view({});
const after = view({ turn: 22, active: 1, courage: { now: 0, highest: 12, start: 6, eye: 0, galadriel: 0 }, figures: [{ id: "ring-bearers", space: 46 }] as DoomTable["figures"] }, true);

it("tells the final stage die by die, with every fact once", () => {
  const found = parts(before, after, TURNS, [0]);
  expect(found.map((part) => part.facts)).toEqual([2, 1, 1, 2, 2, 2]);
  expect(found.at(-1)?.view).toBe(after);
});

it("lets whoever rolls a die roll it by hand, and nobody else", () => {
  const asked = (mine: number[]): (string | undefined)[] => parts(before, after, TURNS, mine).map((part) => part.hold?.ask);
  expect(asked([0])).toEqual(["doom-board-roll-turn", undefined, "doom-board-roll-card", undefined, undefined, undefined]);
  expect(asked([1])).toEqual([undefined, undefined, undefined, undefined, "doom-board-roll-turn", undefined]);
  expect(asked([])).toEqual(Array(6).fill(undefined));
});

it("shows nothing that a later die has brought", () => {
  const [first, turned, again, lost, other] = parts(before, after, TURNS, [0]).map((part) => ({ table: doom(part.view), outcome: part.view.outcome }));
  expect([first, turned, again, lost, other].map((one) => one?.outcome)).toEqual([null, null, null, null, null]);
  expect(first?.table.slots[1]?.card?.id).toBe("");
  expect(first?.table.stacks[0]?.unseen).toEqual(["ash", "sting"]);
  expect([first, turned, again, lost].map((one) => one?.table.rolled.map((die) => die.face).join())).toEqual(["2", "2", "5", "5"]);
  expect(first?.table.odds.ring).toBeNull();
  expect(turned?.table.slots[1]?.card?.id).toBe("sting");
  expect([first, again, lost, other].map((one) => one?.table.courage.now)).toEqual([4, 4, 1, 1]);
  expect([first, again, lost, other].map((one) => one?.table.figures[0]?.space)).toEqual([45, 45, 46, 46]);
  expect([first, lost, other].map((one) => one?.table.turn)).toEqual([21, 21, 22]);
});

it("leaves the other stages as they are", () => {
  const elsewhere = view({ stage: "gondor" });
  expect(parts(elsewhere, elsewhere, TURNS, [0])).toEqual([]);
});
