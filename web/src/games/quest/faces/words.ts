/** The words that faces need. The board gives them once, in the language of the reader; nothing here is a sentence of a
 * card. A function, so that a change of the language is seen. */
import { getContext, setContext } from "svelte";
import type { CardType, NumberName, Sphere } from "./data";

export interface FaceWords {
  /** Hero, Ally, Attachment. */
  type: Record<CardType, string>;
  sphere: Record<Sphere, string>;
  /** Willpower, hit points, quest points; `cost` is the threat cost of a hero. */
  number: Record<NumberName, string>;
  /** What a card costs, damage and resources on it, progress on it. */
  costs: string;
  damage: string;
  resources: string;
  progress: string;
  unique: string;
  /** Before the printed value of a number that has changed. */
  printed: string;
}

const KEY = Symbol("words of the faces");

export function provideWords(words: () => FaceWords): void {
  setContext(KEY, words);
}
export function faceWords(): () => FaceWords {
  const words = getContext<(() => FaceWords) | undefined>(KEY);
  if (!words) throw new Error("Faces need their words: call provideWords() above them.");
  return words;
}
