import { expect, it } from "vitest";
import type { View } from "../../lib/session/view";
import type { FactOut } from "../../wire";
import { parts } from "./parts";
import { dash, type DashTable, type DieView, type SheetView } from "./table";

const DICE = ["yellow", "red", "blue", "green", "black"];
const fact = (id: string, seat: number, values: Record<string, unknown> = {}): FactOut => ({ id: `dash-${id}`, cause: "", values: { player: { seat }, ...values } }) as unknown as FactOut;
const dice = (...shown: string[]): Record<string, unknown> => ({
  dice: { names: shown.map((one) => `dash-die-${one.split(" ")[0] ?? ""}`) },
  symbols: { names: shown.map((one) => `dash-symbol-${one.split(" ")[1] ?? ""}`) },
});
const die = (id: string, symbol = "", kept = false): DieView => ({ id, symbol, kept, to_apply: false, hits: 0 });
const sheet = (seat: number, part: Partial<SheetView> = {}): SheetView => ({
  seat, hobbit: seat ? "frodo" : "merry", colour: seat ? "yellow" : "blue", circle: 0, squares: Array<"empty">(8).fill("empty"), remaining_marks: 8, eliminated: false, in_mordor: false, ...part,
});
function view(part: Partial<DashTable>, asked = true): View {
  const table: DashTable = { side: "normal", round: 1, turn_limit: 0, active: 0, place: "", sheets: [sheet(0), sheet(1)], dice: DICE.map((id) => die(id)), ...part };
  const question = asked ? ({ id: "keep", seats: [table.active], options: [] } as unknown as View["question"]) : null;
  return { game: "dash", rules: 1, seats: 2, seat: 0, question, table: table as unknown as View["table"], outcome: null };
}
const shown = (one: View | undefined): string => (one ? dash(one).dice.map((each) => each.symbol || "-").join(" ") : "");

// Seat 1 has kept everything but the black die; what it keeps last ends its turn, and seat 0 rolls.
const before = view({ active: 1, dice: [die("yellow", "ring", true), die("red", "gandalf", true), die("blue", "nazgul", true), die("green", "ring", true), die("black", "orc")] });
const after = view({
  active: 0, round: 2, sheets: [sheet(0, { squares: ["full", ...Array<"empty">(7).fill("empty")], remaining_marks: 7 }), sheet(1, { circle: 2, squares: ["split", ...Array<"empty">(7).fill("empty")], remaining_marks: 9 })],
  dice: [die("yellow", "orc"), die("red", "orc"), die("blue", "ring"), die("green", "nazgul"), die("black", "tree")].map((one) => ({ ...one, hits: one.id === "yellow" ? 1 : 0 })),
});
const TURN = [
  fact("kept", 1, dice("black orc")),
  fact("orcs-held", 1),
  fact("split", 1, { square: 1 }),
  fact("filled", 0, { square: 1, die: { name: "dash-die-blue" }, by: { seat: 1 } }),
  fact("moved", 1, { circle: 1 }),
  fact("moved", 1, { circle: 2 }),
  fact("round-began", 0, { round: 2 }),
  fact("turn-began", 0),
  fact("rolled", 0, dice("yellow orc", "red orc", "blue ring", "green nazgul", "black tree")),
];

it("tells every fact once and ends with the table as it is", () => {
  const found = parts(before, after, TURN, [0]);
  expect(found.map((part) => part.facts)).toEqual([2, 1, 1, 1, 1, 2, 1]);
  expect(found.at(-1)?.view).toBe(after);
  expect(found.slice(0, -1).every((part) => part.view.question === null)).toBe(true);
});

it("shows no die of a roll before the roll is told", () => {
  const [kept, , , , walked, taken, rolled] = parts(before, after, TURN, [0]).map((part) => part.view);
  for (const one of [kept, walked]) expect(shown(one)).toBe("ring gandalf nazgul ring orc");
  expect(shown(taken)).toBe("- - - - -");
  expect(shown(rolled)).toBe("orc orc ring nazgul tree");
  expect(kept && dash(kept).dice.every((one) => one.kept)).toBe(true);
  expect(taken && [dash(taken).active, dash(taken).round, dash(taken).dice[0]?.hits]).toEqual([0, 2, 1]);
});

it("walks circle by circle, splits and marks square by square, and puts each die away that has done it", () => {
  const views = parts(before, after, TURN, [0]).map((part) => dash(part.view));
  expect(views.map((one) => one.sheets[1]?.circle)).toEqual([0, 0, 0, 1, 2, 2, 2]);
  expect(views.map((one) => one.sheets[1]?.squares[0])).toEqual(["empty", ...Array(6).fill("split")]);
  expect(views.map((one) => one.sheets[0]?.squares[0])).toEqual(["empty", "empty", ...Array(5).fill("full")]);
  expect(views.map((one) => one.sheets.map((each) => each.remaining_marks).join())).toEqual(["8,8", "8,9", "7,9", "7,9", "7,9", "7,9", "7,9"]);
  const left = (one: DashTable | undefined): string[] | undefined => one?.dice.filter((each) => each.to_apply).map((each) => each.id);
  expect([views[1], views[2], views[3], views[4]].map(left)).toEqual([["yellow", "blue", "green"], ["yellow", "green"], ["green"], []]);
});

it("lets my own dice roll on at once, and shows what others keep before they do", () => {
  const again = [fact("kept", 0, dice("red orc")), fact("rolled", 0, dice("blue ring"))];
  expect(parts(after, after, again, [0]).map((part) => part.facts)).toEqual([2]);
  expect(parts(after, after, again, [1]).map((part) => part.facts)).toEqual([1, 1]);
});
