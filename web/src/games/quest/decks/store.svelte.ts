/** The decks that this browser keeps. */
import { recall, remember } from "../../../lib/device/storage";
import { content, type Printed } from "../content.svelte";

export interface OwnDeck {
  id: string;
  name: string;
  heroes: readonly string[];
  cards: Readonly<Record<string, number>>;
  /** What the server said of it last. */
  legal?: boolean;
}
const KEY = "quest-decks";
const MOST = 60;

function isDeck(one: unknown): one is OwnDeck {
  const deck = one as Partial<OwnDeck> | null;
  return typeof deck?.id === "string" && typeof deck.name === "string" && Array.isArray(deck.heroes) && typeof deck.cards === "object";
}

class DeckShelf {
  all = $state.raw<readonly OwnDeck[]>(read());

  find(id: string): OwnDeck | undefined {
    return this.all.find((deck) => deck.id === id);
  }
  /** Put a deck on the shelf, in the place of the one with its id. */
  keep(deck: OwnDeck): void {
    this.write([deck, ...this.all.filter((one) => one.id !== deck.id)].slice(0, MOST));
  }
  forget(id: string): void {
    this.write(this.all.filter((one) => one.id !== id));
  }
  private write(decks: readonly OwnDeck[]): void {
    this.all = decks;
    remember(KEY, JSON.stringify(decks));
  }
}
function read(): OwnDeck[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    return [];
  }
}
export const shelf = new DeckShelf();

export const newDeck = (name: string): OwnDeck => ({ id: crypto.randomUUID().slice(0, 8), name, heroes: [], cards: {} });
export const size = (deck: OwnDeck): number => Object.values(deck.cards).reduce((sum, count) => sum + count, 0);

/** A deck in a word, as a setting of a table has it: `1+4+7: 3x13 2x20`. */
export function codeOf(deck: OwnDeck): string {
  const number = (id: string): number => content.card(id)?.number ?? 0;
  const cards = Object.entries(deck.cards).filter(([, count]) => count > 0);
  const listed = cards.map(([id, count]) => [number(id), count] as const).sort(([a], [b]) => a - b);
  return `${deck.heroes.map(number).join("+")}:${listed.map(([card, count]) => ` ${count}x${card}`).join("")}`;
}

/** What somebody looks for among the cards. */
export interface Wanted {
  words: string;
  spheres: readonly string[];
  types: readonly string[];
  costs: readonly string[];
  payable: boolean;
  inDeck: boolean;
}
export const COSTS = ["0", "1", "2", "3", "4", "5+", "X"] as const;
export const TYPES = ["hero", "ally", "attachment", "event"] as const;

export function costOf(card: Printed): string {
  if (card.cost === undefined) return "";
  if (card.cost === "X") return "X";
  return card.cost >= 5 ? "5+" : `${card.cost}`;
}
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** X stands behind every number. */
const height = (card: Printed): number => (card.cost === "X" ? 99 : (card.cost ?? 0));

/** The cards that fit; `said` gives all words of a card. */
export function sought(cards: readonly Printed[], wanted: Wanted, deck: OwnDeck, said: (card: Printed) => string): Printed[] {
  const spheres = new Set([...deck.heroes.map((id) => cards.find((card) => card.id === id)?.sphere), "neutral"]);
  const letters = plain(wanted.words.trim());
  const among = (list: readonly string[], value: string | undefined): boolean => !list.length || (value !== undefined && list.includes(value));
  return cards
    .filter((card) => (TYPES as readonly string[]).includes(card.type))
    .filter((card) => among(wanted.spheres, card.sphere ?? "neutral") && among(wanted.types, card.type))
    .filter((card) => !wanted.costs.length || (card.type !== "hero" && wanted.costs.includes(costOf(card))))
    .filter((card) => !wanted.payable || card.type === "hero" || !deck.heroes.length || spheres.has(card.sphere ?? "neutral"))
    .filter((card) => !wanted.inDeck || deck.heroes.includes(card.id) || (deck.cards[card.id] ?? 0) > 0)
    .filter((card) => !letters || plain(said(card)).includes(letters))
    .sort((a, b) => TYPES.indexOf(a.type as (typeof TYPES)[number]) - TYPES.indexOf(b.type as (typeof TYPES)[number]) || height(a) - height(b) || a.number - b.number);
}

/** How many cards of each cost, and of which spheres. */
export function curve(deck: OwnDeck, card: (id: string) => Printed | undefined): { cost: string; count: number; spheres: readonly { sphere: string; count: number }[] }[] {
  return COSTS.map((cost) => {
    const spheres = new Map<string, number>();
    for (const [id, count] of Object.entries(deck.cards)) {
      const printed = card(id);
      if (!printed || costOf(printed) !== cost) continue;
      const sphere = printed.sphere ?? "neutral";
      spheres.set(sphere, (spheres.get(sphere) ?? 0) + count);
    }
    const all = [...spheres].map(([sphere, count]) => ({ sphere, count }));
    return { cost, count: all.reduce((sum, one) => sum + one.count, 0), spheres: all };
  });
}
