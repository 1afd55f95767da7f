/** The board in words: names in the reader's language, and everything on the table for those who do not see it. */
import { isolate, t, type Dressing } from "../../lib/language/text.svelte";
import type { View } from "../../lib/session/view";
import type { Nation, Side } from "./content";
import type { Atlas } from "./map/atlas";
import { GOALS, isEmpty, SIDES, war, type Force, type WarTable } from "./table";

export const regionName = (id: string): string => t(`war-region-${id}`);
export const nationName = (id: Nation): string => t(`war-nation-${id}.nom`);
/** A nation where there is little room. */
export const nationShort = (id: Nation): string => t(`war-board-nation-${id}`);
export const sideName = (side: Side): string => t(`war-side-${side}.nom`);
const CALLED_WITH_ARTICLE = new Set(["witch-king", "mouth-of-sauron"]);
export const personName = (id: string): string => t(CALLED_WITH_ARTICLE.has(id) ? `war-character-${id}.nom` : `war-character-${id}`);
export const cardName = (id: string): string => t(`war-card-${id}`);
/** Why something happened: a clause, or a card by its name. */
export const causeName = (cause: string): string => (/^W\d/.test(cause) ? cause : cardName(cause.replace("card:", "")));
export const combatName = (id: string): string => t(`war-combat-${id}`);

/** Figures of one side in words. */
export function forceWords(force: Force): string {
  const parts = force.units.map(({ nation, regular, elite }) => {
    const counts = [regular ? t("war-count-regular", { n: regular }) : "", elite ? t("war-count-elite", { n: elite }) : ""].filter(Boolean);
    return t("war-board-say-units", { nation: nationName(nation), units: counts.join(", ") });
  });
  for (const { n } of force.leaders ?? []) parts.push(t("war-count-leader", { n }));
  if (force.nazgul) parts.push(t("war-count-nazgul", { n: force.nazgul }));
  parts.push(...(force.characters ?? []).map(personName));
  return parts.join("; ");
}

/** A region and everything that stands in it. */
export function regionWords(table: WarTable, atlas: Atlas, id: string): string {
  const region = atlas.region.get(id);
  const holding = table.map.find((one) => one.region === id);
  const taken = table.captured.find((one) => one.region === id);
  const parts = [regionName(id)];
  const kind = region?.settlement || (region?.fortification ? "fortification" : "");
  if (kind) parts.push(region?.nation ? t("war-board-say-settlement", { kind: t(`war-settlement-${kind}`), nation: nationName(region.nation) }) : t(`war-settlement-${kind}`));
  else if (region?.nation) parts.push(nationName(region.nation));
  if (taken) parts.push(t("war-board-say-taken", { side: sideName(taken.by) }));
  for (const side of SIDES) {
    const force = holding?.[side];
    if (!force || isEmpty(force)) continue;
    parts.push(holding?.besieged === side ? t("war-board-say-besieged", { force: forceWords(force) }) : forceWords(force));
  }
  const { fellowship } = table;
  if (fellowship.circle === undefined && fellowship.region === id) parts.push(t(fellowship.revealed ? "war-board-say-revealed" : "war-board-say-hidden", { n: fellowship.progress }));
  return parts.join(", ");
}

/** How the server's plain words are said in a fact, a question or a refusal. */
export function dressing(): Dressing {
  return (word) => word;
}

/** The whole table as sentences. */
export function describe(view: View, names: string[]): string[] {
  const table = war(view);
  const here = table.fellowship;
  const said = [
    t("war-board-say-turn", { turn: table.turn, step: t(`war-step-${table.step}`) }),
    ...SIDES.map((side) => t("war-board-points", { side: sideName(side), have: table.points[side], goal: GOALS[side] })),
    ...SIDES.map((side) => t("war-board-say-dice", { side: sideName(side), dice: table.dice[side].faces.map((face) => t(`war-face-${face}`)).join(", ") || "–", spent: table.dice[side].spent, rings: table.rings[side] })),
    t("war-board-hunt-box-long", { level: table.box.shadow, bonus: table.box.free }),
    here.circle === undefined
      ? t("war-board-say-fellowship", { region: regionName(here.region), state: t(here.revealed ? "war-board-revealed" : "war-board-hidden"), progress: here.progress, corruption: here.corruption })
      : t("war-board-say-mordor", { circle: t(`war-circle-${here.circle}`), state: t(here.revealed ? "war-board-revealed" : "war-board-hidden"), corruption: here.corruption }),
    t("war-board-say-company", { guide: here.guide ? personName(here.guide) : "–", companions: here.companions.map(personName).join(", ") || "–" }),
    ...table.politics.map(({ nation, step, active }) => [nationName(nation), step ? t("war-board-steps-to-war", { n: step }) : t("war-board-at-war"), t(active ? "war-board-active" : "war-board-passive")].join(", ")),
    ...table.seats.map((seat, index) => t("war-board-hand-by-deck", { player: isolate(names[index] ?? ""), ...seat.hand })),
  ];
  if (table.hand) said.push(t("war-board-say-hand", { cards: table.hand.map(cardName).join(", ") || "–" }));
  const laid = table.seats.flatMap((seat) => seat.table);
  if (laid.length) said.push(t("war-board-say-table", { cards: laid.map(cardName).join(", ") }));
  for (const { region, besieged, ...sides } of table.map) {
    for (const side of SIDES) {
      const force = sides[side];
      if (!force || isEmpty(force)) continue;
      const words = forceWords(force);
      said.push(t("war-board-say-army", { region: regionName(region), force: besieged === side ? t("war-board-say-besieged", { force: words }) : words }));
    }
  }
  for (const { region, by } of table.captured) said.push(t("war-board-say-army", { region: regionName(region), force: t("war-board-say-taken", { side: sideName(by) }) }));
  return said;
}
