/** Answers of the server with what is done to what, so that nothing is read from their texts. */
import type { Option, Question } from "../../lib/session/view";
import type { Face, FigureKind, Nation } from "./content";
import type { BattleOdds } from "./table";

export interface Data {
  [key: string]: unknown;
  face?: Face;
  /** The face that a die of several is used as. */
  as?: string;
  deed?: string;
  card?: string;
  region?: string;
  nation?: Nation;
  character?: string;
  /** A kind of figure, or the very figures: `sauron-elite`. */
  kind?: FigureKind;
  figure?: string;
  n?: number;
  /** Of a question about the part of an army: all figures that may go, and how many units at least and at most. */
  figures?: { figure: string; of: number }[];
  least?: number;
  most?: number;
  /** Of a question about the part of an army: whom it attacks. */
  to?: string;
  /** Going there is an attack. */
  attacks?: boolean;
  odds?: BattleOdds;
  /** How many hits a casualty takes; whether it only becomes a regular. */
  hits?: number;
  lowers?: boolean;
  /** Corruption afterwards. */
  corruption?: number;
}
export interface Answer extends Omit<Option, "data"> {
  data: Data;
}

/** What the thing of an answer says about it. */
function named(thing: string): Data {
  const [kind, ...rest] = thing.split(":");
  const id = rest.at(-1) ?? "";
  switch (kind) {
    case "region":
    case "inside":
      return { region: id };
    case "character":
      return { character: id };
    case "card":
      return { card: id };
    case "nation":
      return { nation: id as Nation };
    case "die":
      return { face: id as Face };
    default:
      return {};
  }
}

export function answersOf(question: Question | null): Answer[] {
  return (question?.options ?? []).map((option) => {
    const { verb } = option;
    const full: Data = { ...named(option.things[0] ?? ""), ...option.data };
    if (question?.id === "deed") full.deed = verb;
    if (verb === "attack" && full.region) full.attacks = true;
    if (verb === "reduce") full.lowers = true;
    return { ...option, verb: question?.id === "deed" ? "deed" : verb, data: full };
  });
}

/** Questions about a Hunt: its sheet is open while one of them is asked, whoever must answer. */
const HUNTING = new Set(["before-hunt-roll", "hunt-reroll", "before-tile", "on-tile", "lower-damage", "meet-damage", "driven-to"]);
export const isHunt = (question: Question | null): boolean => question !== null && HUNTING.has(question.id);

/** Where a move leads. */
const DESTINATIONS = new Set(["to", "attack", "retreat", "through", "place"]);
export const leads = (answer: Answer): boolean => DESTINATIONS.has(answer.verb) && answer.data.region !== undefined;
/** Ways to take a hit. */
export const loses = (answer: Answer): boolean => answer.data.hits !== undefined && answer.data.kind !== undefined;
/** Enough has been chosen. */
export const ends = (answer: Answer): boolean => answer.verb === "done";
/** How many of a kind go along. */
export const goes = (answer: Answer): boolean => answer.verb === "go" && answer.data.figure !== undefined;

/** A kind of figure: `sauron-elite` is of a nation, anything else a person. */
export function figureOf(id: string): { nation?: Nation; kind?: FigureKind; character?: string } {
  const found = /^(dwarves|elves|gondor|north|rohan|sauron|isengard|southrons)-(regular|elite|leader|nazgul)$/.exec(id);
  return found ? { nation: found[1] as Nation, kind: found[2] as FigureKind } : { character: id };
}
