/** What the server shows of a table of Adventure to Mount Doom. */
import type { View } from "../../lib/session/view";

export const FIGURES = ["ring-bearers", "merry-pippin", "aragorn", "legolas", "gimli"] as const;
export const STAGES = ["lothlorien", "rohan", "helms-deep", "gondor", "minas-morgul", "mount-doom"] as const;
export const STAGE_LENGTH = 8;

export interface FigureView {
  id: string;
  /** -1 in the waiting area. */
  space: number;
  waiting: boolean;
  can_move: boolean;
  supports: boolean;
}
export interface TrackCard {
  /** Empty if nobody knows it. */
  id: string;
  face_up: boolean;
  kind: "" | "ally" | "enemy" | "encounter" | "final";
  removed_after: boolean;
}
export interface SlotView {
  number: number;
  symbol: string;
  card: TrackCard | null;
  covered: TrackCard | null;
}
export interface CardView {
  id: string;
  kind: "ally" | "gandalf";
  seat: number;
  clause: string;
  usable: boolean;
}
export interface RolledDie {
  id: string;
  kind: "fellowship" | "encounter" | "battle";
  die: string;
  face: string;
}
export interface Page {
  page: number;
  encounter: number;
  figure: string;
  steps: number;
}
export interface Battle {
  card: string;
  number: number;
  left: number;
  hearts: number;
  supporters: string[];
}
export interface SlotOdds {
  slot: number;
  dice: number;
  chance: number;
  cards: { id: string; chance: number }[];
  hearts: number;
}
export interface DoomTable {
  modes: Record<"allies_in_need" | "exclusive_allies" | "no_protection", boolean>;
  turn: number;
  active: number;
  stage: string;
  destination: number;
  courage: { now: number; highest: number; start: number; eye: number; galadriel: number };
  figures: FigureView[];
  events: Record<string, "dark-heart" | "nazgul">;
  minas_morgul: { witch_king: boolean; nazgul: number; spaces: number; supply: number };
  isengard: { chieftain: boolean; warriors: number; supply: number; treebeard: boolean };
  gandalf_locked: boolean;
  slots: SlotView[];
  stacks: { stage: string; destination: number; cards: number; unseen: string[]; top: string }[];
  gandalf_stack: { cards: number; unseen: string[] };
  cards: CardView[];
  rolled: RolledDie[];
  tile: Page[];
  battle: Battle | null;
  /** `ring` is not known while the final stage is told. */
  odds: { encounters: SlotOdds[]; battle: { chance: number; hearts: number } | null; ring: number | null };
}
export type DoomView = View<DoomTable>;

export const doom = (view: View): DoomTable => (view as unknown as DoomView).table;
