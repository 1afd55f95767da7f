/** Which answers are buttons: those that no other place of the board shows. */
import type { Answer } from "../answers";
import type { Desk } from "../desk.svelte";

/** Things that are pressed where they lie. */
const SHOWN = new Set(["region", "inside", "die", "figure", "circle"]);

export const isShown = (answer: Answer): boolean => answer.things.length > 0 && answer.things.every((thing) => SHOWN.has(thing.split(":")[0] ?? ""));
export const actsOf = (desk: Desk): Answer[] => desk.answers.filter((one) => !isShown(one) && one.verb !== "unit" && one.verb !== "lose");
/** Number keys reach the first nine. */
export const listed = (index: number): boolean => index < 9;
