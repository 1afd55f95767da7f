/** Dice that have just been rolled: for a moment they show one face after another before they lie. */
import { setOut } from "../../lib/session/motions";
import { calm } from "../../lib/session/pace.svelte";

const TURN = 80;
const FALL = 720;
const none: ReadonlySet<string> = new Set();

/** A roll: the dice by id, and a number that grows with every roll. */
export interface Roll {
  number: number;
  dice: ReadonlySet<string>;
}

export class Tumble {
  private falling = $state.raw<ReadonlySet<string>>(none);
  private spin = $state(0);

  /** Let dice fall; to be called in an effect, which also ends it. */
  roll(roll: Roll): (() => void) | undefined {
    if (!roll.number || calm()) return undefined;
    this.falling = roll.dice;
    setOut(FALL);
    const turning = setInterval(() => (this.spin += 1), TURN);
    const end = (): void => {
      clearInterval(turning);
      this.falling = none;
    };
    const landed = setTimeout(end, FALL);
    return () => {
      clearTimeout(landed);
      end();
    };
  }

  falls(id: string): boolean {
    return this.falling.has(id);
  }

  /** What a die shows at this moment: one of its faces while it falls, then the one that counts. */
  face(id: string, index: number, faces: readonly string[], face: string): string {
    if (!this.falls(id) || !faces.length) return face;
    return faces[(this.spin + index * 2) % faces.length] ?? face;
  }
}
