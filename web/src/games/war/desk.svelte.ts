/** What the hand is about to do: a move put together stage by stage, and the things that stand for its answers.
 *
 * Nothing is sent until the move is whole and confirmed; a question with a single stage is answered at once.
 */
import { Draft } from "../../kit/move/draft.svelte";
import { IDLE, type Standing } from "../../kit/touch/touch";
import type { Phrase } from "../../lib/text.svelte";
import type { Question } from "../../lib/view";
import { answersOf, type Answer } from "./answers";
import type { Lights } from "./map/lights";

/** What the desk wants of a table; a session has all of it. */
export interface Asking {
  readonly question: Question | null;
  /** The seat of mine that is asked; -1 if none is. */
  readonly acting: number;
  readonly busy: boolean;
  readonly advice: { lines: { action: string }[] } | null;
  readonly pointed: { seat: number; thing: string } | null;
  readonly names: string[];
  act: (text: string) => Promise<void>;
  askWhy: (thing: string) => Promise<void>;
  point: (thing: string) => void;
  draft: (stages: string[]) => Promise<Question | null>;
}

const kindOf = (thing: string): string => thing.split(":")[0] ?? thing;

export class Desk {
  /** A thing that stands for several answers, which are shown to choose from. */
  choosing = $state("");
  /** An answer under the pointer or the focus. */
  near = $state.raw<Answer | null>(null);

  constructor(
    readonly asking: Asking,
    /** A phrase of the server in words. */
    readonly say: (phrase: Phrase) => string,
  ) {}

  /** The move under way; a new question begins a new one. */
  readonly draft = $derived.by(() => {
    const first = this.asking.question;
    if (!first || this.asking.acting < 0) return null;
    return new Draft<Question>(first, {
      next: async (stages) => (await this.asking.draft(stages)) ?? "complete",
      confirm: (stages) => this.asking.act(stages.join("; ")),
    });
  });

  get acting(): boolean {
    return this.asking.acting >= 0;
  }
  /** What is asked at this stage; nothing when the move is whole. */
  get question(): Question | null {
    return this.draft?.question ?? null;
  }
  readonly answers = $derived(answersOf(this.question));
  /** What has been answered, stage by stage. */
  readonly stages = $derived.by((): Answer[] =>
    (this.draft?.stages ?? []).flatMap((stage) => {
      const chosen = new Set(stage.text.split("; "));
      return answersOf(stage.question).filter((one) => chosen.has(one.text)).slice(0, 1);
    }),
  );
  readonly complete = $derived(!!this.draft?.complete && (this.draft?.stages.length ?? 0) > 0);

  private readonly byThing = $derived.by(() => {
    const found = new Map<string, Answer[]>();
    for (const answer of this.answers) for (const thing of answer.things) found.set(thing, [...(found.get(thing) ?? []), answer]);
    return found;
  });
  private readonly kinds = $derived(new Set([...this.byThing.keys()].map(kindOf)));

  through(thing: string): Answer[] {
    return this.byThing.get(thing) ?? [];
  }
  isOpen = (thing: string): boolean => this.byThing.has(thing);
  /** Whether the question is about things of a kind. */
  asksFor(kind: string): boolean {
    return this.kinds.has(kind);
  }
  chose(verb: string): Answer | undefined {
    return this.stages.findLast((one) => one.verb === verb);
  }

  /** How a thing stands to the question. */
  standing = (thing: string): Standing => {
    const open = this.isOpen(thing);
    const best = this.asking.advice?.lines[0]?.action.split("; ") ?? [];
    const pointed = this.asking.pointed?.thing === thing ? (this.asking.names[this.asking.pointed.seat] ?? "") : "";
    if (!this.acting && !pointed) return IDLE;
    return {
      open,
      closed: this.acting && !open,
      barred: !open && this.kinds.has(kindOf(thing)),
      chosen: this.choosing === thing || this.stages.some((one) => one.things.includes(thing)),
      toggles: false,
      advised: this.through(thing).some((one) => best.includes(one.text)),
      pointer: pointed,
    };
  };

  /** Answer this stage; what is whole with it alone is sent at once. */
  async take(answer: Answer): Promise<void> {
    const draft = this.draft;
    if (!draft || this.asking.busy) return;
    this.choosing = "";
    this.near = null;
    await draft.answer(this.say(answer.label), answer.text);
    if (draft.complete && draft.stages.length === 1) await draft.confirm();
  }
  /** Back to the stage before. */
  back(): void {
    if (this.choosing) this.choosing = "";
    else this.draft?.back();
  }
  /** Send the whole move. */
  async confirm(): Promise<void> {
    await this.draft?.confirm();
  }
  /** Answer by several answers in a row as one stage of the move. */
  async takeAll(words: string, answers: readonly Answer[]): Promise<void> {
    await this.draft?.answer(words, ...answers.map((one) => one.text));
  }
  /** Answer by the figures that are chosen; if more could be chosen, say that it is enough. */
  async takeFigures(words: string, answers: readonly Answer[]): Promise<void> {
    const draft = this.draft;
    if (!draft || this.asking.busy) return;
    const texts = answers.map((one) => one.text);
    const next = await this.asking.draft([...draft.texts, ...texts]);
    const enough = next?.id === draft.question?.id ? answersOf(next).find((one) => one.verb === "done") : undefined;
    await draft.answer(words, ...texts, ...(enough ? [enough.text] : []));
  }

  /** A thing of the board is touched. */
  touch = async (thing: string): Promise<void> => {
    if (!this.acting) return this.asking.point(thing);
    const found = this.through(thing);
    const [only] = found;
    if (found.length === 1 && only) return this.take(only);
    if (found.length) {
      this.choosing = this.choosing === thing ? "" : thing;
      return;
    }
    await this.asking.askWhy(thing);
  };

  /** What the question lights on the map. */
  readonly lights = $derived.by((): Lights => {
    const regions = this.answers.filter((one) => one.things.some((thing) => thing.startsWith("region:") || thing.startsWith("inside:")));
    const named = (answers: Answer[]): string[] => [...new Set(answers.map((one) => one.things[0]?.split(":")[1] ?? ""))];
    const from = this.chose("from")?.data.region;
    const to = this.chose("to")?.data.region;
    return {
      dim: regions.length > 0 || !!from,
      move: named(regions.filter((one) => !one.data.attacks)),
      fight: named(regions.filter((one) => one.data.attacks)),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    };
  });
}
