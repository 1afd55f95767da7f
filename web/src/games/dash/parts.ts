/** A change is told fact by fact: dice lie in the tray only when their roll is told, a hobbit walks circle by circle, and the
 * next player takes the dice when the last result of this one is on the sheet. */
import type { Part } from "../../lib/session/session.svelte";
import type { View } from "../../lib/session/view";
import type { FactOut } from "../../wire";
import { CIRCLES, dash, OWNER, type DashTable, type DieView, type Mark, type SheetView } from "./table";

interface Values {
  player?: { seat: number };
  round?: number;
  hobbit?: { name: string };
  dice?: { names: string[] };
  symbols?: { names: string[] };
  die?: { name: string };
  square?: number;
  circle?: number;
}
const valuesOf = (fact: FactOut): Values => fact.values as unknown as Values;

export function parts(before: View, after: View, facts: readonly FactOut[], mine: readonly number[]): Part[] {
  const found: Part[] = [];
  let table = dash(before);
  let from = 0;
  facts.forEach((fact, index) => {
    const next = facts[index + 1];
    table = told(table, fact, dash(after));
    if (next && !moves(next)) return; // it needs no table of its own
    if (next && goesOn(fact, next, mine)) return;
    const view = next ? { ...after, question: null, outcome: null, table: table as unknown as View["table"] } : after;
    found.push({ view, facts: index + 1 - from, hold: null });
    from = index + 1;
  });
  return found;
}

/** Whether a fact changes something that lies on the table. */
const moves = (fact: FactOut): boolean => fact.id in CHANGES;

/** What I have kept I know: my dice roll on at once. */
const goesOn = (fact: FactOut, next: FactOut, mine: readonly number[]): boolean =>
  fact.id === "dash-round-began" || (fact.id === "dash-kept" && next.id === "dash-rolled" && mine.includes(valuesOf(fact).player?.seat ?? -1));

type Change = (table: DashTable, values: Values) => DashTable;

const onSheet = (table: DashTable, values: Values, change: (sheet: SheetView) => Partial<SheetView>): DashTable => ({
  ...table,
  sheets: table.sheets.map((sheet) => (sheet.seat === values.player?.seat ? { ...sheet, ...change(sheet) } : sheet)),
});

const onSquare = (table: DashTable, values: Values, mark: Mark, marks: number): DashTable =>
  onSheet(table, values, (sheet) => ({
    squares: sheet.squares.map((one, index) => (index + 1 === values.square ? mark : one)),
    remaining_marks: sheet.remaining_marks + marks,
  }));

const rolled: Change = (table, values) => {
  const faces = new Map(values.dice?.names.map((die, index) => [die.replace("dash-die-", ""), values.symbols?.names[index]?.replace("dash-symbol-", "") ?? ""]));
  return { ...table, dice: table.dice.map((die) => ({ ...die, symbol: faces.get(die.id) ?? die.symbol })) };
};

/** A kept die has done what it does: the one that is named, or the first with this symbol that is still to come. */
function applied(table: DashTable, symbol: string, named?: { name: string }): DashTable {
  const begun = table.dice.some((die) => die.to_apply);
  const dice = begun ? table.dice : table.dice.map((die) => ({ ...die, to_apply: die.kept && ["ring", "nazgul", "gandalf"].includes(die.symbol) }));
  const id = named?.name.replace("dash-die-", "") ?? dice.find((die) => die.to_apply && die.symbol === symbol)?.id;
  return { ...table, dice: dice.map((die) => (die.id === id ? { ...die, to_apply: false } : die)) };
}

const CHANGES: Readonly<Record<string, Change>> = {
  "dash-chose-hobbit": (table, values) =>
    onSheet(table, values, () => {
      const hobbit = values.hobbit?.name.replace("dash-hobbit-", "") ?? "";
      return { hobbit, colour: Object.keys(OWNER).find((colour) => OWNER[colour] === hobbit) ?? "" };
    }),
  "dash-round-began": (table, values) => ({ ...table, round: values.round ?? table.round }),
  "dash-turn-began": (table, values) => {
    const active = values.player?.seat ?? table.active;
    const place = table.side === "advanced" ? (CIRCLES[table.sheets[active]?.circle ?? 0] ?? "") : "";
    return { ...table, active, place, dice: table.dice.map((die) => ({ ...die, symbol: "", kept: false, to_apply: false })) };
  },
  "dash-rolled": rolled,
  "dash-rolled-again": rolled,
  "dash-kept": (table, values) => {
    const kept = new Set(values.dice?.names.map((die) => die.replace("dash-die-", "")));
    return { ...table, dice: table.dice.map((die) => ({ ...die, kept: die.kept || kept.has(die.id) })) };
  },
  "dash-split": (table, values) => onSquare(applied(table, "gandalf"), values, "split", 1),
  "dash-left-gandalf": (table) => applied(table, "gandalf"),
  "dash-half-marked": (table, values) => onSquare(applied(table, "nazgul", values.die), values, "half", -1),
  "dash-filled": (table, values) => onSquare(applied(table, "nazgul", values.die), values, "full", -1),
  "dash-moved": (table, values) => onSheet(applied(table, "ring"), values, (sheet) => ({ circle: values.circle ?? sheet.circle, in_mordor: values.circle === CIRCLES.length - 1 })),
  "dash-eliminated": (table, values) => onSheet(table, values, () => ({ eliminated: true })),
};

/** The table when this fact is told as well. */
function told(table: DashTable, fact: FactOut, after: DashTable): DashTable {
  const next = CHANGES[fact.id]?.(table, valuesOf(fact)) ?? table;
  if (next.active === table.active || next.active !== after.active) return next;
  const whom = (die: DieView): number => after.dice.find((one) => one.id === die.id)?.hits ?? die.hits;
  return { ...next, dice: next.dice.map((die) => ({ ...die, hits: whom(die) })) }; // whom a Nazgûl marks, as the rules say it
}
