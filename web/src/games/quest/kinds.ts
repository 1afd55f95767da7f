/** Which facts are told with dice, cards or pieces. */
import { kindsOf } from "../../lib/session/pace.svelte";

export const KINDS = kindsOf("quest", {
  dice: "",
  card: "drew played put-into-play revealed shadow-dealt shadow-turned stage-turned attached discarded fetched",
  move: "engaged travelled progress back-to-staging",
});
