/** Which facts are told with dice, cards or pieces. */
import { kindsOf } from "../../lib/session/pace.svelte";

export const KINDS = kindsOf("war", {
  dice: "rolled combat-rolled rerolled card-rolled hunt-rolled hunt-rerolled",
  card: "drew played combat-card chose-card discarded drew-tile",
  move: "moved recruited eliminated figure-moved advanced retreated withdrew advanced-into travelled flew came declared",
});
