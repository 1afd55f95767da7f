/** A die in a pool, as data. */
import type { Standing } from "../touch/touch";

export interface PoolDie {
  id: string;
  /** Whose die it is, what it shows and how it stands, in words. */
  words: string;
  face: string;
  /** The board's name for it, where it can be pressed. */
  thing?: string;
  now?: Standing;
  /** It has been set aside. */
  kept?: boolean;
  /** It shows nothing yet. */
  blank?: boolean;
  /** A key that does the same as pressing it. */
  shortcut?: string;
}
