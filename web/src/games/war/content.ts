/** What is printed in a content pack of War of the Ring, as the server gives it. */

export type Side = "free" | "shadow";
export type Nation = "dwarves" | "elves" | "gondor" | "north" | "rohan" | "sauron" | "isengard" | "southrons";
export type UnitKind = "regular" | "elite";
export type FigureKind = UnitKind | "leader" | "nazgul";
export type Settlement = "town" | "city" | "stronghold";
export type Face = "character" | "army" | "muster" | "event" | "army-muster" | "will-of-the-west" | "eye";
export type Deck = "free-character" | "free-strategy" | "shadow-character" | "shadow-strategy";

export interface RegionRecord {
  id: string;
  name: string;
  near: string[];
  walls?: string[];
  nation?: Nation;
  settlement?: Settlement | "";
  fortification?: boolean;
}
export interface NationRecord {
  id: Nation;
  side: Side;
}
export interface ArmyRecord {
  nation: Nation;
  region: string;
  regular?: number;
  elite?: number;
  leader?: number;
  nazgul?: number;
}
export interface CharacterRecord {
  id: string;
  kind: "companion" | "gollum" | "minion";
  side: Side;
  /** How far one goes; none: anywhere. */
  level: number | null;
  leadership: number;
  abilities?: string[];
  guide?: boolean;
  activates?: string;
  /** What reads differently in the second edition. */
  second?: string[];
}
export interface EventRecord {
  id: string;
  number: number;
  symbol: "character" | "army" | "muster";
  combat: string;
  table?: boolean;
  tile?: string;
  needs?: unknown[];
  second?: object;
}
export interface CombatRecord {
  id: string;
  side: Side;
  initiative: number[];
}
export interface TileRecord {
  id: string;
  kind: "standard" | "free-special" | "shadow-special";
  value: number | "eye" | "die";
  reveal?: boolean;
  stop?: boolean;
}

export type Point = readonly [number, number];
export type ArcKind = "open" | "blocked" | "coast" | "ice" | "lake" | "waste" | "frame";
export interface Arc {
  a: string;
  b: string;
  kind: ArcKind;
  points: Point[];
}
export interface Surface {
  arcs: number[];
  path: string;
}
export interface Outline extends Surface {
  area: number;
  anchor: Point;
}
/** A part of the scenery, for the eye alone. */
export interface Scenery {
  id: string;
  path: string;
}
export interface Decor {
  mountains: (Scenery & { peaks: [number, number, number][] })[];
  forests: Scenery[];
  rivers: { id: string; width: number; points: Point[] }[];
  lakes: Scenery[];
  islands: Scenery[];
  landmarks: { id: string; x: number; y: number }[];
  names: { id: string; x: number; y: number; size: number; kind: string; angle: number; spacing: number }[];
  /** What grows where, clear of the names in every language, by how it is inked: x, y, scale and which drawing. */
  grown?: Record<string, [number, number, number, string][]>;
}
/** Where things of a region stand on the map, so that none covers another. */
export interface Standing {
  /** The middle of an army. */
  army: Point;
  /** The middle of the sign of its settlement or fortification. */
  sign?: Point;
  /** On which side of its name the sign is. */
  side?: "above" | "below" | "left" | "right";
  /** The middle of its name, and how many words stand on each line, by language. */
  names: Record<string, { x: number; y: number; lines: number[] }>;
}
export interface Geometry {
  canvas: { width: number; height: number };
  arcs: Arc[];
  regions: Record<string, Outline>;
  ground: Record<string, Surface>;
  mordor_track: { region: string; steps: Point[] };
  decor: Decor;
  standing?: Record<string, Standing>;
}
export interface SetupRecord {
  fellowship: { region: string; guide: string; companions: string[] };
  armies: ArmyRecord[];
  seats: { players: number; id: string; side: Side; nations: Nation[]; minions?: string[] }[];
}
export interface WarContent {
  regions: RegionRecord[];
  nations: NationRecord[];
  setup: SetupRecord;
  characters: CharacterRecord[];
  events: Record<Deck, EventRecord[]>;
  combat: CombatRecord[];
  tiles: TileRecord[];
  geometry: Geometry;
}
