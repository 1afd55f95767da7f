/** What the hand is about to do: a move put together stage by stage, and the things that stand for its answers.
 *
 * Nothing is sent until the move is whole and confirmed; a question with a single stage is answered at once.
 */
import { Draft, Refused } from "../../kit/move/draft.svelte";
import { IDLE, type Standing } from "../../kit/touch/touch";
import { Refusal } from "../../lib/api";
import { catalog, type Phrase } from "../../lib/language/text.svelte";
import type { Question } from "../../lib/session/view";
import { errorText } from "../../lib/language/words";
import { answersOf, ends, goes, leads, type Answer } from "./answers";
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
  askWhy: (thing: string, stages?: string[]) => Promise<void>;
  point: (thing: string) => void;
  nextStage: (stages: string[]) => Promise<Question | null>;
}

/** The count that comes nearest to what is wanted. */
function nearest(counts: readonly Answer[], wanted: number): Answer | undefined {
  const far = (one: Answer): number => Math.abs((one.data.n ?? 0) - wanted);
  return counts.toSorted((one, two) => far(one) - far(two))[0];
}

const kindOf = (thing: string): string => thing.split(":")[0] ?? thing;

export class Desk {
  /** A thing that stands for several answers, which are shown to choose from. */
  choosing = $state("");
  /** Sends what a form has put together. */
  sender = $state.raw<(() => void) | null>(null);
  /** How many a form would send, in words. */
  going = $state("");
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
      next: async (stages) => {
        try {
          return (await this.asking.nextStage(stages)) ?? "complete";
        } catch (error) {
          throw new Refused(errorText(error), error instanceof Refusal ? error.problem.clause : "");
        }
      },
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
      // A stage may hold several answers alike; those of questions in between are not known here.
      const known = new Map(answersOf(stage.question).map((one) => [one.text, one]));
      return stage.texts.flatMap((text) => known.get(text) ?? []);
    }),
  );
  /** Whether several of the answers may be given together: they are marked, in any order, and then said to be all. */
  readonly several = $derived((this.question?.several ?? 0) > 1);
  private picked = $state.raw<{ question: Question | null; texts: readonly string[] }>({ question: null, texts: [] });
  private readonly marks = $derived(this.picked.question === this.question ? this.picked.texts : []);
  readonly marked = $derived(this.several ? this.answers.filter((one) => this.marks.includes(one.text)) : []);
  /** Whether what is marked may be all: where some must be chosen, the server offers no end yet. */
  readonly enough = $derived(this.marked.length > 0 || this.answers.some(ends));
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

  /** The die that is used, or turned by a ring. */
  get spent(): string {
    return this.stages.flatMap((one) => one.things).findLast((thing) => kindOf(thing) === "die") ?? "";
  }
  /** Where the move leads; where there was nothing to choose, the question about its part tells. */
  get destination(): Answer | undefined {
    const told = this.told;
    return this.stages.findLast(leads) ?? (told && { ...told, data: { ...told.data, region: told.data.to, attacks: true } });
  }
  private get told(): Answer | undefined {
    return [...this.answers, ...this.stages].find((one) => one.data.to !== undefined && one.data.region !== undefined);
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
      chosen: this.choosing === thing || this.marked.some((one) => one.things.includes(thing)) || this.stages.some((one) => one.things.includes(thing)),
      toggles: this.several && open,
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
    if (this.several) return ends(answer) ? this.thatIsAll() : this.mark(answer);
    await draft.answer(this.say(answer.label), answer.text);
    if (draft.complete && draft.stages.length === 1) await draft.confirm();
  }
  private mark(answer: Answer): void {
    const { marks } = this;
    const fits = marks.length < (this.question?.several ?? 0);
    this.picked = { question: this.question, texts: marks.includes(answer.text) ? marks.filter((text) => text !== answer.text) : fits ? [...marks, answer.text] : marks };
  }
  /** Answer with what is marked, in the order of the question; whoever marked the last one on the list is not asked for an end. */
  async thatIsAll(): Promise<void> {
    const { draft, question, marked } = this;
    if (!draft || !question || !this.enough) return;
    const texts = marked.map((one) => one.text);
    const next = texts.length ? await this.asking.nextStage([...draft.texts, ...texts]) : question;
    const end = next?.id === question.id ? answersOf(next).find(ends) : undefined;
    await draft.answer(catalog.list((marked.length ? marked : end ? [end] : []).map((one) => this.say(one.label))), ...texts, ...(end ? [end.text] : []));
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
  /** Answer the same question, and those that follow it, so many times alike. */
  async takeAlike(answer: Answer, times: number): Promise<void> {
    await this.draft?.answer(this.say(answer.label), ...Array.from({ length: times }, () => answer.text));
  }
  /** Answer by the figures that go, however many questions the server asks about them: kind by kind, only where there is a
   * choice. */
  async takePart(words: string, wanted: Readonly<Record<string, number>>): Promise<void> {
    const draft = this.draft;
    if (!draft?.question || this.asking.busy) return;
    const asked = draft.question.id;
    const texts: string[] = [];
    let question: Question | null = draft.question;
    while (question?.id === asked) {
      const answers = answersOf(question);
      const counts = answers.filter(goes);
      const most = wanted[counts[0]?.data.figure ?? ""] ?? 0;
      const fit = counts.find((one) => one.data.n === most) ?? (counts.every((one) => (one.data.n ?? 0) < most) ? answers.find((one) => one.verb === "all") : undefined) ?? nearest(counts, most);
      if (!fit) return;
      texts.push(fit.text);
      question = await this.asking.nextStage([...draft.texts, ...texts]);
    }
    await draft.answer(words, ...texts);
  }

  /** A thing of the board is touched. */
  touch = async (thing: string): Promise<void> => {
    if (!this.acting) return this.asking.point(thing);
    if (this.complete) return; // it waits to be sent or taken back
    const found = this.through(thing);
    const [only] = found;
    if (found.length === 1 && only) return this.take(only);
    if (found.length) {
      this.choosing = this.choosing === thing ? "" : thing;
      return;
    }
    await this.whyNot(thing);
  };

  /** Why a thing is not to be had at this stage of the move. */
  whyNot = (thing: string): Promise<void> => this.asking.askWhy(thing, this.draft?.texts);

  /** What the question lights on the map. */
  readonly lights = $derived.by((): Lights => {
    const regions = this.answers.filter((one) => one.things.some((thing) => thing.startsWith("region:") || thing.startsWith("inside:")));
    const named = (answers: Answer[]): string[] => [...new Set(answers.map((one) => one.things[0]?.split(":")[1] ?? ""))];
    const from = this.chose("from")?.data.region ?? this.told?.data.region;
    const to = this.destination?.data.region;
    return {
      dim: regions.length > 0 || !!from,
      move: named(regions.filter((one) => !one.data.attacks)),
      fight: named(regions.filter((one) => one.data.attacks)),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(this.going ? { going: this.going } : {}),
    };
  });
}
