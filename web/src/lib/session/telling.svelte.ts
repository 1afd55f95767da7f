/** What happened is told scene by scene: the pieces set out, they arrive, then the log and the sounds say so fact by
 * fact, and only when all is told the page believes it and asks, or shows how it ended. */
import type { FactOut, TableView } from "../../wire";
import { pace } from "./pace.svelte";
import type { View } from "./view";

/** A scene does not begin before a player has done something by hand, such as rolling the die. */
export interface Hold {
  /** Message that asks for it, and what stands in it. */
  ask: string;
  values: Record<string, string | number>;
  /** Message of the button. */
  button: string;
}

/** A change of the table that is to be shown. */
export interface Scene {
  view: View;
  facts: readonly FactOut[];
  /** How far the log goes after each fact. */
  marks: readonly Mark[];
  /** What to believe when it is told; none in the middle of a change. */
  table: TableView | null;
  hold: Hold | null;
  /** What I did myself takes less time to read. */
  own: boolean;
  /** A change of my own after which I am asked again: nobody waits for its story. */
  brisk: boolean;
}

/** A place in the log: so many facts of a step, and everything before it. */
export interface Mark {
  step: number;
  facts: number;
}

/** Who listens: the page. */
export interface Audience {
  /** The pieces set out; `quick`: nobody looks. */
  begins(scene: Scene, quick: boolean): void;
  /** These facts are told now: their pieces have arrived. */
  tells(scene: Scene, from: number, to: number, quick: boolean): void;
  ends(scene: Scene, last: boolean, quick: boolean): void;
  /** Milliseconds until everything on the board has arrived. */
  onTheWay(): number;
  /** Milliseconds to read each of its facts, at the usual speed. */
  readings(facts: readonly FactOut[]): readonly number[];
}

/** All that waits is told within this time, besides the ways of its pieces; when there is more, each is told faster. */
const ALTOGETHER = 8000;
/** The part of the usual time for what I did myself. */
const OWN = 0.5;
/** How long the last board lies there before the result comes. */
const ENDING = 900;

/** The board draws the change and sets its pieces going. */
const START = 50;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export class Telling {
  private queue = $state.raw<readonly Scene[]>([]);
  private scene = $state.raw<Scene | null>(null);
  /** What a player must do before it goes on. */
  held = $state.raw<Hold | null>(null);
  /** The fact that is being told. */
  saying = $state.raw<FactOut | null>(null);
  /** Whether all is told and the last board lies there for a moment before it is over. */
  resting = $state(false);
  private told = 0;
  /** The part of the usual time in which what waits is told. */
  private share = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private trail: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly audience: Audience) {}

  /** Whether something is still to be told. */
  get behind(): boolean {
    return this.scene !== null || this.queue.length > 0;
  }

  /** The view with which the story will end; null if all is told. */
  get ahead(): View | null {
    return this.queue.at(-1)?.view ?? this.scene?.view ?? null;
  }

  /** Tell these as well; what is told already goes on. */
  push(scenes: readonly Scene[]): void {
    this.queue = [...this.queue, ...scenes];
    this.hasten();
    if (!this.scene) this.next();
  }

  /** The last change is believed with this instead: only who is here has changed. */
  amend(table: TableView): void {
    const last = this.queue.at(-1);
    if (last) this.queue = [...this.queue.slice(0, -1), { ...last, table }];
    else if (this.scene) this.scene = { ...this.scene, table };
  }

  /** The player has done what was asked. */
  goOn(): void {
    if (!this.held) return;
    this.held = null;
    this.hasten();
    this.begin();
  }

  /** Straight to where a player must do something; from there, or if there is none, to the present. */
  skip(): void {
    this.rest();
    const through = this.held !== null;
    if (this.held) {
      this.held = null;
      this.hurry(false);
    } else if (this.scene) this.hurry(true);
    while (this.queue.length && (through || !this.queue[0]?.hold)) {
      this.take();
      this.hurry(false);
    }
    this.next();
  }

  /** Forget what is still to be told. */
  clear(): void {
    this.rest();
    this.queue = [];
    this.scene = null;
    this.held = null;
    this.saying = null;
  }

  private rest(): void {
    clearTimeout(this.timer);
    clearTimeout(this.trail);
    this.resting = false;
  }

  private take(): void {
    this.scene = this.queue[0] ?? null;
    this.queue = this.queue.slice(1);
    this.told = 0;
  }

  private next(): void {
    this.take();
    this.held = this.scene?.hold ?? null;
    if (this.scene && !this.held) this.begin();
  }

  /** Show a scene without telling it. */
  private hurry(begun: boolean): void {
    const { scene } = this;
    if (!scene) return;
    if (!begun) this.audience.begins(scene, true);
    if (this.told < scene.facts.length) this.audience.tells(scene, this.told, scene.facts.length, true);
    this.saying = scene.facts.at(-1) ?? this.saying;
    this.scene = null;
    this.audience.ends(scene, !this.queue.length, true);
  }

  private begin(): void {
    const { scene } = this;
    if (!scene) return;
    this.rest();
    this.audience.begins(scene, false);
    if (pace.factor === 0) this.allAtOnce();
    else if (scene.facts.length) this.after(START, () => this.arrive(scene));
    else this.end();
  }

  /** What is told of pieces waits until the last one stands. */
  private arrive(scene: Scene): void {
    const left = this.audience.onTheWay();
    if (left > 0) this.after(left, () => this.arrive(scene));
    else if (scene.brisk && !this.queue.length) this.allAtOnce();
    else this.tell();
  }

  /** Whatever waits from here to the next hand that must be lent is told in time. */
  private hasten(): void {
    const held = this.queue.findIndex((one) => one.hold);
    const waiting = held < 0 ? this.queue : this.queue.slice(0, held);
    const facts = [...(this.scene?.facts.slice(this.told) ?? []), ...waiting.flatMap((one) => one.facts)];
    this.share = Math.min(1, ALTOGETHER / Math.max(sum(this.audience.readings(facts)), 1));
  }

  /** How long to read a fact of a scene. */
  private reading(scene: Scene, fact: FactOut): number {
    return sum(this.audience.readings([fact])) * this.share * (scene.own ? OWN : 1) * (pace.factor || 1);
  }

  private tell(): void {
    const { scene, told } = this;
    if (!scene) return;
    const fact = scene.facts[told];
    if (!fact) {
      this.resting = Boolean(scene.view.outcome && scene.table);
      this.after(this.resting ? ENDING : 0, () => this.end());
      return;
    }
    this.told = told + 1;
    this.saying = fact;
    this.audience.tells(scene, told, told + 1, false);
    this.after(this.reading(scene, fact), () => this.tell());
  }

  /** The log says everything at once and the next question opens; who likes may still follow the story. */
  private allAtOnce(): void {
    const { scene } = this;
    if (!scene) return;
    if (scene.facts.length) this.audience.tells(scene, 0, scene.facts.length, false);
    this.end();
    const follow = (at: number): void => {
      const fact = scene.facts[at];
      if (this.behind || !fact) return;
      this.saying = fact;
      this.trail = setTimeout(() => follow(at + 1), this.reading(scene, fact));
    };
    follow(0);
  }

  private end(): void {
    const { scene } = this;
    if (!scene) return;
    this.resting = false;
    this.scene = null;
    this.audience.ends(scene, !this.queue.length, false);
    if (!this.scene) this.next();
  }

  private after(wait: number, then: () => void): void {
    if (wait > 0) this.timer = setTimeout(then, wait);
    else then();
  }
}
