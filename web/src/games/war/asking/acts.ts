/** Which answers are buttons: those that no other place of the board shows. */
import { goes, isHunt, loses, type Answer } from "../answers";
import type { Desk } from "../desk.svelte";
import type { WarTable } from "../table";

/** Things that are pressed where they lie. */
const SHOWN = new Set(["region", "inside", "die"]);

export const isShown = (answer: Answer): boolean => answer.things.length > 0 && answer.things.every((thing) => SHOWN.has(thing.split(":")[0] ?? ""));
export const actsOf = (desk: Desk): Answer[] => desk.answers.filter((one) => !isShown(one) && !goes(one));
/** Whether the sheet of a battle or a Hunt shows the answers. */
export const answeredInSheet = (desk: Desk, table: WarTable): boolean =>
  table.battle ? desk.complete || desk.answers.some(loses) || desk.question?.id === "combat-card" : isHunt(desk.question) && !desk.answers.some((one) => one.data.region);
/** Number keys reach the first nine. */
export const listed = (index: number): boolean => index < 9;
