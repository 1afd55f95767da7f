/** How fast the table tells what happens; kept on this device. */
import { recall, remember } from "../device/storage";

export const SPEEDS = ["slow", "normal", "fast", "at-once"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How much longer or shorter than usual everything is told. */
const FACTORS: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.4, "at-once": 0 };

const QUICKEST = 0.2;

/** Whether the reader asked for a page that stands still. */
export const wantsStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

class Pace {
  private chosen = $state<Speed | undefined>(SPEEDS.find((one) => one === recall("speed")));

  /** Who wants a page that stands still, and has not chosen otherwise, sees at once how things stand. */
  get speed(): Speed {
    return this.chosen ?? (wantsStill() ? "at-once" : "normal");
  }

  get factor(): number {
    return FACTORS[this.speed];
  }

  /** A replay is there to be watched: unless this was chosen, it does not hurry. */
  get replaying(): number {
    return this.chosen ? FACTORS[this.chosen] || QUICKEST : 1;
  }

  choose(speed: Speed): void {
    this.chosen = speed;
    remember("speed", speed);
  }
}

export const pace = new Pace();

/** Whether nothing moves on this page. */
export const calm = (): boolean => wantsStill() || pace.factor === 0;

/** What a fact looks and sounds like: dice roll, a card is turned or played, a piece moves. */
export type Kind = "dice" | "card" | "move";

/** Milliseconds to read a sentence of this many characters, at the usual speed. */
export function reading(characters: number): number {
  return Math.min(2600, Math.max(900, 450 + 35 * characters));
}

/** Which facts of a game are told with dice, cards or pieces: their ids by kind, without the name of the game. */
export function kindsOf(game: string, ids: Record<Kind, string>): ReadonlyMap<string, Kind> {
  const all = Object.entries(ids) as [Kind, string][];
  return new Map(all.flatMap(([kind, names]) => names.split(" ").filter(Boolean).map((name): [string, Kind] => [`${game}-${name}`, kind])));
}
