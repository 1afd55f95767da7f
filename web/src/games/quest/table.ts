/** The table of quest as the server shows it. */
import type { View } from "../../lib/session/view";

export interface Reason {
  /** The card that changes a value, or `lasting` for an effect that lasts. */
  by: string;
  n: number;
}
export interface Stat {
  value: number;
  printed: number;
  reasons?: readonly Reason[];
}
export type StatName = "willpower" | "attack" | "defense" | "hit_points" | "threat";

/** A card that lies open. */
export interface CardView {
  card: number;
  id: string;
  name: string;
  stats: Partial<Record<StatName, Stat>>;
  exhausted?: boolean;
  committed?: boolean;
  attacked?: boolean;
  owner?: number;
  controller?: number;
  damage?: number;
  progress?: number;
  resources?: number;
  attachments?: readonly CardView[];
  shadows?: readonly ShadowView[];
}
/** A shadow card; without an id nobody who looks may know it. */
export interface ShadowView extends Partial<Omit<CardView, "id">> {
  face_up: boolean;
  id: string;
}
export interface PileCard {
  card: number;
  id: string;
}
export interface HandCard extends PileCard {
  public: boolean;
}
export interface Known {
  place: number;
  id: string;
}
export interface PlayerView {
  seat: number;
  threat: number;
  eliminated: boolean;
  /** Backs are null. */
  hand: readonly (HandCard | null)[];
  deck: number;
  known: readonly Known[];
  discard: readonly PileCard[];
  play: readonly CardView[];
  engaged: readonly CardView[];
  on_deck: readonly CardView[];
  order: { order: string; with_responses: boolean } | null;
}
export interface AttackView {
  enemy: number;
  id: string;
  player: number;
  defenders: readonly number[];
}
export interface StrikeView {
  enemy: number;
  id: string;
  player: number;
  attackers: readonly number[];
}
export interface QuestTable {
  scenario: string;
  format: string;
  shadow_cards: boolean;
  easy: boolean;
  by_rounds: boolean;
  round: number;
  phase: PhaseName;
  step: string;
  window: { id: string; player?: number } | null;
  moments: readonly { id: string; card?: number; name?: string }[];
  first: number;
  players: readonly PlayerView[];
  staging: readonly CardView[];
  active: CardView | null;
  stage: { id: string; stage: number; points: number; progress: number } | null;
  stages_left: number;
  resolving: readonly string[];
  quest: { willpower: number; threat: number };
  /** What is to come if nobody does anything about it. */
  outlook: { reveals: number; engages: readonly { enemy: number; player: number }[]; rises: number };
  encounters: { deck: number; known: readonly Known[]; unseen: Readonly<Record<string, number>>; discard: readonly PileCard[] };
  victory: readonly PileCard[];
  aside: readonly PileCard[];
  removed: readonly PileCard[];
  attacks: readonly AttackView[];
  strikes: readonly StrikeView[];
  prisoner: { card: number; id: string; controller: number; damage: number } | null;
  scores: readonly number[];
}

export const PHASES = ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"] as const;
export type PhaseName = (typeof PHASES)[number];
/** A player whose threat comes to this is out. */
export const LAST_THREAT = 50;

export const quest = (view: View): QuestTable => view.table as unknown as QuestTable;
export const thing = (card: number): string => `card:${card}`;

/** Every card that lies open somewhere, with what is fastened to it. */
export function laid(table: QuestTable): CardView[] {
  const open = [...table.staging, ...(table.active ? [table.active] : []), ...table.players.flatMap((one) => [...one.play, ...one.engaged, ...one.on_deck])];
  return open.flatMap((card) => [card, ...(card.attachments ?? [])]);
}
export function found(table: QuestTable, card: number): CardView | undefined {
  return laid(table).find((one) => one.card === card);
}
export const value = (card: CardView | undefined, stat: StatName): number => card?.stats[stat]?.value ?? 0;
export const left = (card: CardView | undefined): number => Math.max(0, value(card, "hit_points") - (card?.damage ?? 0));
