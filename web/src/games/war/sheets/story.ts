/** What the log tells of the last Hunt, line by line: each sum with the clause or card behind it. */
import type { FactOut, LogEntry } from "../../../wire";

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
