/** A card as data: what is printed on it, what lies on it, and how it stands to the question at hand.
 *
 * A game makes these from its content and its view; the kit draws them, and says them to those who do not see.
 */
import { t } from "../../lib/language/text.svelte";
import type { Drawing } from "../drawing/drawing";

/** In a row, in a hand, in the inspector. */
export type Size = "small" | "medium" | "large";

/** The window of the picture tells the kind of card, so that colour is never the only sign. */
export type Shape = "arch" | "square" | "medal" | "pennant" | "teeth" | "bowl" | "shards" | "octagon";

/** A sign, a value, or both, with the words for them. */
export interface Mark {
  words: string;
  sign?: Drawing;
  value?: number | string;
}
/** A number of the card, such as attack: what it is now, and what is printed. */
export interface Numeral extends Mark {
  id: string;
  value: number | string;
  printed?: number | string;
  /** A word below it in the inspector. */
  caption?: string;
}
/** A sentence of the card, perhaps after a word that says when it counts. */
export interface Passage {
  words: string;
  lead?: string;
}

export interface Face {
  id: string;
  name: string;
  /** The word of its kind: ally, event. */
  kind: string;
  /** The side of the square in which its signs are drawn. */
  box?: number;
  shape?: Shape;
  /** A card of the other side. */
  dark?: boolean;
  /** Plates in the corners: what it costs, what it threatens. */
  left?: Mark;
  right?: Mark;
  /** A line above the name. */
  badge?: Mark;
  numbers?: readonly Numeral[];
  text?: readonly Passage[];
  /** A line below, where there are no numbers; by default its kind. */
  foot?: Mark;
  /** For the inspector alone: more about its kind, traits, what is true of it now, and where it is from. */
  about?: string;
  traits?: string;
  notes?: readonly string[];
  source?: readonly [string, string];
}

/** Things that lie on a card: a drop for harm, a coin for what can be spent, a disc for anything else. */
export interface Token {
  shape: "drop" | "coin" | "disc";
  count: number;
  words: string;
  sign?: Drawing;
}
/** Points on the way to something: filled, perhaps to be filled, empty. */
export interface Progress {
  have: number;
  all: number;
  ghost?: number;
  words: string;
}
/** Another card fastened to this one. */
export interface Attached {
  id: string;
  name: string;
  sign?: Drawing;
  dark?: boolean;
  exhausted?: boolean;
}

/** How a card lies, and how it stands to the question. */
export interface CardState {
  exhausted?: boolean;
  /** It may be chosen. */
  open?: boolean;
  /** Its like is asked for, but not this one: pressed, it says why. */
  barred?: boolean;
  chosen?: boolean;
  /** A word on it: commits, defends. */
  flag?: string;
  /** It is aimed at, or attacks. */
  target?: boolean;
  advised?: boolean;
  /** It may be played now. */
  playable?: boolean;
  /** It may answer something in this phase. */
  armed?: boolean;
  /** What it guards. */
  guards?: string;
  /** Face down; only its back is seen. */
  down?: boolean;
  /** It has just come. */
  fresh?: boolean;
  /** A card behind it, face down, or the empty place for one. */
  tucked?: "card" | "slot";
  /** The number at stake. */
  lens?: string;
}

/** Everything about a card in one line, for those who do not see it. */
export function spoken(face: Face, state: CardState = {}, tokens: readonly Token[] = [], progress?: Progress, attached: readonly Attached[] = []): string {
  if (state.down) return state.flag ? `${t("kit-card-down")}, ${state.flag}` : t("kit-card-down");
  const words = [face.name, face.kind, face.left?.words, face.right?.words, ...(face.numbers ?? []).map((one) => one.words)];
  words.push(progress?.words, ...tokens.map((one) => one.words));
  if (state.guards) words.push(t("kit-card-guards", { what: state.guards }));
  if (attached.length) words.push(t("kit-card-attached", { cards: attached.map((one) => (one.exhausted ? `${one.name} (${t("kit-card-exhausted")})` : one.name)).join(", ") }));
  if (state.tucked === "card") words.push(t("kit-card-tucked"));
  if (state.exhausted) words.push(t("kit-card-exhausted"));
  if (state.target) words.push(t("kit-card-target"));
  if (state.playable) words.push(t("kit-card-playable"));
  if (state.armed) words.push(t("kit-card-armed"));
  if (state.flag) words.push(state.flag);
  else if (state.chosen) words.push(t("kit-card-chosen"));
  if (state.advised) words.push(t("kit-advised"));
  return words.filter(Boolean).join(", ");
}
