/** The move that is being put together: who is chosen, which stages are answered, and what keys do.
 *
 * Sets (who commits, who attacks) and stages (play, target, payment) are gathered here and sent as one whole move;
 * nobody sees the unfinished thought. A desk holds for one version of the table. */
import { draftAt } from "../../kit/move/table";
import type { Draft } from "../../kit/move/draft.svelte";
import type { Session } from "../../lib/session/session.svelte";
import type { Option, Question } from "../../lib/session/view";
import { quest } from "./table";

/** Questions that are answered with several cards at once. */
const SEVERAL: ReadonlySet<string> = new Set(["commit", "attackers", "join", "defend-together"]);
/** Answers that do nothing: pass, nobody, stay. Their key is 0. */
const NOTHING: ReadonlySet<string> = new Set(["pass", "done", "no", "stay", "engage-nobody", "no-attack"]);
/** What may have a second stage: the server is asked for it. */
const STAGED: ReadonlySet<string> = new Set(["play", "use", "attack", "choose", "on", "travel", "pass-on", "with", "number", "player"]);
const DONE = "done";
export const ORDERS = ["pass-until", "pass-round"] as const;
/** Questions that come again and again for one thing after another: which is next, who bears it. */
const REPEATED: ReadonlySet<string> = new Set(["next-shadow", "next-attacker", "next-guarded", "delayed", "check", "take-damage", "defender-damage", "drop-restricted"]);

export const doesNothing = (option: Option): boolean => NOTHING.has(option.verb);

export class Desk {
  private version = $state(-1);
  private picked = $state.raw<readonly string[]>([]);
  private move = $state.raw<Draft<Question> | null>(null);
  /** A thing that stands for several answers: only those are offered. */
  private narrowed = $state("");
  /** What is read beside the board: a pile, the odds, the wishes of this reader; nothing if empty. */
  aside = $state("");
  /** The seat whose company is laid open in place of the reader's own; -1 for none. */
  unfolded = $state(-1);

  constructor(private readonly session: Session) {}

  /** The question whose further ones are answered alike, and the answer that was given. */
  private repeating = $state.raw<{ id: string; text: string } | null>(null);
  /** Whether the question at hand may come again, so that the rest can be answered with it. */
  get repeats(): boolean {
    return this.session.acting >= 0 && !this.draft && REPEATED.has(this.session.question?.id ?? "") && this.options.length > 1;
  }
  /** Answer this question and those that follow it in the same way: the same card while it is offered, else the first. */
  async restAlike(option = this.session.considered ?? this.options[0]): Promise<void> {
    if (!this.repeats || !option || this.busy) return;
    this.repeating = { id: this.session.question?.id ?? "", text: option.text };
    await this.session.act(option.text);
  }
  /** Go on with what was begun so. To be called in an effect. */
  goOn(): void {
    const { repeating, session } = this;
    if (!repeating || session.busy || session.behind || session.moment) return;
    if (session.acting < 0 || session.question?.id !== repeating.id) {
      if (session.question) this.repeating = null;
      return;
    }
    const next = session.options.find((option) => option.text === repeating.text) ?? session.options.find((option) => !doesNothing(option));
    if (next) void session.act(next.text);
  }
  unfold(seat: number): void {
    this.unfolded = this.unfolded === seat ? -1 : seat;
  }

