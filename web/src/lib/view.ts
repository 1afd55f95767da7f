/** The kernel's view of a position: who is asked what, what lies on the table, and how it ended. */
import type { Phrase } from "./text.svelte";

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
}
export interface Outcome {
  reason: string;
  winners: number[];
  clause: string;
  scores: number[];
}
export interface View<Table = Record<string, unknown>> {
  game: string;
  rules: number;
  seats: number;
  seat: number;
  question: Question | null;
  table: Table;
  outcome: Outcome | null;
}
