/** Which facts are told with dice, cards or pieces. */
import { kindsOf } from "../../lib/session/pace.svelte";

export const KINDS = kindsOf("dash", {
  dice: "rolled rolled-again",
  card: "",
  move: "moved filled half-marked split",
});
