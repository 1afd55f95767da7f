/** What an answer would ask the Ring-bearer, known before it is asked. */
import type { Option, View } from "../../lib/session/view";
import { hunt } from "./table";
import type { Question } from "./words";

/** The data of an answer, as far as this game's answers have them: see `answers.py`. */
export interface Told {
  /** The question that it leads to, and where. */
  question?: Question["kind"];
  at?: string;
  /** An action that costs no die. */
  free?: boolean;
  /** A card, and which of its options. */
  card?: string;
  way?: "a" | "b";
  journey?: string;
}
export const told = (option: Option | null): Told => (option?.data ?? {}) as Told;

export function asking(option: Option, view: View): Question | undefined {
  const { question, at } = told(option);
  return question && at ? { kind: question, at, part: hunt(view).part } : undefined;
}
