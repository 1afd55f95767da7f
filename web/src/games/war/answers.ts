/** Answers of the server with what is done to what, so that nothing is read from their texts. */
import type { Option, Question } from "../../lib/view";
import type { Face, FigureKind, Nation } from "./content";
import type { BattleOdds } from "./table";

/** The numbers of one side in the first round of a battle. */
export interface FirstRound {
  dice: number;
  hits_on: number;
  rerolls: number;
}
export interface Data {
  face?: Face;
  deed?: string;
  card?: string;
  region?: string;
  /** Going there is an attack. */
  attacks?: boolean;
  /** How many more units there is room for. */
  room?: number;
  odds?: BattleOdds;
  first?: { attacker: FirstRound; defender: FirstRound };
  nation?: Nation;
  kind?: FigureKind;
  /** How many of these there are. */
  of?: number;
  character?: string;
  n?: number;
  /** What a casualty becomes, and how many hits it takes. */
  to?: string;
  hits?: number;
  /** Corruption afterwards. */
  corruption?: number;
}
export interface Answer extends Option {
  verb: string;
  data: Data;
}

export const answersOf = (question: Question | null): Answer[] =>
  (question?.options ?? []).map((option) => {
    const { verb = option.text.split(" ")[0] ?? "", data = {} } = option as Partial<Answer>;
    return { ...option, verb, data };
  });

/** What stands for one row of a question about figures. */
export const figureId = ({ nation, kind, character }: Data): string => character ?? `${nation ?? ""}-${kind ?? ""}`;
