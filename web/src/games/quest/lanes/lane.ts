/** What every lane is given, and which one stands between land and company now. */
import type { Inspector } from "../../../kit/card/inspector.svelte";
import type { Session } from "../../../lib/session/session.svelte";
import type { Question, View } from "../../../lib/session/view";
import type { PlayerView, QuestTable } from "../table";

export interface LaneProps {
  session: Session;
  inspector: Inspector;
  view: View;
  table: QuestTable;
  /** Whose company is below: the reader's own, or the first one a spectator sees. */
  player: PlayerView;
}
export type LaneName = "purses" | "forecast" | "moment" | "travel" | "ladder" | "attack" | "strike" | "quiet";

const WEIGHED: ReadonlySet<string> = new Set(["S-QBEG", "S-Q1", "S-Q2"]);
/** Cards that only this seat sees now are read before one is taken. */
const SEEN: ReadonlySet<string> = new Set(["one-of-five", "take-one", "next-down"]);
/** So many answers stand beside the card that asks; more are listed under the question. */
const BESIDE = 4;
const STRIKING: ReadonlySet<string> = new Set(["target", "attackers", "join"]);

export function laneOf(table: QuestTable, question: Question | null, playing: boolean): LaneName {
  const asked = question?.id ?? "";
  if (asked === "pay" || asked === "pay-to-ready" || asked === "host") return "purses";
  if (table.resolving.length || (asked === "respond" && table.moments.length)) return "moment";
  if ((asked.includes("choose-") && (question?.options.length ?? 0) <= BESIDE) || SEEN.has(asked)) return "moment";
  if (STRIKING.has(asked)) return "strike";
  if (table.attacks.length) return "attack";
  if (table.strikes.length) return "strike";
  if (table.phase === "travel") return asked === "travel" ? "travel" : "quiet";
  if (table.phase === "encounter") return "ladder";
  if (table.phase === "planning" && playing) return "purses";
  if (table.phase === "quest" && WEIGHED.has(table.step)) return "forecast";
  return "quiet";
}

const LISTING: ReadonlySet<string> = new Set(["defend", "sentinel", "take-damage", "travel", "engage", "check", "target", "host", "pay-to-ready", "respond"]);
/** Whether the lane at hand has all answers as rows. */
export function lists(table: QuestTable, question: Question | null, playing: boolean): boolean {
  const lane = laneOf(table, question, playing);
  if (lane === "moment") return true;
  return lane !== "quiet" && lane !== "forecast" && LISTING.has(question?.id ?? "");
}
