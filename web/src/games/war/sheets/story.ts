/** What the log tells of the last Hunt, line by line, and of the last battle, round by round. */
import type { FactOut, LogEntry } from "../../../wire";
import type { Side } from "../content";

const TELLS = new Set([
  "war-hunt-rolled",
  "war-hunt-rerolled",
  "war-drew-tile",
  "war-tile-ignored",
  "war-tile-put-back",
  "war-damage",
  "war-damage-lowered",
  "war-used-the-ring",
  "war-companion-drawn",
  "war-casualty",
  "war-corrupted",
  "war-healed",
  "war-revealed",
  "war-track-step",
  "war-track-stop",
]);
/** Entries of the log that a Hunt may lie in. */
const RECENT = 12;

/** The facts of the last Hunt: from its roll on, or from its tile where nothing is rolled. */
export function lastHunt(log: readonly LogEntry[], rolled: boolean): FactOut[] {
  const facts = log.slice(-RECENT).flatMap((entry) => entry.facts);
  const from = facts.findLastIndex((one) => one.id === (rolled ? "war-hunt-rolled" : "war-drew-tile"));
  return from < 0 ? [] : facts.slice(from).filter((one) => TELLS.has(one.id));
}
/** What the tile itself costs, before anything lowers it. */
export const damageOf = (facts: readonly FactOut[]): number | undefined => (facts.findLast((one) => one.id === "war-damage")?.values as { n?: number } | undefined)?.n;

/** What is told in the middle of a Hunt, or at its end, by itself: others may have used cards in between. */
const OF_HUNT = new Set(["war-hunt-rolled", "war-hunt-rerolled", "war-drew-tile", "war-tile-ignored", "war-tile-put-back", "war-damage", "war-damage-lowered", "war-used-the-ring", "war-companion-drawn"]);

/** Whether something has happened whose sheet is worth opening. */
export const tellsOfHunt = (facts: readonly FactOut[]): boolean => facts.some((one) => OF_HUNT.has(one.id));
export const tellsOfBattle = (facts: readonly FactOut[]): boolean => facts.some((one) => one.id === "war-battle-ended");

/** What a round cost a side. */
export interface Toll {
  hits: number;
  lost: number;
  reduced: number;
}
export interface BattleStory {
  rounds: Record<Side, Toll>[];
  /** How it ended. */
  end?: FactOut;
}
interface Scored extends Toll {
  side: { name: string };
  extra_hits: number;
  added: number;
  cancelled: number;
}

/** The rounds of the last battle, from its attack on. */
export function lastBattle(log: readonly LogEntry[]): BattleStory {
  const facts = log.flatMap((entry) => entry.facts);
  const from = facts.findLastIndex((one) => one.id === "war-attacked");
  const told = from < 0 ? [] : facts.slice(from);
  const scores = told.filter((one) => one.id === "war-round-score").map((one) => one.values as unknown as Scored);
  const rounds: Record<Side, Toll>[] = [];
  for (const [at, one] of scores.entries()) {
    const two = scores[at + 1];
    if (at % 2 || !two) continue;
    const tolls = { [sideOf(one)]: tollOf(one, two), [sideOf(two)]: tollOf(two, one) };
    rounds.push(tolls as Record<Side, Toll>);
  }
  return { rounds, end: told.find((one) => one.id === "war-battle-ended") };
}
const sideOf = (score: Scored): Side => (score.side.name === "war-side-free" ? "free" : "shadow");
/** Hits as the other side had to face them. */
const tollOf = ({ hits, extra_hits, added, lost, reduced }: Scored, enemy: Scored): Toll => ({ hits: Math.max(0, hits + extra_hits + added - enemy.cancelled), lost, reduced });
