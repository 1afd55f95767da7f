/** What the server shows of a table of War of the Ring. */
import type { View } from "../../lib/session/view";
import type { Deck, Face, Nation, Side } from "./content";

export const SIDES = ["free", "shadow"] as const satisfies readonly Side[];
export const other = (side: Side): Side => (side === "free" ? "shadow" : "free");
/** Victory points that win in the last step of a turn. */
export const GOALS: Record<Side, number> = { free: 4, shadow: 10 };
export const LAST = 12;
/** Units in a region, and inside a besieged stronghold. */
export const MOST_UNITS = 10;
export const MOST_BESIEGED = 5;
export const CRACK_OF_DOOM = 5;

export const STEPS = ["draw", "fellowship", "hunt", "roll", "action", "victory"] as const;
export type Step = (typeof STEPS)[number];

export interface Units {
  nation: Nation;
  regular: number;
  elite: number;
}
/** Figures of one side in one place. */
export interface Force {
  units: Units[];
  leaders?: { nation: Nation; n: number }[];
  /** Without the Witch-king. */
  nazgul?: number;
  characters?: string[];
  leadership: number;
}
export interface Holding {
  region: string;
  free?: Force;
  shadow?: Force;
  /** This side is inside the stronghold. */
  besieged?: Side;
  /** In team games: who commands. */
  commander?: Partial<Record<Side, number>>;
}
export interface SeatView {
  side: Side;
  id: string;
  nations: Nation[];
  minions: string[];
  leads: boolean;
  next: boolean;
  hand: { character: number; strategy: number };
  limit: number;
  /** Cards on the table. */
  table: string[];
  face_down: { character: number; strategy: number };
}
export interface PoolRow {
  nation: Nation;
  regular: number;
  elite: number;
  leader?: number;
  nazgul?: number;
}
export type Whereabouts = "aside" | "in-fellowship" | "on-the-map" | "replaced" | "out-of-the-game";
export interface Person {
  id: string;
  where: Whereabouts;
  region?: string;
}
export interface FellowshipView {
  /** Empty on the Mordor Track. */
  region: string;
  /** On the Mordor Track. */
  circle?: number;
  progress: number;
  corruption: number;
  revealed: boolean;
  /** Empty while the next one is being chosen. */
  guide: string;
  /** The guide included. */
  companions: string[];
  /** Where it may be. */
  reach: string[];
  /** On the track, and neither moved nor hidden yet in this turn. */
  idle?: boolean;
  path?: string[];
}
export interface Thrown {
  value: number;
  hit: boolean;
  again?: { value: number; hit: boolean };
}
/** What the next step of the Fellowship can bring; all are chances but the mean. */
export interface HuntOdds {
  /** That a tile is drawn; of each damage, 0 without a tile included; of each healing. */
  found: number;
  damage: { n: number; p: number }[];
  heal: { n: number; p: number }[];
  revealed: number;
  stop: number;
  /** That the Ring is lost, if it is used for all of it. */
  lost: number;
  mean: number;
}
/** The Hunt that is being resolved, or the last one. */
export interface HuntNow {
  cause: "hunt-roll" | "track-move" | "card" | "stronghold";
  /** It is being resolved. */
  open?: boolean;
  level: number;
  bonus?: number;
  rerolls?: number;
  dice?: Thrown[];
  successes: number;
  /** Empty if none was drawn. */
  tile: string;
  /** What is still to be met. */
  left?: number;
  reveals?: boolean;
  stops: boolean;
}
export interface HuntView {
  level: number;
  bonus: number;
  rerolls: { stronghold: boolean; units: boolean; nazgul: boolean };
  tiles: { id: string; where: "pool" | "drawn" | "aside" | "in-play" | "removed" }[];
  next?: HuntOdds;
  last: HuntNow;
}
export type BattleStep = "declare" | "cards" | "combat-roll" | "leader-reroll" | "casualties" | "cease-or-retreat" | "over";
export interface BattleCard {
  state: "no" | "yes" | "down" | "up";
  id?: string;
  deck?: "character" | "strategy";
  cancelled?: boolean;
}
/** What remains to be told of a side when the battle is over: its last dice. */
export interface Score {
  bonus?: number;
  reroll_bonus?: number;
  roll?: Thrown[];
  extra_dice?: number[];
  hits: { roll: number; reroll: number; extra: number; added: number; cancelled: number; spent: number; own: number };
  losses: { units: number; reduced: number };
  card?: BattleCard;
}
export interface Half extends Score {
  seat: number;
  force: Force;
  rearguard?: Force;
  strength: number;
  dice: number;
  hits_on: number;
  hits_on_clause: string;
  leadership: number;
  rerolls: number;
  /** Hits to take in this step. */
  take?: number;
  /** Before the roll: the chance of so many hits. */
  odds?: { hits: number[]; mean: number };
}
/** Chances for a whole battle: who is destroyed, or which stronghold falls. */
export interface BattleOdds {
  attacker: number;
  defender: number;
  both: number;
  undecided?: number;
  /** An assault: every elite is spent on a further round. */
  siege?: number;
}
export interface Battle {
  kind: "field" | "siege" | "sortie";
  from: string;
  at: string;
  attacker: Side;
  card?: string;
  round: number;
  step: BattleStep;
  rounds_given?: number;
  must_go_on?: boolean;
  sides: Record<Side, Half>;
  odds?: BattleOdds;
}
export interface FoughtBattle extends Omit<Battle, "sides" | "odds"> {
  sides: Record<Side, Score>;
}
export interface WarTable {
  pack: string;
  /** Rules that follow the second edition. */
  second: string[];
  turn: number;
  step: Step;
  to_act: Side | "";
  points: Record<Side, number>;
  seats: SeatView[];
  hand?: string[];
  decks: Record<Deck, number>;
  discard: Record<Deck, string[]>;
  /** Lying open while they are carried out. */
  played: string[];
  dice: Record<Side, { faces: Face[]; spent: number; pool: number }>;
  box: Record<Side, number>;
  rings: Record<Side, number>;
  ring_used: Record<Side, boolean>;
  tokens: { id: string; side: Side }[];
  politics: { nation: Nation; step: number; active: boolean }[];
  map: Holding[];
  captured: { region: string; by: Side; seat: number }[];
  reserve: PoolRow[];
  fallen: PoolRow[];
  characters: Person[];
  fellowship: FellowshipView;
  hunt: HuntView;
  battle?: Battle;
  last_battle?: FoughtBattle;
  /** All hands, once it is over. */
  hands?: string[][];
}
export type WarView = View<WarTable>;

