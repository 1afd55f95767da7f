/** A move in stages: each answer leads to the next question, nothing is sent until the whole is confirmed, and every
 * stage can be taken back.
 *
 * It knows no server: `next` is asked what comes after the stages so far, `confirm` sends them all.
 */

/** What comes after some stages: another question, or nothing more. */
export type Next<Q> = Q | "complete";

export interface Answered<Q> {
  /** The question of this stage. */
  question: Q;
  /** The text that answers it, as it will be sent. */
  text: string;
  /** The answer in words, for the trail. */
  words: string;
}

export interface Steps<Q> {
  next: (stages: string[]) => Promise<Next<Q>>;
  confirm: (stages: string[]) => Promise<void> | void;
}

export class Draft<Q> {
  /** The stages that are answered, from the first one on. */
  stages = $state.raw<readonly Answered<Q>[]>([]);
  /** The question of the present stage; none when the move is complete. */
  question = $state.raw<Q | null>(null);
  /** Whether the answer to a stage is on its way. */
  busy = $state(false);
  /** Why a stage could not be taken, in the server's words. */
  problem = $state("");

  /** Answers to an earlier state of the draft are late and must not be heard. */
  private turn = 0;

  constructor(
    private readonly first: Q,
    private readonly steps: Steps<Q>,
  ) {
    this.question = first;
  }

  get complete(): boolean {
    return this.question === null;
  }
  get texts(): string[] {
    return this.stages.map((stage) => stage.text);
  }
  /** The whole move as one text. */
  get text(): string {
    return this.texts.join("; ");
  }

  /** Answer the present stage; several texts at once are several stages of it, such as one for each thing chosen. */
  async answer(words: string, ...texts: string[]): Promise<void> {
    const question = this.question;
    if (question === null || this.busy || !texts.length) return;
    const stage: Answered<Q> = { question, text: texts.join("; "), words };
    const stages = [...this.stages, stage];
    const turn = ++this.turn;
    this.busy = true;
    this.problem = "";
    try {
      const next = await this.steps.next(stages.map((one) => one.text));
      if (turn !== this.turn) return;
      this.stages = stages;
      this.question = next === "complete" ? null : next;
    } catch (error) {
      if (turn === this.turn) this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }

  /** Back to the stage before this one. Its question is still known, so nobody is asked. */
  back(): void {
    this.backTo(this.stages.length - 1);
  }
  /** Back to a stage, which is then to be answered anew. */
  backTo(stage: number): void {
    const there = this.stages[Math.max(0, stage)];
    this.turn += 1;
    this.busy = false;
    this.problem = "";
    if (!there) return;
    this.question = there.question;
    this.stages = this.stages.slice(0, Math.max(0, stage));
  }
  clear(): void {
    this.backTo(0);
    this.question = this.first;
  }

  async confirm(): Promise<void> {
    if (!this.complete || this.busy) return;
    const turn = ++this.turn;
    this.busy = true;
    this.problem = "";
    try {
      await this.steps.confirm(this.texts);
    } catch (error) {
      if (turn === this.turn) this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }
}
