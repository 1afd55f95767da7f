/** A card of quest as plain data: what is printed, what it is now, and how it stands. No rules, no protocol. */
import type { CardState } from "../../../kit/card/card";

export type CardType = "hero" | "ally" | "attachment" | "event" | "enemy" | "location" | "treachery" | "objective" | "quest";
export type Sphere = "leadership" | "tactics" | "spirit" | "lore" | "neutral";
export const SPHERES: readonly Sphere[] = ["leadership", "tactics", "spirit", "lore", "neutral"];

/** In the order in which a card shows them. */
export const NUMBERS = ["engagement", "threat", "willpower", "attack", "defense", "life", "points", "cost"] as const;
export type NumberName = (typeof NUMBERS)[number];

/** A number of a card: printed, at present if that differs, and why it does, in words. */
export interface Amount {
  printed: number;
  present?: number;
  reason?: string;
}
/** A sentence of the card, with the word that says when it counts: Action, Forced, Shadow. */
export interface Sentence {
  words: string;
  lead?: string;
}

export interface FaceData {
  id: string;
  type: CardType;
  name: string;
  unique?: boolean;
  sphere?: Sphere;
  /** What it costs to play; a sign such as X where that is chosen. */
  cost?: number | string;
  /** Number and side of a stage of the quest. */
  stage?: string;
  /** `cost` among these is the threat cost of a hero. */
  numbers?: Partial<Record<NumberName, Amount>>;
  traits?: readonly string[];
  keywords?: readonly string[];
  /** What the hand shows: about 75 letters. */
  text?: readonly Sentence[];
  /** What the inspector shows, if that is more. */
  full?: readonly Sentence[];
  /** Where it is from, and its number there. */
  source?: readonly [string, string];
}

/** A card fastened to another; without a sphere it is one of the encounter deck. */
export interface Fastened {
  id: string;
  name: string;
  sphere?: Sphere;
  exhausted?: boolean;
}
/** How a card lies, what lies on it, and how it stands to the question; the kit names the states. */
export interface Standing extends CardState {
  damage?: number;
  resources?: number;
  progress?: number;
  /** Progress that the present choice would place. */
  ghost?: number;
  attached?: readonly Fastened[];
  /** What is true of it now, in words, for the inspector. */
  notes?: readonly string[];
}

export const isFoe = (type: CardType): boolean => type === "enemy" || type === "location" || type === "treachery" || type === "objective";
export const present = (amount: Amount): number => amount.present ?? amount.printed;
