/** Which facts are told with dice, cards or pieces. */
import { kindsOf } from "../../lib/session/pace.svelte";

export const KINDS = kindsOf("hunt", {
  dice: "rolled",
  card: "drew-ally drew-sorcery played-ally played-sorcery took-back turned-over flipped journey-kept drew-tokens",
  move: "placed frodo-moved rode driven ally-placed ally-moved tracks-placed aid-laid gandalf-moved escaped",
});
