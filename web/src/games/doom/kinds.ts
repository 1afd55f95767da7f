/** Which facts are told with dice, cards or pieces. */
import { kindsOf } from "../../lib/session/pace.svelte";

export const KINDS = kindsOf("doom", {
  dice: "rolled rolled-again die-turned",
  card: "turned-up activated took-ally card-used card-discarded gandalf-card-drawn gandalf-card-lost ally-lost laid-out foreseen",
  move: "moved waits army-moved nazgul-placed uruk-hai-placed placed",
});
