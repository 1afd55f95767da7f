/** The phases of a round, as data. */

/** What becomes of a window: it is over, it is open, play will stop there, or pass it by. */
export type PauseState = "done" | "open" | "stop" | "pass";

export interface Step {
  kind: "step";
  id: string;
  name: string;
  state: "done" | "now" | "next";
}
export interface Pause {
  kind: "window";
  id: string;
  /** What may be done there. */
  words: string;
  state: PauseState;
}
export interface Phase {
  id: string;
  name: string;
  parts?: readonly (Step | Pause)[];
}
