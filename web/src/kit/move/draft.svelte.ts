/** A move in stages: each answer leads to the next question, nothing is sent until the whole is confirmed, and every
 * stage can be taken back.
 *
 * It knows no server: `next` is asked what comes after the stages so far, `confirm` sends them all; both may throw
 * `Refused`. At a table `draftAt` makes one.
 */

/** What comes after some stages: another question, or nothing more. */
export type Next<Q> = Q | "complete";

export interface Answered<Q> {
  /** The question of this stage. */
  question: Q;
  /** The texts that answer it, as they will be sent: one, or one for each thing chosen. */
  texts: readonly string[];
  /** The answer in words, for the trail. */
  words: string;
}

/** Why a stage could not be taken, in the player's words, with the clause behind it. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly clause = "",
  ) {
    super(message);
  }
}

export interface Steps<Q> {
  next: (stages: string[]) => Promise<Next<Q>>;
  confirm: (stages: string[]) => Promise<void> | void;
}

const refusal = (error: unknown): Refused => (error instanceof Refused ? error : new Refused(error instanceof Error ? error.message : String(error)));

export class Draft<Q> {
  /** The stages that are answered, from the first one on. */
  stages = $state.raw<readonly Answered<Q>[]>([]);
  /** The question of the present stage; none when the move is complete. */
  question = $state.raw<Q | null>(null);
  /** Whether the answer to a stage is on its way. */
  busy = $state(false);
  /** Why a stage, or the whole, could not be taken. */
  problem = $state.raw<Refused | null>(null);

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
    return this.stages.flatMap((stage) => stage.texts);
  }
  /** The whole move as one text. */
  get text(): string {
    return this.texts.join("; ");
  }

  /** Answer the present stage. Several texts are several stages for the server and one for the player, such as one for
   * each thing chosen. */
  async answer(words: string, ...texts: string[]): Promise<void> {
    const question = this.question;
    if (question === null || this.busy || !texts.length) return;
    const stages = [...this.stages, { question, texts, words }];
    const turn = ++this.turn;
    this.busy = true;
    this.problem = null;
    try {
      const next = await this.steps.next(stages.flatMap((stage) => stage.texts));
      if (turn !== this.turn) return;
      this.stages = stages;
      this.question = next === "complete" ? null : next;
    } catch (error) {
      if (turn === this.turn) this.problem = refusal(error);
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }

  /** Answer the last stage and send the whole; if it turns out not to be the last one, nothing is sent. */
  async finish(words: string, ...texts: string[]): Promise<void> {
    await this.answer(words, ...texts);
    await this.confirm();
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
    this.problem = null;
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
    this.problem = null;
    try {
      await this.steps.confirm(this.texts);
    } catch (error) {
      if (turn === this.turn) this.problem = refusal(error);
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }
}
