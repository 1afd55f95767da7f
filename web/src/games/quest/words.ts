/** Quest in words: answers beside their questions, and the whole table for those who do not see it. */
import { catalog, t } from "../../lib/language/text.svelte";
import type { Option, Question, View } from "../../lib/session/view";
import { cardName } from "./cards";
import { found, laid, quest, type CardView, type PlayerView, type QuestTable } from "./table";

/** What hurts and could be stopped: to answer nothing there is to let it happen. */
const HURTS: ReadonlySet<string> = new Set(["M-TURNED", "M-REVEAL", "M-SHADOW", "M-ATTACKS", "M-DAMAGED", "M-DESTROYED", "M-THREAT"]);

/** The answer that does nothing, as it is said of this question. */
export function nothingName(option: Option, question: Question | null, view: View): string {
  if (option.verb === "done") return t("quest-table-nobody");
  if (option.verb !== "pass") return optionName(option, view);
  const hurts = question?.id === "respond" && quest(view).moments.some((one) => HURTS.has(one.id));
  return t(hurts ? "quest-table-pass-response" : "quest-table-pass-action");
}

/** The card of an answer without what is done with it. */
export const bareName = (option: Option, view: View): string => optionName("card" in option.label.values ? { ...option, label: { id: "quest-option-card", values: option.label.values } } : option, view, true);

/** Where two cards of a name lie on the table, their marks tell them apart; `counted`: their number does. */
export function optionName(option: Option, view: View, counted = false): string {
  const table = quest(view);
  const words = catalog.say(option.label, []);
  const about = typeof option.data.about === "number" ? found(table, option.data.about) : undefined;
  const card = typeof option.data.card === "number" ? found(table, option.data.card) : undefined;
  const twins = card ? laid(table).filter((one) => one.id === card.id) : [];
  const alike = new Set(twins.map(marks)).size < twins.length;
  const state = card && twins.length > 1 ? (alike || counted ? `${twins.indexOf(card) + 1}` : marks(card)) : "";
  const mark = state ? ` (${state})` : "";
  return about && about.id !== card?.id ? t("quest-table-for", { words: words + mark, card: cardName(about.id) }) : words + mark;
}

function marks(card: CardView): string {
  const words: string[] = [];
  if (card.damage) words.push(`${t("quest-token-damage")} ${card.damage}`);
  if (card.progress) words.push(`${t("quest-token-progress")} ${card.progress}`);
  if (card.resources) words.push(`${t("quest-token-resource")} ${card.resources}`);
  if (card.exhausted) words.push(t("quest-table-exhausted"));
  if (card.committed) words.push(t("quest-table-committed"));
  if (card.shadows?.length) words.push(t("quest-table-shadows", { count: card.shadows.length }));
  if (card.attachments?.length) words.push(card.attachments.map((one) => cardName(one.id)).join(", "));
  return words.join("; ");
}
export function cardWords(card: CardView): string {
  const state = marks(card);
  return state ? `${cardName(card.id)} (${state})` : cardName(card.id);
}
const listed = (cards: readonly CardView[]): string => cards.map(cardWords).join(", ") || "–";

function playerLines(player: PlayerView, table: QuestTable, name: string): string[] {
  const first = player.seat === table.first ? `, ${t("quest-table-first")}` : "";
  if (player.eliminated) return [t("quest-table-out", { player: name })];
  const hand = player.hand.map((card) => (card ? cardName(card.id) : t("quest-table-hidden-card"))).join(", ");
  return [
    t("quest-table-say-player", { player: `${name}${first}`, threat: player.threat, deck: player.deck, discard: player.discard.length }),
    t("quest-table-say-play", { cards: listed(player.play) }),
    t("quest-table-say-engaged", { cards: listed(player.engaged) }),
    t("quest-table-say-hand", { cards: hand || "–" }),
  ];
}

/** The whole table as sentences. */
export function describe(view: View, names: string[]): string[] {
  const table = quest(view);
  const lines = [t("quest-table-say-round", { scenario: t(`quest-scenario-${table.scenario}`), round: table.round, phase: t(`quest-phase-${table.phase}`) })];
  if (table.window) lines.push(t(`quest-window-${table.window.id.toLowerCase()}`));
  if (table.stage) lines.push(t("quest-table-say-stage", { stage: table.stage.stage, card: cardName(table.stage.id), progress: table.stage.progress, points: table.stage.points }));
  lines.push(t("quest-table-say-staging", { threat: table.quest.threat, cards: listed(table.staging) }));
  if (table.active) lines.push(t("quest-table-say-active", { card: cardWords(table.active) }));
  lines.push(t("quest-table-say-encounters", { deck: table.encounters.deck, discard: table.encounters.discard.length }));
  for (const player of table.players) lines.push(...playerLines(player, table, names[player.seat] ?? `${player.seat + 1}`));
  return lines;
}
