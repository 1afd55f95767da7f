/** What is printed on the cards of a pack, asked for once. */
import { printed } from "../../lib/session/early";
import type { CardType, Sphere } from "./faces";

export interface Printed {
  number: number;
  id: string;
  type: CardType;
  sphere?: Sphere;
  set?: string;
  stage?: number;
  unique?: boolean;
  cost?: number | "X";
  threat_cost?: number;
  engagement?: number;
  threat?: number;
  willpower?: number;
  attack?: number;
  defense?: number;
  hit_points?: number;
  quest_points?: number;
  victory?: number;
  doomed?: number;
  traits: readonly string[];
  keywords: readonly string[];
  attach_to?: string;
  quantity: number;
  abilities: readonly string[];
}
export interface PrintedDeck {
  id: string;
  sphere: Sphere;
  threat: number;
  heroes: readonly string[];
  cards: Readonly<Record<string, number>>;
}
export interface Pack {
  id: string;
  cards: readonly Printed[];
  decks: readonly PrintedDeck[];
}

class Content {
  pack = $state.raw<Pack | null>(null);
  private readonly cards = $derived(new Map(this.pack?.cards.map((card) => [card.id, card]) ?? []));
  private asked = "";

  card(id: string): Printed | undefined {
    return this.cards.get(id);
  }
  async load(pack: string): Promise<void> {
    if (this.asked === pack) return;
    this.asked = pack;
    try {
      this.pack = (await printed("quest", pack)) as Pack;
    } catch (problem) {
      this.asked = ""; // the next page that needs it asks again
      throw problem;
    }
  }
}
export const content = new Content();
