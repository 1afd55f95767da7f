/** Adventure to Mount Doom in words: for labels, reports and those who do not see the board. */
import { percent } from "../../lib/language/clock";
import { catalog, t } from "../../lib/language/text.svelte";
import type { Option, View } from "../../lib/session/view";
import { doom, FIGURES, STAGE_LENGTH, STAGES, type DoomTable, type FigureView, type RolledDie, type SlotView } from "./table";

/** An answer with its verb, which beside its question goes without saying. */
export function reportName({ text }: Option): string {
  const [verb = "", first = "", second = "", third = ""] = text.split(" ");
  const figure = (id: string): string => t(`doom-figure-${id}`);
  switch (verb) {
    case "roll":
    case "add":
    case "take":
    case "lead":
      return t(`doom-board-action-${verb}`, { figures: catalog.list(first.split(",").map(figure)) });
    case "place":
      return second
        ? t("doom-board-action-place", { number: first, figure: figure(second) })
        : t("doom-board-action-place-second", { figure: figure(first) });
    case "use":
      if (third) return t("doom-board-action-turn", { card: cardName(first), face: third });
      return t("doom-option-use", { card: cardName(first) });
    case "lose":
    case "discard":
      return t(`doom-option-${verb}`, { card: cardName(first) });
    case "move":
      return t("doom-option-move", { steps: Number(first) });
    case "reroll":
      return t("doom-board-action-reroll", { page: first.replace("page-", "") });
    case "left":
    case "right":
      return t(`doom-board-action-${verb}`);
    case "courage":
      return t("doom-board-courage");
    case "keep":
      return t("doom-option-keep-cards");
    case "put":
      return t("doom-option-put-back");
    case "ents":
    case "pass":
    case "remove":
      return t(`doom-option-${verb}`);
    default:
      return text;
  }
}

/** The words of the card that an answer plays. */
export function cardWords(option: Option): string {
  const [kind, id = ""] = option.things[0]?.split(":") ?? [];
  return kind === "card" && option.things.length === 1 ? t(`doom-card-${id}.text`) : "";
}

export const cardName = (id: string): string => t(`doom-card-${id}`);
export const chance = (value: number): string => percent(value, catalog.language, 0);

export function placeName(space: number): string {
  return space ? t(`doom-stage-${STAGES[space / STAGE_LENGTH - 1] ?? "mount-doom"}`) : t("doom-board-rivendell");
}

export function spaceWords(table: DoomTable, space: number): string {
  const words = [t("doom-board-space", { space })];
  if (space % STAGE_LENGTH === 0) words.push(placeName(space));
  const event = table.events[space];
  if (event) words.push(t(`doom-board-event-${event}`));
  return words.join(", ");
}

export function figureWords(table: DoomTable, figure: FigureView): string {
  const words = [t(`doom-figure-${figure.id}`), figure.waiting ? t("doom-board-waiting") : spaceWords(table, figure.space)];
  if (figure.supports && table.stage !== "mount-doom") words.push(t("doom-board-supports"));
  return words.join(", ");
}

/** "orange die: 4"; the figure is named where there is one. */
export function dieWords(die: RolledDie): string {
  return t("doom-board-die", { die: dieName(die.die), face: t(`doom-face-${die.face}`) });
}

export function dieName(die: string): string {
  return (FIGURES as readonly string[]).includes(die) ? t("doom-board-die-of", { figure: t(`doom-figure-${die}`), die: t(`doom-die-${die}`) }) : t(`doom-die-${die}`);
}

export function symbolWords(symbol: string): string {
  return symbol === "nazgul" ? t("doom-board-symbol-nazgul") : t("doom-board-symbol-figure", { figure: t(`doom-figure-${symbol}`) });
}

export function slotWords(slot: SlotView): string {
  if (!slot.card) return t("doom-board-slot-empty", { slot: slot.number, symbol: symbolWords(slot.symbol) });
  if (!slot.card.id) return t("doom-board-slot-hidden", { slot: slot.number });
  return t("doom-board-slot", { slot: slot.number, card: cardName(slot.card.id), text: t(`doom-card-${slot.card.id}.text`) });
}

/** The whole table as sentences. */
export function describe(view: View, names: string[]): string[] {
  const table = doom(view);
  const lines = [
    t("doom-board-stage", { stage: t(`doom-stage-${table.stage}`), turn: table.turn }),
    t("doom-board-say-courage", { courage: table.courage.now, highest: table.courage.highest }),
    morgulWords(table),
    isengardWords(table),
  ];
  if (table.gandalf_locked) lines.push(t("doom-board-gandalf-away"));
  for (const figure of table.figures) lines.push(figureWords(table, figure));
  for (const slot of table.slots) lines.push(slotWords(slot));
  for (const card of table.cards) {
    lines.push(t("doom-board-say-card", { player: names[card.seat] ?? `${card.seat + 1}`, card: cardName(card.id), text: t(`doom-card-${card.id}.text`) }));
  }
  for (const page of table.tile) {
    if (page.encounter) lines.push(t("doom-board-say-encounter", { page: page.page, number: page.encounter }));
    if (page.figure) lines.push(t("doom-board-say-figure", { page: page.page, figure: t(`doom-figure-${page.figure}`), steps: page.steps }));
  }
  if (table.rolled.length) lines.push(t("doom-board-say-rolled", { dice: table.rolled.map(dieWords).join("; ") }));
  if (table.odds.battle) lines.push(`${t("doom-board-odds-battle")}: ${chance(table.odds.battle.chance)}`);
  if (table.odds.ring !== null) lines.push(`${t("doom-board-odds-ring")}: ${chance(table.odds.ring)}`);
  return lines;
}

export function morgulWords(table: DoomTable): string {
  const { witch_king, nazgul, spaces } = table.minas_morgul;
  return witch_king ? t("doom-board-say-morgul", { nazgul: nazgul + 1, spaces: spaces + 1 }) : t("doom-board-say-morgul-free");
}

export function isengardWords(table: DoomTable): string {
  const { chieftain, warriors, treebeard } = table.isengard;
  const words = t("doom-board-say-isengard", { uruks: warriors + (chieftain ? 1 : 0) });
  return treebeard ? `${words} ${t("doom-board-ents")}` : words;
}
