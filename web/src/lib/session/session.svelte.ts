/** A table as this browser follows it: the view, the log, what is selected, and what is under way. */
import type { Act, Acted, Advice, ChatLine, FactOut, GameInfo, LogEntry, Problem, StandingOrders, TableView, Watch, Why } from "../../wire";
import { api as realApi, Refusal, Unreachable, type Api } from "../api";
import { mine, type MyTable } from "../device/mine.svelte";
import { onTheWay } from "./motions";
import { immediate, isOrder, open, ready, toggled } from "./picking";
import { reading, type Kind } from "./pace.svelte";
import { Telling, type Hold, type Mark, type Scene } from "./telling.svelte";
import type { Phrase } from "../language/text.svelte";
import { recall, remember } from "../device/storage";
import { nextShares } from "../fairness/shares";
import { Replay } from "./replay.svelte";
import { TableSocket, type Link, type Push } from "./socket";
import { onlyPass, wayToPass, type Option, type Question, type View } from "./view";
import { seatNames } from "../language/words";

export interface Moment {
  step: number;
  last: number;
  view: View;
  entry: LogEntry | null;
}
export interface Asked extends Omit<Why, "phrase"> {
  thing: string;
  phrase: Phrase | null;
}
export interface Token {
  seat: number;
  token: string;
}

/** How a game tells what happened. */
export interface Teller {
  /** What a fact looks and sounds like, if anything moves. */
  kind(fact: FactOut): Kind | undefined;
  /** How many characters there are to read. */
  length(fact: FactOut): number;
  /** A long change in several parts, if the game knows how the table looked in between. */
  parts?: (before: View, after: View, facts: readonly FactOut[], mine: readonly number[]) => readonly Part[];
}
/** So many facts of a change, and how the table looks after them. */
export interface Part {
  view: View;
  facts: number;
  hold: Hold | null;
}

/** Of a fact without a game that knows it. */
const USUAL = 40;
/** The board draws a moment and sets its pieces going. */
const START = 50;
/** The whole log. */
const ALL: Mark = { step: Infinity, facts: Infinity };

const none: ReadonlySet<string> = new Set();

/** What a seat passes without being asked. */
export type Orders = Partial<Omit<StandingOrders, "seat">>;

/** Whether the table passes a question for a seat of mine by its own wish. */
function passesByItself(table: TableView, seat: number, question: Question): boolean {
  const info = table.seats.find((one) => one.seat === seat);
  if (!info || !table.my_seats.includes(seat)) return false;
  if (info.empty_windows && onlyPass(question.options)) return true;
  return [...info.passing, ...info.hushed].includes(question.id) && wayToPass(question.options) !== undefined;
}

export class Session {
  /** The table as it is believed on the page: it follows the server when everything is told. */
  table = $state.raw<TableView | null>(null);
  /** What is told of the log. */
  readonly log = $derived.by(() => upTo(this.entries, this.told));
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>("connecting");
  problem = $state.raw<Problem | null>(null);
  private working = $state(false);
  moment = $state.raw<Moment | null>(null);
  advice = $state.raw<Advice | null>(null);
  why = $state.raw<Asked | null>(null);
  selection = $state.raw<ReadonlySet<string>>(none);
  /** Whether the list of all answers is wanted, though things of the board stand for them. */
  opened = $state(false);
  /** An answer under the pointer or the focus: the board may show what it would do. */
  considered = $state.raw<Option | null>(null);
  /** What others point at, by thing. */
  pointed = $state.raw<{ seat: number; thing: string } | null>(null);
  /** What has just happened, for the eyes: the board tells it fact by fact. */
  news = $state.raw<{ number: number; facts: FactOut[] }>({ number: 0, facts: [] });
  /** The seat whose secrets this screen may show; others of mine wait behind the curtain. */
  front = $state(-1);

  /** One person plays all seats of this browser: the screen turns to whoever is asked, and no curtain hangs. */
  alone = $state(false);

  /** Whether somebody has lifted the curtain and said who sits before the screen. */
  private seated = $state(false);

  /** The table and the log as the server has them. */
  private latest = $state.raw<TableView | null>(null);
  private entries = $state.raw<LogEntry[]>([]);
  private told = $state.raw<Mark>(ALL);