  private get holds(): boolean {
    return this.version === (this.session.table?.version ?? -1) && this.session.acting >= 0;
  }
  private hold(): void {
    if (this.holds) return;
    this.version = this.session.table?.version ?? -1;
    this.picked = [];
    this.move = null;
    this.narrowed = "";
  }
  get draft(): Draft<Question> | null {
    return this.holds ? this.move : null;
  }
  get question(): Question | null {
    return this.draft?.question ?? this.session.question;
  }
  get options(): readonly Option[] {
    return this.draft ? (this.draft.question?.options ?? []) : this.session.options;
  }
  /** The answers that are offered now. */
  get offered(): readonly Option[] {
    if (!this.holds || !this.narrowed) return this.options;
    const some = this.options.filter((option) => option.things.includes(this.narrowed));
    return some.length ? some : this.options;
  }
  get several(): boolean {
    return SEVERAL.has(this.question?.id ?? "") && this.session.acting >= 0;
  }
  /** The things chosen of several, in the order of the question. */
  get chosen(): readonly string[] {
    if (!this.holds || !this.several) return [];
    return this.options.flatMap((option) => option.things).filter((thing) => this.picked.includes(thing));
  }
  get busy(): boolean {
    return this.session.busy || (this.draft?.busy ?? false);
  }
  /** Whether the set at hand may be sent as it is. */
  get ready(): boolean {
    return this.chosen.length > 0 || this.options.some((option) => option.verb === DONE);
  }
  isOpen(thing: string): boolean {
    return this.session.acting >= 0 && !this.session.behind && this.options.some((option) => option.things.includes(thing));
  }
  has(thing: string): boolean {
    return this.chosen.includes(thing);
  }

  /** Why a thing is not to be had at this stage of the move. */
  whyNot(thing: string): Promise<void> {
    return this.session.askWhy(thing, this.draft?.texts);
  }

  /** A card is pressed. `secret`: others must not be shown that somebody points at it. */
  async pick(thing: string, secret = false): Promise<void> {
    const { session } = this;
    if (session.moment || session.table?.state !== "playing") return;
    if (session.acting < 0) {
      if (!secret) session.point(thing);
      return;
    }
    session.why = null;
    const meant = this.options.filter((option) => option.things.includes(thing));
    if (!meant.length) return this.whyNot(thing);
    if (this.several) return this.toggle(thing);
    const [only, more] = meant;
    if (only && !more) return this.answer(only);
    this.hold();
    this.narrowed = this.narrowed === thing ? "" : thing;
  }
  toggle(thing: string): void {
    this.hold();
    this.picked = this.picked.includes(thing) ? this.picked.filter((one) => one !== thing) : [...this.picked, thing];
  }

  /** Choose all of several, or none again. */
  all(): void {
    if (!this.several) return;
    const things = this.options.flatMap((option) => option.things);
    const whole = this.chosen.length === things.length;
    this.hold();
    this.picked = whole ? [] : things;
  }

  /** Answer the question at hand; where the answer opens another stage, go on with that. */
  async answer(option: Option): Promise<void> {
    if (this.busy || this.session.acting < 0) return;
    if (!this.draft && !STAGED.has(option.verb)) return this.session.act(option.text);
    await this.stage(option.text, option.text);
  }
  private async stage(words: string, ...texts: string[]): Promise<void> {
    this.hold();
    const question = this.session.question;
    if (!question) return;
    const draft = this.move ?? draftAt(this.session, question);
    this.move = draft;
    this.narrowed = "";
    this.picked = [];
    await draft.answer(words, ...texts);
    if (!draft.stages.length) this.move = null;
    if (draft.problem) this.session.problem = { reason: "illegal-action", message: draft.problem.message, clause: draft.problem.clause, table: null };
    const rest = draft.question?.options ?? [];
    if (draft.complete) await draft.confirm();
    else if (rest.length === 1 && rest[0]) await this.stage(words, rest[0].text); // one answer is no question
  }

