/** A first game with a coach as this browser follows it: what was said, and whether one goes on alone. */
import type { Lesson, LogEntry } from "../../wire";
import { api, type Api } from "../api";
import { stepAt, type Fitting } from "./coach";
import { mine } from "../device/mine.svelte";
import { router } from "../router.svelte";
import { settings } from "../device/settings.svelte";
import { recall, remember } from "../device/storage";
import type { Question, View } from "./view";

/** How the last piece of advice was taken. */
export type Taken = "" | "followed" | "otherwise";

interface Kept {
  said: Record<string, number>;
  left: boolean;
}

function kept(table: string): Kept {
  try {
    const stored = JSON.parse(recall(`coach-${table}`) ?? "{}") as Partial<Kept>;
    return { said: stored.said ?? {}, left: stored.left ?? false };
  } catch {
    return { said: {}, left: false };
  }
}

export class Coach {
  /** Steps that were said, each with the moment of the table. */
  said = $state.raw<Record<string, number>>({});
  /** Whoever goes on alone hears nothing more until they call the coach again. */
  left = $state(false);
  /** Something else is read in the coach's place. */
  folded = $state(false);
  taken = $state<Taken>("");
  private advised: { at: number; texts: ReadonlySet<string> } | null = null;

  constructor(
    readonly table: string,
    readonly lesson: Lesson,
  ) {
    const known = kept(table);
    this.said = known.said;
    this.left = known.left;
  }

  private keep(): void {
    remember(`coach-${this.table}`, JSON.stringify({ said: this.said, left: this.left } satisfies Kept));
  }

  /** What is to be said now, if anything. */
  at(view: View, question: Question | null, now: number): Fitting | null {
    return stepAt(this.lesson, view, question, now, this.said);
  }

  /** It is being said; what the coach would answer is remembered until the answer comes. */
  say(fitting: Fitting, now: number): void {
    const texts = fitting.good.map((option) => option.text);
    this.advised = { at: now, texts: new Set([...(this.advised?.at === now ? this.advised.texts : []), ...texts]) };
    if (this.said[fitting.step.id] === now) return;
    this.said = { ...this.said, [fitting.step.id]: now };
    this.keep();
  }

  /** See in the log how the advice was taken: by my own line, one action with perhaps several stages. */
  follow(log: readonly LogEntry[], seats: readonly number[]): void {
    const { advised } = this;
    const line = advised && log.find((entry) => entry.step > advised.at && seats.includes(entry.seat));
    if (!line) return;
    this.advised = null;
    const stages = line.action.split("; ");
    this.taken = !advised.texts.size ? "" : stages.some((text) => advised.texts.has(text)) ? "followed" : "otherwise";
  }

  leave(): void {
    this.left = true;
    this.folded = true;
    this.keep();
  }

  call(): void {
    this.left = false;
    this.folded = false;
    this.keep();
  }
}

/** Sit down at a first game with a coach. */
export async function learn(game: string, calls: Api = api): Promise<void> {
  const made = await calls.teach(game, settings.name.trim() || null);
  mine.keep(made, game, "");
  router.go(`/t/${made.table}`);
}

/** Whether this browser has sat at a table of a game. */
export function hasMet(game: string): boolean {
  return recall(`met-${game}`) === "yes" || mine.all.some((table) => table.game === game);
}

export function meet(game: string): void {
  remember(`met-${game}`, "yes");
}
