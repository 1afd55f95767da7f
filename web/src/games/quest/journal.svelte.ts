/** The quest log of this browser: every finished game that was played here, once. */
import { recall, remember } from "../../lib/device/storage";
import type { Outcome } from "../../lib/session/view";
import type { QuestTable } from "./table";

export interface Entry {
  table: string;
  /** Milliseconds since 1970. */
  when: number;
  scenario: string;
  format: string;
  easy: boolean;
  shadows: boolean;
  players: number;
  rounds: number;
  won: boolean;
  reason: string;
  /** Of a win; lower is better. In a campaign the total. */
  score: number | null;
  threat: readonly number[];
  heroes: readonly string[];
}
const KEY = "quest-log";
const MOST = 500;
const COLUMNS = ["when", "scenario", "format", "easy", "shadows", "players", "rounds", "won", "reason", "score", "threat", "heroes", "table"] as const;

function read(): Entry[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Entry[]).filter((one) => typeof one?.table === "string") : [];
  } catch {
    return [];
  }
}

class Journal {
  all = $state.raw<readonly Entry[]>(read());

  /** Write a game down; a game that is looked at again stays as it was written. */
  write(entry: Entry): void {
    if (this.all.some((one) => one.table === entry.table)) return;
    this.set([entry, ...this.all].slice(0, MOST));
  }
  clear(): void {
    this.set([]);
  }
  private set(all: readonly Entry[]): void {
    this.all = all;
    remember(KEY, JSON.stringify(all));
  }
}
export const journal = new Journal();

/** A finished game as an entry. `isHero` says which cards of the first deck led it. */
export function entryOf(id: string, table: QuestTable, outcome: Outcome, when: number, isHero: (id: string) => boolean): Entry {
  const fallen = table.players.flatMap((one) => one.discard.map((card) => card.id));
  const standing = table.players.flatMap((one) => one.play.map((card) => card.id));
  return {
    table: id,
    when,
    scenario: table.scenario,
    format: table.format,
    easy: table.easy,
    shadows: table.shadow_cards,
    players: table.players.length,
    rounds: table.round,
    won: outcome.reason === "won",
    reason: outcome.reason,
    score: outcome.reason === "won" ? (outcome.scores[0] ?? null) : null,
    threat: table.players.map((one) => one.threat),
    heroes: [...new Set([...standing, ...fallen])].filter(isHero),
  };
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
function cell(value: Entry[(typeof COLUMNS)[number]]): string {
  if (value === null) return "";
  return quoted(Array.isArray(value) ? value.join(" ") : `${value as string | number | boolean}`);
}
/** The log as a table for a spreadsheet. */
export function asCsv(entries: readonly Entry[]): string {
  const lines = entries.map((entry) => COLUMNS.map((column) => (column === "when" ? new Date(entry.when).toISOString() : cell(entry[column]))).join(","));
  return [COLUMNS.join(","), ...lines, ""].join("\n");
}
