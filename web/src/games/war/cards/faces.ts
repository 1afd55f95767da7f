/** Event cards as the kit draws them: the upper half is the event, the lower half the combat card. */
import type { Face } from "../../../kit/card/card";
import { t } from "../../../lib/language/text.svelte";
import { SIGNS } from "../art/signs";
import type { CombatRecord, Deck, EventRecord, Side, WarContent } from "../content";
import { cardName, combatName } from "../words";

export interface Printed {
  event: EventRecord;
  combat: CombatRecord;
  deck: Deck;
  side: Side;
  /** Which of the two decks of its side. */
  kind: "character" | "strategy";
}

/** All cards of a pack by their ids. */
export class Library {
  private readonly cards = new Map<string, Printed>();

  constructor(content: WarContent) {
    const combat = new Map(content.combat.map((one) => [one.id, one]));
    for (const [deck, events] of Object.entries(content.events) as [Deck, EventRecord[]][]) {
      if (!Array.isArray(events)) continue;
      const [side, kind] = deck.split("-") as [Side, "character" | "strategy"];
      for (const event of events) {
        const fight = combat.get(event.combat);
        if (fight) this.cards.set(event.id, { event, combat: fight, deck, side, kind });
      }
    }
  }
  card(id: string): Printed | undefined {
    return this.cards.get(id);
  }
}

/** The words of the upper half; `second`: in the wording of the second edition. */
export const eventText = ({ event }: Printed, second: boolean): string => t(`war-text-${event.id}${second && event.second ? ".second" : ""}`);
export const combatText = ({ combat }: Printed): string => t(`war-combat-text-${combat.id}`);
/** The windows of a combat round in which it works. */
export const orderOf = ({ combat }: Printed): string => combat.initiative.join("–");

export function faceOf(card: Printed, second: boolean): Face {
  const { event, combat, side } = card;
  return {
    id: event.id,
    name: cardName(event.id),
    kind: t(`war-face-${event.symbol}`),
    dark: false,
    badge: { words: t(`war-face-${event.symbol}`), sign: SIGNS[event.symbol] },
    text: [{ words: eventText(card, second) }, { lead: t("war-board-combat-order", { name: combatName(combat.id), order: orderOf(card) }), words: combatText(card) }],
    foot: { words: combatName(combat.id), sign: SIGNS.crossed },
    about: t(event.table ? "war-board-card-stays" : "war-board-card-of", { side: t(`war-side-${side}.nom`), deck: t(`war-deck-${card.deck}`) }),
    source: [t(`war-deck-${card.deck}`), `${event.number}`],
  };
}