  /** What the eyes see: it follows the table at a pace that can be followed. */
  private shown = $state.raw<View | null>(null);
  readonly telling: Telling = new Telling({
    begins: (scene, quick) => {
      this.shown = scene.view;
      if (scene.facts.length && !quick) this.news = { number: this.news.number + 1, facts: [...scene.facts] };
    },
    tells: (scene, from, to, quick) => {
      this.told = scene.marks[to - 1] ?? this.told;
      if (!quick) this.heard?.(scene.facts.slice(from, to).flatMap((fact) => this.teller?.kind(fact) ?? []));
    },
    ends: (scene, last, quick) => this.believe(scene, last, quick),
    onTheWay,
    readings: (facts) => {
      const whole = this.tempo?.(facts);
      if (whole !== undefined) return facts.map(() => whole / facts.length);
      return facts.map((fact) => reading(this.teller?.length(fact) ?? USUAL));
    },
  });

  readonly replay: Replay = new Replay(this);

  /** How the game tells what happened; the page sets it with the board. */
  teller: Teller | undefined;
  /** Whether something is to be read before the table goes on. */
  pausing: (() => boolean) | undefined;
  /** Pieces have arrived, or it is over: for the ears. */
  heard: ((kinds: readonly Kind[] | "end") => void) | undefined;

  /** The version whose question has been answered, while the server has not yet confirmed it. */
  private answered = $state(-1);

  /** How long a change stays before the eyes, in milliseconds, if the board knows better than the usual second. */
  tempo: ((facts: readonly FactOut[]) => number) | undefined;

