/** Which answers are buttons: those that no other place of the board shows. */
import { percent } from "../../../lib/language/clock";
import { catalog, t } from "../../../lib/language/text.svelte";
import { ends, goes, isHunt, loses, type Answer } from "../answers";
import type { Side } from "../content";
import type { Desk } from "../desk.svelte";
import type { BattleOdds, WarTable } from "../table";
import { regionName } from "../words";
import { usualDeeds } from "./deeds";

/** Things that are pressed where they lie. */
const SHOWN = new Set(["region", "inside", "die"]);

export const isShown = (answer: Answer): boolean => answer.things.length > 0 && answer.things.every((thing) => SHOWN.has(thing.split(":")[0] ?? ""));
const leads = (answer: Answer): number => (answer.data.deed === "move-fellowship" ? 0 : 1);
/** The step of the Fellowship first: it is what most turns are about, and says what it costs on a line of its own. */
export const actsOf = (desk: Desk): Answer[] => desk.answers.filter((one) => !isShown(one) && !goes(one) && !(desk.several && ends(one))).toSorted((one, two) => leads(one) - leads(two));
/** What the chosen die usually does and cannot do now: shown as well, so that it can say why. */
export function barredOf(desk: Desk, side: Side): string[] {
  const face = desk.chose("die")?.data.face;
  const deeds = desk.answers.filter((one) => one.verb === "deed").map((one) => one.data.deed);
  return face && deeds.length && !desk.choosing ? usualDeeds(side, face).filter((deed) => !deeds.includes(deed)) : [];
}
/** Whether the sheet of a battle or a Hunt shows the answers. */
export const answeredInSheet = (desk: Desk, table: WarTable): boolean =>
  table.battle ? desk.complete || desk.answers.some(loses) || desk.question?.id === "combat-card" : isHunt(desk.question) && !desk.answers.some((one) => one.data.region);
const isCount = (answer: Answer): boolean => answer.verb === "number";
/** What number keys choose, from 1 on: dice in the order in which they lie, then the answers that are buttons. Where a number is asked
 * for, its key says it. */
export function numbered(desk: Desk): Map<string, Answer> {
  const found = desk.choosing ? desk.through(desk.choosing) : [...desk.answers.filter((one) => one.things[0]?.startsWith("die:")), ...actsOf(desk)];
  const counted = found.every(isCount);
  return new Map(found.map((answer, index): [string, Answer] => [`${counted ? answer.data.n : index + 1}`, answer]).filter(([key]) => key.length === 1));
}

/** What the move under way does, for the button that sends it. */
export function deedOf(desk: Desk): string {
  const to = desk.destination?.data;
  if (to?.region) return to.attacks ? t("war-board-attack-at", { region: t(`war-region-${to.region}.in`) }) : t("war-board-move-to", { region: t(`war-region-${to.region}.to`) });
  const last = desk.stages.findLast((one) => one.verb === "deed" || one.verb === "card");
  return last ? desk.say(last.label) : t("war-board-confirm");
}
/** The chances of a whole battle in a sentence; of an assault on a region, where. */
export function oddsWords(odds: BattleOdds, region: string): string {
  const chance = (value: number): string => percent(value, catalog.language, 0);
  if (odds.siege) return t("war-board-odds-siege", { region: regionName(region), chance: chance(odds.defender) });
  return t("war-board-odds-attack", { wins: chance(odds.defender), loses: chance(odds.attacker), both: chance(odds.both) });
}
