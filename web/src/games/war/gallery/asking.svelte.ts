/** A table without a server: questions made up for the gallery, whose answers lead on as a move would. */
import type { Question } from "../../../lib/session/view";
import type { Answer, Data } from "../answers";
import type { Asking } from "../desk.svelte";

interface Written {
  words: string;
  verb: string;
  thing?: string;
  data?: Data;
  text?: string;
}
export const answer = ({ words, verb, thing, data = {}, text }: Written): Answer => ({ text: text ?? `${verb} ${thing ?? words}`, label: { id: "option", values: { text: words } }, things: thing ? [thing] : [], verb, data });
export const question = (id: string, clause: string, words: string, answers: Written[], several = 0): Question => ({ seats: [0], id, clause, prompt: { id: "option", values: { text: words } }, options: answers.map(answer), stage: false, several });

export class MadeUp implements Asking {
  readonly question: Question | null;
  readonly acting: number;
  readonly busy = false;
  readonly advice = null;
  readonly pointed = null;
  /** What was sent or asked last, for tests. */
  said = $state("");

  constructor(
    readonly names: string[],
    /** The questions of the move, stage by stage. */
    private readonly stages: Question[],
    seat: number,
  ) {
    this.question = stages[0] ?? null;
    this.acting = this.question ? seat : -1;
  }
  act = async (text: string): Promise<void> => {
    this.said = text;
  };
  askWhy = async (thing: string, stages: string[] = []): Promise<void> => {
    this.said = ["why", thing, ...stages].join(" ");
  };
  point = (thing: string): void => {
    this.said = `point ${thing}`;
  };
  nextStage = async (stages: string[]): Promise<Question | null> => this.stages[stages.join("; ").split("; ").length] ?? null;
}
