/** What the server shows of a table of The Hunt for the Ring. */
import type { View } from "../../lib/session/view";

export const NAZGUL = ["blue", "green", "red", "purple"] as const;
export type RiderId = (typeof NAZGUL)[number];

export interface RiderView {
  id: RiderId;
  /** Empty before it is placed. */
  place: string;
  seat: number;
  held: boolean;
  witch_king: boolean;
}
export interface TracksView {
  place: string;
  side: "eye" | "sword";
}
export interface AidView {
  id: string;
  /** A place, a zone or a section; empty in the supply. */
  at: string;
}
export interface JourneyView {
  id: string;
  long: boolean;
  limit: number;
  rows: string[];
  refuges: number[];
  discarded: string[];
}
/** What lies behind the screen. */
export interface SheetView {
  journal: string[];
  last: string;
  dots: number;
  dot_bonus: number;
  hand: string[];
  information: { place: string; turned: boolean }[];
  done: number;
  journey: JourneyView | null;
  gandalf: string[];
  deeds: string[];
  deed_pool: string[];
}
export interface Said {
  what: string;
  place?: string;
  area?: string;
  a?: number;
  b?: number;
}
export interface HuntTable {
  part: 1 | 2;
  variant: string;
  refuges: boolean;
  day: number;
  phase: "first-day" | "second-day" | "night";
  eye: boolean;
  step: number;
  last_step: number;
  influence: number;
  influence_track: number;
  limit: { low: number; high: number };
  eyes: number;
  lead: number;
  order: RiderId[];
  active: RiderId | "";
  acted: number;
  nazgul: RiderView[];
  dice: { pool: string[]; spent: string[]; witch_king: string };
  tracks: TracksView[];
  aid: AidView[];
  allies: string[];
  fellowship: { card: number; reserve: number; lost: number };
  companions: { id: string; flipped: boolean }[];
  information: { found: string[]; behind: number; abilities: number };
  pool: { tokens: string[]; beside: string[]; fear: boolean; gone: string[]; drawn: string[] };
  ally: { hand: number; deck: number; discard: string[] };
  sorcery: {
    hands: number[];
    deck: number;
    discard: string[];
    out: string[];
    mine: string[];
    all: string[][];
    shown: { card: string; seat: number; proposed: number }[];
  };
  gandalf: { is: "not-in-play" | "hidden" | "on-the-board" | "in-rivendell"; place: string; deeds: string[]; deeds_behind: number; deed_pool: number };
  journey: { deck: number; discarded: number };
  lasting: string[];
  found: string;
  record: Said[];
  /** Only for the Ring-bearer, and for all when it is over. */
  ring_bearer: SheetView | null;
  /** Part 1 alone is over, and its story goes on in part 2. */
  continued: boolean;
}
export type HuntView = View<HuntTable>;

export const RING_BEARER = 0;

export const hunt = (view: View): HuntTable => (view as unknown as HuntView).table;
