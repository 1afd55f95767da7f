/** From the view and the printed cards to the faces that are drawn. */
import { catalog, t, type Phrase } from "../../lib/language/text.svelte";
import { content, type Printed } from "./content.svelte";
import type { Amount, FaceData, Fastened, NumberName, Sentence, Standing } from "./faces";
import { SPHERES } from "./faces/data";
import type { FaceWords } from "./faces/words";
import type { CardView, Stat, StatName } from "./table";

const SIDE_B = "b";
/** The name of a card; of a stage that of the side that is played. */
export function cardName(id: string): string {
  const side = content.card(id)?.type === "quest" ? `.${SIDE_B}` : "";
  return t(`quest-card-${id}${side}`);
}

/** The card that a phrase of the server speaks of, by its id; nothing if it names none. */
export function cardIn(phrase: Phrase | null | undefined): string {
  const named = phrase?.values.card;
  return typeof named === "object" && "name" in named ? named.name.replace("quest-card-", "") : "";
}

const KINDS = ["hero", "ally", "attachment", "event", "enemy", "location", "treachery", "objective", "quest"] as const;

export function faceWords(): FaceWords {
  const named = <Name extends string>(names: readonly Name[], kind: string): Record<Name, string> => Object.fromEntries(names.map((name) => [name, t(`quest-${kind}-${name}`)])) as Record<Name, string>;
  return {
    type: named(KINDS, "type"),
    sphere: named(SPHERES, "sphere"),
    number: {
      engagement: t("quest-stat-engagement"),
      threat: t("quest-stat-threat"),
      willpower: t("quest-stat-willpower"),
      attack: t("quest-stat-attack"),
      defense: t("quest-stat-defense"),
      life: t("quest-stat-hit-points"),
      points: t("quest-stat-quest-points"),
      cost: t("quest-stat-threat-cost"),
    },
    costs: t("quest-stat-cost"),
    damage: t("quest-token-damage"),
    resources: t("quest-token-resource"),
    progress: t("quest-token-progress"),
    unique: t("quest-unique"),
    printed: t("quest-table-printed"),
  };
}

const PRESENT: Partial<Record<NumberName, StatName>> = { threat: "threat", willpower: "willpower", attack: "attack", defense: "defense", life: "hit_points" };

const printedNumbers = (card: Printed): Partial<Record<NumberName, number | undefined>> => ({
  engagement: card.engagement,
  threat: card.threat,
  willpower: card.willpower,
  attack: card.attack,
  defense: card.defense,
  life: card.hit_points,
  points: card.quest_points,
  cost: card.threat_cost,
});

function reason(stat: Stat): string {
  return (stat.reasons ?? []).map(({ by, n }) => `${n > 0 ? "+" : "−"}${Math.abs(n)} ${by === "lasting" ? t("quest-table-lasting") : cardName(by)}`).join(", ");
}
function numbers(card: Printed, now?: CardView): Partial<Record<NumberName, Amount>> {
  const found: Partial<Record<NumberName, Amount>> = {};
  for (const [name, printed] of Object.entries(printedNumbers(card)) as [NumberName, number | undefined][]) {
    const stat = now?.stats[PRESENT[name] as StatName];
    if (stat) found[name] = { printed: stat.printed, present: stat.value, reason: reason(stat) };
    else if (printed !== undefined) found[name] = { printed };
  }
  return found;
}
const sentences = (id: string): Sentence[] => (catalog.has(id) ? t(id).split("\n").map((words) => ({ words })) : []);

function keyword(card: Printed, name: string): string {
  const number = name === "doomed" ? card.doomed : name === "victory" ? card.victory : undefined;
  return number ? `${t(`quest-keyword-${name}`)} ${number}` : t(`quest-keyword-${name}`);
}

/** What a card is: printed, and with its present values where it lies open. An Orc Guard has no number. */
export function faceOf(id: string, now?: CardView): FaceData {
  const card = content.card(id);
  if (!card) return { id, type: "enemy", name: cardName(id) };
  return {
    id,
    type: card.type,
    name: cardName(id),
    unique: card.unique,
    sphere: card.sphere,
    cost: card.cost,
    stage: card.stage === undefined ? undefined : `${card.stage}B`,
    numbers: numbers(card, now),
    traits: card.traits.map((one) => t(`quest-trait-${one}`)),
    keywords: card.keywords.map((one) => keyword(card, one)),
    text: sentences(`quest-short-${id}`),
    full: sentences(`quest-text-${id}`),
    source: [card.set ? t(`quest-set-${card.set}`) : t(`quest-sphere-${card.sphere ?? "neutral"}`), `${card.number}`],
  };
}

const fastened = (card: CardView): Fastened => ({ id: `card:${card.card}`, name: cardName(card.id), sphere: content.card(card.id)?.sphere, exhausted: card.exhausted });

/** How a card lies on the table. */
export function lies(card: CardView): Standing {
  const type = content.card(card.id)?.type;
  return {
    exhausted: card.exhausted,
    damage: card.damage,
    resources: type === "hero" ? (card.resources ?? 0) : card.resources,
    progress: type === "location" ? (card.progress ?? 0) : card.progress,
    attached: card.attachments?.map(fastened),
    tucked: card.shadows?.length ? "card" : undefined,
    notes: (card.shadows ?? []).map((shadow) => (shadow.id ? t("quest-table-shadow-known", { card: cardName(shadow.id) }) : t("quest-table-shadow-hidden"))),
  };
}
