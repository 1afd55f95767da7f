/** How a table of mine stands, in words: whose turn it is, with whom I play, what happened last, how it ended. */
import { catalog, isolate, t, type Value } from "../lib/language/text.svelte";
import type { Outcome } from "../lib/session/view";
import { seatNames } from "../lib/language/words";
import type { GameInfo, LogEntry, TableNow, TableSummary } from "../wire";

export const isMine = (now: TableNow): boolean => now.asked.some((seat) => now.my_seats.includes(seat));

/** Mine first, then what changed last. */
export function ordered(tables: readonly TableNow[]): TableNow[] {
  const late = (one: TableNow): number => one.summary?.changed ?? 0;
  return tables.toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)) || late(b) - late(a));
}

export function turnText(now: TableNow): string {
  const table = now.summary;
  if (!table) return t("lobby-gone");
  if (table.state === "open") return t("lobby-seeks", { count: table.seats.filter((seat) => seat.kind !== "me" && seat.kind !== "bot").length });
  if (isMine(now)) return t("lobby-your-turn");
  const names = seatNames(table);
  return t("lobby-turn-of", { player: catalog.list(now.asked.map((seat) => isolate(names[seat] ?? ""))) });
}

/** The others at the table: against me, or with me where all play on one side. */
export function companyText(table: TableSummary, mySeats: readonly number[], game: GameInfo | undefined): string {
  const others = seatNames(table).filter((_, seat) => !mySeats.includes(seat));
  if (!others.length) return t("lobby-alone");
  const sides = game?.sides.find((one) => one.length === table.seats.length) ?? [];
  const together = sides.length > 0 && sides.every((side) => side === sides[0]);
  return t(together ? "lobby-with" : "lobby-against", { players: catalog.list(others.map(isolate)) });
}

/** The last thing that happened, if the lobby can say it: what needs the board's own words is left to the board. */
export function lastText(entry: LogEntry | null | undefined, table: TableSummary): string {
  const plain = (value: Value): boolean => typeof value !== "string";
  const said = (entry?.facts ?? []).filter((fact) => catalog.has(fact.id) && Object.values(fact.values as Record<string, Value>).every(plain));
  const fact = said.at(-1);
  return fact ? catalog.say(fact, seatNames(table)) : "";
}

/** Whether I won a finished table: yes, no, or neither (a draw, or nothing of mine). */
export function fared(outcome: Outcome | null, mySeats: readonly number[]): "won" | "lost" | "" {
  if (!outcome || !mySeats.length || outcome.reason === "drawn") return "";
  return outcome.winners.some((seat) => mySeats.includes(seat)) ? "won" : "lost";
}