export const war = (view: View): WarTable => (view as unknown as WarView).table;

// Small questions

export const unitsOf = (force: Force): number => force.units.reduce((sum, one) => sum + one.regular + one.elite, 0);
export const regularsOf = (force: Force): number => force.units.reduce((sum, one) => sum + one.regular, 0);
export const elitesOf = (force: Force): number => force.units.reduce((sum, one) => sum + one.elite, 0);
export const leadersOf = (force: Force): number => (force.leaders ?? []).reduce((sum, one) => sum + one.n, 0);
/** The nations of a force, the strongest first. */
export const nationsOf = (force: Force): Nation[] =>
  force.units.toSorted((one, two) => two.regular + two.elite - one.regular - one.elite).map((one) => one.nation);
export const isEmpty = (force: Force): boolean => !unitsOf(force) && !leadersOf(force) && !force.nazgul && !force.characters?.length;

/** The figures of a force, kind by kind. */
export function figuresIn(force: Force): { figure: string; of: number }[] {
  const found = force.units.flatMap(({ nation, regular, elite }) => [
    { figure: `${nation}-regular`, of: regular },
    { figure: `${nation}-elite`, of: elite },
  ]);
  for (const { nation, n } of force.leaders ?? []) found.push({ figure: `${nation}-leader`, of: n });
  if (force.nazgul) found.push({ figure: "sauron-nazgul", of: force.nazgul });
  for (const character of force.characters ?? []) found.push({ figure: character, of: 1 });
  return found.filter((one) => one.of > 0);
}

const NOBODY: Force = { units: [], leadership: 0 };
/** Everybody of a side in a region. */
export const forceIn = (table: WarTable, region: string, side: Side): Force => table.map.find((one) => one.region === region)?.[side] ?? NOBODY;