  /** Send the set that was chosen, or nobody. */
  async confirm(): Promise<void> {
    if (!this.several || this.busy || !this.ready) return;
    const { chosen, options } = this;
    const texts = options.filter((option) => option.things.some((thing) => chosen.includes(thing))).map((option) => option.text);
    const last = options.filter((option) => option.things.length).at(-1)?.text;
    // Whoever chose the last one on the list is not asked whether that is all.
    const closing = texts.at(-1) === last ? [] : [DONE];
    if (!this.draft) return this.session.act([...texts, ...closing].join("; "));
    const draft = this.draft;
    await draft.answer(texts.join("; "), ...texts);
    if (!draft.complete && draft.question?.options.some((option) => option.verb === DONE)) await draft.answer(DONE, DONE);
    await draft.confirm();
  }
  /** Whether a standing order can be given now. */
  get orders(): boolean {
    return !this.draft && this.options.some((option) => option.verb === "pass-on");
  }
  /** Keep passing, with one press: until something happens, or to the end of the round. [Q32.18] */
  async passOn(order: (typeof ORDERS)[number]): Promise<void> {
    if (this.orders && !this.busy && this.session.acting >= 0) await this.session.act(`pass on; ${order}`);
  }
  async nobody(): Promise<void> {
    const none = this.options.find(doesNothing);
    if (none) await this.answer(none);
  }
  /** Back: a stage, then who was chosen. */
  back(): void {
    if (this.narrowed) this.narrowed = "";
    else if (this.picked.length) this.picked = [];
    else if (this.move) {
      this.move.back();
      if (!this.move.stages.length) this.move = null;
    }
  }
  get canGoBack(): boolean {
    return this.holds && (!!this.narrowed || this.picked.length > 0 || this.move !== null);
  }
  /** What Enter does: the set, the proposed payment, or the only answer. */
  get primary(): (() => Promise<void>) | undefined {
    if (this.several) return this.ready ? () => this.confirm() : undefined;
    const { offered } = this;
    const first = offered[0];
    if (first && (offered.length === 1 || this.question?.id === "pay")) return () => this.answer(first);
    return undefined;
  }
}

const desks = new WeakMap<Session, Desk>();
export function deskOf(session: Session): Desk {
  let desk = desks.get(session);
  if (!desk) {
    // Whoever asks first may be a derived value, which would not follow what was made inside it.
    $effect.root(() => void (desk = new Desk(session)));
    if (!desk) throw new Error("no desk");
    desks.set(session, desk);
  }
  return desk;
}

export const asked = (session: Session): Question | null => deskOf(session).question;

export function keys(session: Session): Record<string, () => void> {
  const desk = deskOf(session);
  const own: Record<string, () => void> = {};
  const choices = desk.offered.filter((option) => !doesNothing(option) && option.verb !== "pass-on");
  for (let number = 1; number <= 9; number += 1) {
    const option = choices[number - 1];
    const things = option?.things[0];
    own[`${number}`] = () => {
      if (!option) return;
      if (desk.several && things) desk.toggle(things);
      else void desk.answer(option);
    };
  }
  own["0"] = () => void desk.nobody();
  if (desk.orders) {
    own.a = () => void desk.passOn("pass-until");
    own.e = () => void desk.passOn("pass-round");
  }
  const { primary } = desk;
  if (primary) own.Enter = () => void primary();
  if (desk.aside) own.Escape = () => (desk.aside = "");
  else if (desk.canGoBack) own.Escape = () => desk.back();
  if (desk.several) own["+"] = () => desk.all();
  if (desk.repeats) own["="] = () => void desk.restAlike();
  own.w = () => {
    const focused = document.activeElement?.getAttribute("data-thing");
    if (focused) void desk.whyNot(focused);
  };
  return own;
}

/** Keys that only look: they work also while others are asked. */
export function looks(session: Session): Record<string, () => void> {
  const desk = deskOf(session);
  const table = session.view ? quest(session.view) : undefined;
  if (!session.view || !table) return {};
  const own = session.view.seat;
  const open = (name: string) => () => (desk.aside = desk.aside === name ? "" : name);
  const piles = ["encounters", "discard", ...table.players.map((one) => `own-${one.seat}`), ...(table.victory.length ? ["victory"] : [])];
  const others = table.players.map((one) => one.seat).filter((seat) => seat !== own);
  return {
    o: open("odds"),
    s: open("wishes"),
    d: () => (desk.aside = piles[piles.indexOf(desk.aside) + 1] ?? ""),
    p: () => (desk.unfolded = others[others.indexOf(desk.unfolded) + 1] ?? -1),
    ...(desk.aside && session.acting < 0 ? { Escape: () => (desk.aside = "") } : {}),
  };
}
