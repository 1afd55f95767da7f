/** The kernel's view of a position: who is asked what, what lies on the table, and how it ended. */
import type { Phrase } from "../language/text.svelte";

export interface Option {
  /** The stable text that is sent to the server. */
  text: string;
  label: Phrase;
  /** What on the board stands for this answer, such as `die:red`. */
  things: string[];
  /** What is done, in a word, and to what, as plain data: a client reads these, never the text. */
  verb: string;
  data: Record<string, unknown>;
}
export interface Question {
  seats: number[];
  id: string;
  clause: string;
  /** None if the question is secret to this audience. */
  prompt: Phrase | null;
  options: Option[];
  /** Whether it goes on with the thought of the question before it. */
  stage: boolean;
  /** How many of these may be chosen, one after the other in their order, before *done*; 0 where one is the answer. */
  several: number;
}
export interface Outcome {
  reason: string;
  winners: number[];
  clause: string;
  scores: number[];
}
/** Whether nothing is left but to pass: such a question is put only so that nobody learns by its absence. */
export const onlyPass = (options: readonly Option[]): boolean => options.length > 0 && options.every((option) => option.verb.startsWith("pass"));
/** The answer that lets a question pass, unless the game has orders of its own for it. */
export function wayToPass(options: readonly Option[]): Option | undefined {
  if (options.some((option) => option.verb === "pass-on")) return undefined;
  return options.find((option) => option.verb === "pass" || option.text === "pass");
}

export interface View<Table = Record<string, unknown>> {
  game: string;
  rules: number;
  seats: number;
  seat: number;
  question: Question | null;
  /** What my seat may do whoever is asked. */
  asides?: string[];
  table: Table;
  outcome: Outcome | null;
}
