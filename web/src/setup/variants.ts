/** Ways to play that lean to one side of the rulebook. The value that a game has by default is the rulebook's own. */
import type { OptionInfo } from "../wire";

export type Leaning = "easier" | "rulebook" | "harder";
export const LEANINGS: readonly Leaning[] = ["easier", "rulebook", "harder"];

type Values = Readonly<Record<string, string>>;
type Leans = Readonly<Record<string, Exclude<Leaning, "rulebook">>>;

/** By game and option: how its values lean. In a game of two sides it is said for the first of them. */
const LEANS: Readonly<Record<string, Readonly<Record<string, Leans>>>> = {
  dash: { side: { advanced: "harder" } },
  doom: { allies_in_need: { on: "easier" }, exclusive_allies: { on: "harder" }, no_protection: { on: "harder" } },
  hunt: {
    variant: { "terrible-nazgul": "easier", "terrible-nazgul-plus": "easier", "unstoppable-frodo": "harder" },
    refuges: { on: "easier", off: "harder" },
    strict_memory: { on: "easier", off: "harder" },
    aid_tokens: { on: "harder", off: "easier" },
    deduction: { on: "harder", off: "easier" },
    reveal_after_part1: { on: "harder", off: "easier" },
  },
  quest: { encounter_deck: { easy: "easier" }, shadow_cards: { off: "easier" } },
};
/** What is chosen first of all: what is played, and with what. */
const BASICS: Readonly<Record<string, readonly string[]>> = {
  hunt: ["parts", "letter"],
  quest: ["scenario", "format", "deck_1", "deck_2", "deck_3", "deck_4"],
};
/** Options that mean something only with a value of another one. */
const WITH: Readonly<Record<string, Readonly<Record<string, readonly [option: string, value: string]>>>> = { hunt: { letter: ["parts", "two"] } };
/** Sums of other options: those are shown instead. */
const SUMS: Readonly<Record<string, readonly string[]>> = { doom: ["mode"] };

export const leansOf = (game: string, option: OptionInfo): Leans | undefined => LEANS[game]?.[option.id];
export const isBasic = (game: string, option: OptionInfo): boolean => BASICS[game]?.includes(option.id) ?? false;
export const isSum = (game: string, option: OptionInfo): boolean => SUMS[game]?.includes(option.id) ?? false;

/** Whether an option means anything with what is chosen otherwise. */
export function isNeeded(game: string, option: OptionInfo, values: Values): boolean {
  const other = WITH[game]?.[option.id];
  return !other || values[other[0]] === other[1];
}

/** The values of an option in a column. */
export function column(game: string, option: OptionInfo, leaning: Leaning): string[] {
  if (leaning === "rulebook") return [option.default];
  return option.choices.filter((one) => one !== option.default && leansOf(game, option)?.[one] === leaning);
}

/** Everything as one column has it; where it has nothing, as in the rulebook. */
export function preset(game: string, options: readonly OptionInfo[], leaning: Leaning): Record<string, string> {
  const able = options.filter((option) => leansOf(game, option));
  return Object.fromEntries(able.map((option) => [option.id, column(game, option, leaning)[0] ?? option.default]));
}

/** Which column is chosen as a whole, if one is. */
export function presetOf(game: string, options: readonly OptionInfo[], values: Values): Leaning | undefined {
  const fits = (leaning: Leaning): boolean => Object.entries(preset(game, options, leaning)).every(([id, value]) => values[id] === value);
  return (["rulebook", "easier", "harder"] as const).find(fits);
}

/** Columns in which anything can be chosen. */
export const columnsOf = (game: string, options: readonly OptionInfo[]): Leaning[] =>
  LEANINGS.filter((leaning) => leaning === "rulebook" || options.some((option) => leansOf(game, option) && column(game, option, leaning).length));
