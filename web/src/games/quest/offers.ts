/** What is offered for the decks of a new table: the starter decks, and those that this browser keeps. */
import { t } from "../../lib/language/text.svelte";
import type { Offer } from "../registry";
import { content } from "./content.svelte";
import { codeOf, shelf } from "./decks/store.svelte";

const STARTERS = ["leadership", "lore", "spirit", "tactics"];

export async function prepare(): Promise<void> {
  await content.load("core");
}

/** None for a seat that nobody has. */
export function offers(option: string, seats: number): readonly Offer[] | undefined {
  const seat = /^deck_([1-4])$/.exec(option)?.[1];
  if (option === "pack") return [];
  if (seat === undefined) return undefined;
  if (Number(seat) > seats) return [];
  const starters = STARTERS.map((id) => ({ value: id, words: t("quest-deck-starter", { sphere: t(`quest-sphere-${id}`) }) }));
  const own = new Map(shelf.all.filter((deck) => deck.legal).map((deck) => [codeOf(deck), deck.name]));
  return [...starters, ...[...own].map(([value, words]) => ({ value, words }))];
}
