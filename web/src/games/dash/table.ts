/** What the server shows of a table of Dash to Mordor. */
import type { View } from "../../lib/session/view";

export type Mark = "empty" | "split" | "half" | "full";
export interface SheetView {
  seat: number;
  hobbit: string;
  colour: string;
  circle: number;
  squares: Mark[];
  remaining_marks: number;
  eliminated: boolean;
  in_mordor: boolean;
}
/** The colour in which a player marks the sheet. */
export const pencil = (sheet: SheetView): string => (sheet.hobbit ? `var(--${sheet.hobbit})` : "var(--ink)");
export interface DieView {
  id: string;
  symbol: string;
  kept: boolean;
  to_apply: boolean;
  /** The seat that a Nazgûl on this die would mark. */
  hits: number;
}
export interface DashTable {
  side: "normal" | "advanced";
  round: number;
  turn_limit: number;
  active: number;
  place: string;
  sheets: SheetView[];
  dice: DieView[];
}
export type DashView = View<DashTable>;
export const dash = (view: View): DashTable => (view as unknown as DashView).table;

export const CIRCLES = [
  "bag-end",
  "rivendell",
  "moria",
  "lothlorien",
  "rohan",
  "helms-deep",
  "gondor",
  "minas-tirith",
  "shelobs-lair",
  "mordor",
] as const;

/** The hobbit of each colour; the black die belongs to nobody. */
export const OWNER: Record<string, string> = { yellow: "frodo", red: "sam", blue: "merry", green: "pippin" };
/** What a die can show: only the black one has the White Tree, and it has no ring. [D2.1, D2.3] */
export const facesOf = (die: string): string[] => ["orc", "warrior", "nazgul", "gandalf", die === "black" ? "tree" : "ring"];
export const HOBBITS = ["frodo", "sam", "merry", "pippin"] as const;