  private socket: TableSocket | null = null;
  private pointing: ReturnType<typeof setTimeout> | undefined;
  private hearing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    /** Known before the first answer: what may be asked for depends on whether the game has secrets. */
    readonly game: string,
    public tokens: Token[],
    public watchToken: string,
    readonly info: (game: string) => GameInfo | undefined = () => undefined,
    private readonly api: Api = realApi,
  ) {}

  // What the page shows

  get view(): View | null {
    return this.moment?.view ?? this.shown;
  }

  /** Whether the server has not yet answered what was asked last. */
  get busy(): boolean {
    return this.working || (this.latest !== null && this.answered === this.latest.version);
  }

  /** Whether the page still shows what others did before it comes to the present. */
  get behind(): boolean {
    return this.telling.behind;
  }

  /** The question on the page; looking back there is none. */
  get question(): Question | null {
    return this.moment ? null : (this.shown?.question ?? null);
  }

  /** The seat of mine that is asked now; -1 if none is, or if the table answers for it. */
  get acting(): number {
    return this.behind || this.passed ? -1 : this.mineAsked;
  }

  private get mineAsked(): number {
    const mySeats = this.table?.my_seats ?? [];
    const asked = this.question?.seats.filter((seat) => mySeats.includes(seat)) ?? [];
    if (asked.includes(this.front)) return this.front;
    return asked[0] ?? -1;
  }

  /** Whether what my seat is asked will be passed for it, since it left word so. */
  get passed(): boolean {
    return this.table !== null && this.question !== null && passesByItself(this.table, this.mineAsked, this.question);
  }

  get options(): Option[] {
    return this.acting < 0 ? [] : (this.question?.options ?? []);
  }

  get secrets(): boolean {
    return this.info(this.game)?.has_secrets ?? false;
  }

  /** A seat of mine that must decide while the screen still belongs to another one of mine. When the page is opened
   * nobody knows who sits before it, so the curtain is drawn; looking back does not lift it. */
  get curtain(): number {
    if (!this.takesTurnsHere || this.alone || this.table?.state !== "playing") return -1;
    if (this.seated && (this.behind || this.pausing?.())) return -1; // who sits here sees the end of the own move
    const seats = this.tokens.map((one) => one.seat);
    const asked = this.shown?.question?.seats ?? [];
    const next = seats.find((seat) => asked.includes(seat)) ?? -1;
    if (!this.seated) return next < 0 ? this.front : next;
    return asked.includes(this.front) || this.glanced !== this.glance(next) ? -1 : next;
  }

  /** Where somebody else at this screen is asked, it is looked first whether there is anything to decide: nobody changes
   *  places to pass. Who shall not tell even that by it is asked every time. */
  private glanced = $state("");
  private readonly glance = (seat: number): string => `${this.latest?.version ?? 0}/${seat}`;
  askAlways = $state(false);

  private async lookFirst(): Promise<void> {
    if (!this.takesTurnsHere || this.alone || this.latest?.state !== "playing") return;
    const asked = (this.latest.view as unknown as View).question?.seats ?? [];
    const next = this.tokens.find((one) => asked.includes(one.seat));
    if (!next || asked.includes(this.front)) return;
    const glance = this.glance(next.seat);
    if (!(await this.passFor(next))) this.glanced = glance;
  }

  /** Pass for a seat of mine that can do nothing else or wants it so. */
  private async passFor({ seat, token }: Token): Promise<boolean> {
    if (this.askAlways) return false;
    const done = await this.try(async () => {
      const { table } = await this.api.table(this.id, [token]);
      const question = (table.view as unknown as View).question;
      if (!question?.seats.includes(seat)) return false;
      if (!onlyPass(question.options) && !passesByItself(table, seat, question)) return false;
      const pass = question.options.find((option) => option.verb === "pass" || option.text === "pass");
      if (!pass) return false;
      await this.api.act(this.id, [token], { action_id: newId(), expected_version: table.version, seat, action: pass.text });
      this.take(await this.api.table(this.id, this.speaking));
      return true;
    });
    return done ?? false;
  }

  setAskAlways(always: boolean): void {
    this.askAlways = always;
    remember(`always-${this.id}`, always ? "yes" : null);
  }

  private get takesTurnsHere(): boolean {
    return this.secrets && this.tokens.length > 1;
  }

  /** Whether several people sit before this screen in turn. */
  get sharesScreen(): boolean {
    return this.takesTurnsHere && !this.alone;
  }

  private isForFront(seats: number[]): boolean {
    return !this.takesTurnsHere || this.front < 0 || (seats.length === 1 && seats[0] === this.front);
  }

  /** The tokens that may speak now: in games with secrets only that of the seat before the screen. */
  get speaking(): string[] {
    let seats = this.tokens;
    if (this.takesTurnsHere) seats = seats.filter((one) => one.seat === this.front);
    const said = seats.map((one) => one.token);
    return said.length ? said : this.watchToken ? [this.watchToken] : [];
  }

  get names(): string[] {
    const plain = this.table ? seatNames(this.table) : [];
    // Two bots of a kind, or two namesakes, are told apart by their seats.
    return plain.map((name, seat) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} (${seat + 1})`));
  }

  // Following

  /** Begin with what was just fetched for the same seat, or fetch it. */
  async start(known?: Acted): Promise<void> {
    this.alone = this.takesTurnsHere && recall(`alone-${this.id}`) === "yes";
    this.askAlways = recall(`always-${this.id}`) === "yes";
    this.front = this.tokens.length > 1 ? (this.tokens[0]?.seat ?? -1) : -1;
    this.take(known ?? (await this.api.table(this.id, this.speaking)), true);
    this.socket = new TableSocket(
      () => this.wish(),
      (push) => this.receive(push),
      (link) => (this.link = link),
    );
    void this.try(async () => this.hear(await this.api.chat(this.id, this.speaking, 0)));
  }

  private wish(): Watch {
    const since = this.entries.at(-1)?.step ?? 0;
    return { type: "watch", table: this.id, tokens: this.speaking, since };
  }

  stop(): void {
    this.socket?.close();
    clearTimeout(this.pointing);
    clearTimeout(this.hearing);
    this.replay.pause();
    this.telling.clear();
  }

  receive(push: Push): void {
    if (push.type === "update") this.take({ table: push.table, log: push.log, repeated: false });
    else if (push.table !== this.id) return;
    else if (push.type === "chat") this.hear(push.lines);
    else if (push.type === "refused") this.problem = push.problem;
    else {
      this.pointed = { seat: push.seat, thing: push.thing };
      clearTimeout(this.pointing);
      this.pointing = setTimeout(() => (this.pointed = null), 4000);
    }
  }

  /** Whether my browser adds to the dice now, and whether there was news meanwhile. */
  private adding: "" | "now" | "again" = "";

  /** Where everybody adds to the dice, my browser does so by itself. */
  private async addToDice(): Promise<void> {
    if (this.adding) {
      this.adding = "again";
      return;
    }
    this.adding = "now";
    const done = await this.try(async () => {
      for (let table = this.latest; table; ) {
        const [wish] = await nextShares(table, this.tokens.map((one) => one.seat));
        if (!wish) break;
        const token = this.tokens.find((one) => one.seat === wish.seat)?.token ?? "";
        table = (await this.api.dice(this.id, [token], wish)).table;
      }
      return true;
    });
    const news = this.adding === ("again" as string);
    this.adding = "";
    if (done && news) await this.addToDice();
  }

  private hear(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.id));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.id))].toSorted((a, b) => a.id - b.id);
  }

  /** A newer view. An older one that was overtaken is dropped, and so is one for who sat here before the curtain
   * was lifted. */
  take(acted: Acted, whole = false): void {
    if (acted.table.table !== this.id || !this.isForFront(acted.table.my_seats)) return;
    const before = this.latest;
    if (before && acted.table.version < before.version) return;
    const known = this.entries.at(-1)?.step ?? -1;
    // What is new stays untold; what is told stays told.
    if (this.told === ALL && !whole) this.told = { step: known, facts: Infinity };
    this.entries = whole ? acted.log : merge(this.entries, acted.log, acted.table.step);
    this.latest = acted.table;
    if (acted.table.dice && acted.table.state === "open") void this.addToDice();
    if (this.front < 0) this.front = acted.table.my_seats[0] ?? -1;
    if (!before || before.version !== acted.table.version) {
      this.selection = none;
      this.considered = null;
      this.opened = false;
      this.advice = null;
      this.why = null;
    }
    const fresh = whole ? [] : this.entries.filter((entry) => entry.step > known);
    if (whole || !before) this.present();
    else if (before.version !== acted.table.version || fresh.length) this.tell(acted.table, fresh);
    else if (this.behind) this.telling.amend(acted.table); // only who is here changed
    else this.present();
    if (this.entries.length && (this.entries.at(-1)?.step ?? 0) < acted.table.step) void this.reload();
  }

  /** Lay out a change of the table to be told. */
  private tell(table: TableView, fresh: readonly LogEntry[]): void {
    const after = table.view as unknown as View;
    const facts = fresh.flatMap((entry) => entry.facts);
    const marks = fresh.flatMap((entry) => entry.facts.map((_, index): Mark => ({ step: entry.step, facts: index + 1 })));
    const asked = after.question?.seats.some((seat) => table.my_seats.includes(seat)) ?? false;
    const mine = (seat: number): boolean => table.my_seats.includes(seat) && !table.seats[seat]?.bot;
    const own = fresh.every((entry) => mine(entry.seat));
    const brisk = asked && !after.outcome && own;
    const before = this.telling.ahead ?? this.shown ?? after;
    const parts = this.teller?.parts?.(before, after, facts, table.my_seats.filter(mine)) ?? [];
    let from = 0;
    const scenes: Scene[] = [];
    for (const part of parts.length ? parts : [{ view: after, facts: facts.length, hold: null }]) {
      const to = from + part.facts;
      scenes.push({ view: part.view, facts: facts.slice(from, to), marks: marks.slice(from, to), table: null, hold: part.hold, own, brisk });
      from = to;
    }
    this.telling.push(scenes.map((scene, index) => (index === scenes.length - 1 ? { ...scene, table } : scene)));
    if (document.hidden && !this.telling.held) this.skip();
  }

  /** Something is told: the page believes it. */
  private believe(scene: Scene, last: boolean, quick: boolean): void {
    const over = scene.view.outcome && this.table?.state !== "finished";
    this.table = scene.table ?? this.table;
    if (last) this.told = ALL;
    if (last && over && !quick) this.heard?.("end");
    if (last && this.alone) void this.turn();
    if (last) void this.lookFirst();
  }

  /** The page shows the table as it is. */
  private present(): void {
    this.telling.clear();
    this.shown = (this.latest?.view ?? null) as unknown as View | null;
    this.table = this.latest;
    this.told = ALL;
    if (this.alone) void this.turn();
    void this.lookFirst();
  }

  /** Straight to the present, or to where I must do something. */
  skip(): void {
    this.telling.skip();
  }

  /** Ask for everything again: something is missing. */
  async reload(): Promise<void> {
    await this.try(async () => this.take(await this.api.table(this.id, this.speaking), true));
  }

  private whole = $state(false);

  /** Whether the log begins before what is known of it. */
  get hasEarlier(): boolean {
    return !this.whole && (this.entries[0]?.step ?? 1) > 1;
  }

  /** Fetch the page of the log before what is known. */
  async earlier(): Promise<void> {
    const first = this.entries[0]?.step ?? 1;
    await this.try(async () => {
      const page = await this.api.log(this.id, this.speaking, first);
      if (this.entries[0]?.step === first) this.entries = [...page, ...this.entries];
      this.whole = !page.length; // a table may forbid to look back further
    });
  }

  /** Lift the curtain for a seat of mine. */
  async lift(seat: number): Promise<void> {
    this.front = seat;
    this.seated = true;
    this.latest = null;
    this.table = null;
    this.moment = null;
    this.news = { number: this.news.number, facts: [] };
    await this.reload();
    this.socket?.again();
  }

  /** From now on one person plays all seats of this browser. */
  async playAll(): Promise<void> {
    this.alone = true;
    remember(`alone-${this.id}`, "yes");
    await this.turn();
  }

  /** Turn the screen to a seat of mine that is asked; what it shows stays until the new view is here. */
  private async turn(): Promise<void> {
    const asked = this.shown?.question?.seats ?? [];
    const next = this.tokens.map((one) => one.seat).find((seat) => asked.includes(seat));
    if (!this.alone || next === undefined || asked.includes(this.front)) return;
    this.front = next;
    this.seated = true;
    await this.reload();
    this.socket?.again();
  }

  // Doing

  private async try<T>(work: () => Promise<T>): Promise<T | undefined> {
    this.problem = null;
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal) {
        this.problem = error.problem;
        const fresh = error.problem.table;
        if (fresh) this.take({ table: fresh, log: [], repeated: false });
      } else if (error instanceof Unreachable) {
        this.problem = { reason: "unreachable", message: error.message, clause: "", table: null };
      } else throw error;
      return undefined;
    }
  }

  private async busyWith(work: () => Promise<void>): Promise<void> {
    if (this.working) return;
    this.working = true;
    try {
      await this.try(work);
    } finally {
      this.working = false;
    }
  }

  /** Send an action. The same id goes with every attempt, so a lost answer does no harm. */
  async act(text: string): Promise<void> {
    const table = this.latest;
    const seat = this.acting;
    // A push may bring the next question before the answer to the last action: that one may be answered at once,
    // but no question is answered twice.
    if (!table || seat < 0 || this.answered === table.version) return;
    this.answered = table.version;
    const body = { action_id: newId(), expected_version: table.version, seat, action: text };
    await this.try(() => this.send(body));
    if (this.answered === body.expected_version) this.answered = -1;
  }

  private async send(body: Act): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return this.take(await this.api.act(this.id, this.speaking, body));
      } catch (error) {
        if (!(error instanceof Unreachable) || attempt === 4) throw error;
        await new Promise((done) => setTimeout(done, 300 * attempt));
      }
    }
  }

  /** The question after these stages of a move of mine, or null if it is whole; nothing is played. A refusal is thrown. */
  async nextStage(stages: string[]): Promise<Question | null> {
    this.why = null; // it was about the stage before
    const stage = await this.api.draft(this.id, this.speaking, this.acting, stages);
    return stage.question as unknown as Question | null;
  }

  /** Pick a thing on the board: it answers, joins the selection, or says why it cannot. `confirms`: it never answers by itself. */
  async pick(thing: string, barred?: string, confirms = false): Promise<void> {
    if (this.moment) return;
    this.why = null;
    const selected = this.selection.has(thing);
    const only = confirms ? undefined : immediate(this.options, thing);
    if (only && !this.selection.size) return this.act(only.text);
    if (selected || open(this.options, this.selection, thing)) {
      this.selection = toggled(this.selection, thing, this.options.some(isOrder));
      return;
    }
    await this.askWhy(barred ?? thing);
  }

  clear(): void {
    this.selection = none;
    this.why = null;
  }

  /** Take the last thing of the selection back. */
  putBack(): void {
    this.selection = new Set([...this.selection].slice(0, -1));
  }

  get ready(): Option | undefined {
    return ready(this.options, this.selection);
  }

  isOpen(thing: string): boolean {
    return this.selection.has(thing) || open(this.options, this.selection, thing);
  }

  /** Why a thing is not to be had, now or at this stage of a move. */
  async askWhy(thing: string, stages: string[] = []): Promise<void> {
    const seat = this.acting >= 0 ? this.acting : (this.table?.my_seats[0] ?? -1);
    if (seat < 0) return;
    await this.try(async () => {
      const why = await this.api.why(this.id, this.speaking, seat, thing, stages);
      this.why = { ...why, thing, phrase: why.phrase as unknown as Phrase | null };
    });
  }

  async hint(): Promise<void> {
    const seat = this.acting;
    if (seat < 0) return;
    const version = this.latest?.version;
    await this.busyWith(async () => {
      const advice = await this.api.hint(this.id, this.speaking, seat);
      if (this.latest?.version === version) this.advice = advice;
    });
  }

  async undo(): Promise<void> {
    const seat = this.acting >= 0 ? this.acting : (this.table?.my_seats[0] ?? -1);
    if (seat < 0) return;
    await this.busyWith(async () => this.take(await this.api.undo(this.id, this.speaking, seat)));
    await this.reload();
  }

  async answerUndo(seat: number, agree: boolean): Promise<void> {
    await this.busyWith(async () => this.take(await this.api.answerUndo(this.id, this.speaking, seat, agree)));
    await this.reload();
  }

  /** Give up. Where a bot has taken the seat, the table is none of mine any more. */
  async resign(seat: number): Promise<boolean> {
    let left = false;
    await this.busyWith(async () => {
      const acted = await this.api.resign(this.id, this.speaking, seat);
      left = acted.table.state !== "finished";
      if (!left) this.take(acted);
      else if (this.tokens.length > 1) mine.leave(this.id, seat);
      else mine.forget(this.id);
    });
    return left;
  }

  async offerDraw(seat: number): Promise<void> {
    await this.busyWith(async () => this.take(await this.api.draw(this.id, this.speaking, seat)));
  }

  async answerDraw(seat: number, agree: boolean): Promise<void> {
    await this.busyWith(async () => this.take(await this.api.answerDraw(this.id, this.speaking, seat, agree)));
  }

  async close(): Promise<void> {
    const tokens = mine.find(this.id)?.seats.map((one) => one.token) ?? this.speaking;
    await this.busyWith(async () => {
      await this.api.close(this.id, tokens);
      this.take(await this.api.table(this.id, this.speaking));
    });
  }

  /** What a seat of mine passes without being asked; what is left out stays as it is. */
  async orders(seat: number, wish: Orders): Promise<void> {
    await this.busyWith(async () => this.take(await this.api.orders(this.id, this.speaking, seat, wish)));
  }

  /** What my seat may do whoever is asked. */
  async aside(text: string): Promise<void> {
    const table = this.latest;
    const seat = table?.my_seats.includes(this.front) ? this.front : (table?.my_seats[0] ?? -1);
    if (!table || seat < 0) return;
    const body = { action_id: newId(), expected_version: table.version, seat, action: text };
    await this.busyWith(() => this.send(body));
  }

  async hand(seat: number, bot: string | null): Promise<void> {
    await this.busyWith(async () => this.take(await this.api.bot(this.id, this.speaking, seat, bot)));
  }

  /** A bot takes a free seat whose link I hold, and stays. */
  async seatBot(seat: number, bot: string): Promise<void> {
    const token = mine.find(this.id)?.seats.find((one) => one.seat === seat)?.token ?? "";
    await this.busyWith(async () => {
      await this.api.bot(this.id, [token], seat, bot);
      mine.leave(this.id, seat);
      this.take(await this.api.table(this.id, this.speaking));
    });
  }

  /** Another link for a seat of mine: whoever else holds the old one is signed out. */
  async renew(seat: number, name: string | null = null): Promise<void> {
    const table = this.table;
    if (!table) return;
    await this.busyWith(async () => {
      const kept = mine.keep(await this.api.link(this.id, this.speaking, seat, name), table.game, table.title);
      this.tokens = kept.seats.filter((one) => one.mine);
      this.problem = null; // the socket was told that the old link has ended
      this.socket?.again();
    });
  }

  async say(text: string, name: string): Promise<boolean> {
    const seat = this.table?.my_seats.includes(this.front) ? this.front : (this.table?.my_seats[0] ?? -1);
    const sent = await this.try(async () => {
      await this.api.say(this.id, this.speaking, { seat, text, name });
      this.hear(await this.api.chat(this.id, this.speaking, this.chat.at(-1)?.id ?? 0));
      return true;
    });
    return sent ?? false;
  }

  /** Show a thing on the board to everybody at the table. */
  point(thing: string): void {
    this.socket?.point(this.id, this.table?.my_seats[0] ?? -1, thing);
  }

  // Looking back

  async look(step: number): Promise<void> {
    this.replay.pause();
    const moment = await this.history(step);
    if (moment) this.moment = moment;
  }

  private history(step: number): Promise<Moment | undefined> {
    const wanted = Math.max(1, Math.min(step, this.table?.step ?? step));
    return this.try(async () => {
      const found = await this.api.history(this.id, this.speaking, wanted);
      return { step: found.step, last: found.last, view: found.view as unknown as View, entry: found.entry };
    });
  }

  /** A moment of a replay, in several where the game knows what lies in between. */
  async moments(step: number): Promise<Moment[]> {
    const moment = await this.history(step);
    const entry = moment?.entry;
    if (!moment || !entry) return moment ? [moment] : [];
    const parts = this.teller?.parts?.(this.view ?? moment.view, moment.view, entry.facts, []) ?? [];
    let from = 0;
    return parts.length < 2
      ? [moment]
      : parts.map((part) => ({ ...moment, view: part.view, entry: { ...entry, facts: entry.facts.slice(from, (from += part.facts)) } }));
  }

  /** Turn a replay to this moment. Says how long it takes to follow, in milliseconds. */
  leaf(moment: Moment): number {
    this.moment = moment;
    const facts = moment.entry?.facts ?? [];
    if (facts.length) this.news = { number: this.news.number + 1, facts };
    const kinds = facts.flatMap((fact) => this.teller?.kind(fact) ?? []);
    const hear = (): void => {
      if (onTheWay() > 0) this.hearing = setTimeout(hear, onTheWay());
      else this.heard?.(kinds);
    };
    clearTimeout(this.hearing);
    this.hearing = setTimeout(hear, START);
    return facts.reduce((all, fact) => all + reading(this.teller?.length(fact) ?? USUAL), 0);
  }

  now(): void {
    this.replay.pause();
    this.moment = null;
  }

  async branch(step: number): Promise<MyTable | undefined> {
    const table = this.table;
    if (!table) return undefined;
    const seat = table.my_seats[0] ?? 0;
    return this.try(async () =>
      mine.keep(await this.api.branch(this.id, this.speaking, { step, seat }), table.game, table.title),
    );
  }

  /** Sit down at the table that follows, with all seats of mine. Who asks first lays it out. */
  async rematch(): Promise<MyTable | undefined> {
    const table = this.table;
    const seat = this.tokens[0]?.seat;
    if (!table || seat === undefined) return undefined;
    const tokens = this.tokens.map((one) => one.token);
    return this.try(async () => mine.keep(await this.api.rematch(this.id, tokens, seat), table.game, table.title));
  }

  report = () => this.api.report(this.id, this.speaking);
  letter = () => this.api.letter(this.id, this.speaking);
  record = () => this.api.record(this.id, this.speaking);
}

/** The log with newer entries: they replace what was known of the same steps, and nothing lies beyond the end.
 *  Beyond a gap the older ones are forgotten: they can be fetched again. */
export function merge(known: LogEntry[], news: LogEntry[], last: number): LogEntry[] {
  const first = news[0]?.step ?? Infinity;
  const end = known.at(-1)?.step ?? 0;
  if (news.length && first > end + 1) return news;
  return [...known.filter((entry) => entry.step < first), ...news].filter((entry) => entry.step <= last);
}

/** What is told of a log. */
function upTo(log: LogEntry[], told: Mark): LogEntry[] {
  if (told.step === Infinity) return log;
  return log
    .filter((entry) => entry.step <= told.step)
    .map((entry) => (entry.step === told.step ? { ...entry, facts: entry.facts.slice(0, told.facts) } : entry));
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
