/** What the server says about a deck: legality and imports are its business. */
import { api } from "../../../lib/api";
import type { Phrase } from "../../../lib/language/text.svelte";

export interface CheckedDeck {
  deck: { name: string; heroes: readonly string[]; cards: Readonly<Record<string, number>> };
  /** What of a text could not be taken over. */
  report: readonly Phrase[];
  code: string;
  /** As RingsDB writes it. */
  text: string;
  size: number;
  threat: number;
  wrong: readonly { clause: string; phrase: Phrase }[];
  notes: readonly Phrase[];
}
export async function checkDeck(text: string, pool = "boxed"): Promise<CheckedDeck> {
  const { found } = await api.check("quest", { option: "deck_1", text, options: { card_pool: pool } });
  return found as unknown as CheckedDeck;
}
