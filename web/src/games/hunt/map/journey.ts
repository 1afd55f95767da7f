/** Ways that are drawn over the map: Frodo’s journal, his journey card, Gandalf’s wanderings. */
import type { Spot } from "../../../kit/map/spot";
import type { Option } from "../../../lib/session/view";
import { journeyCard, type Place, type Side } from "./map";
import type { HuntTable } from "../table";

export interface Trail {
  id: string;
  kind: "frodo" | "gandalf" | "ahead";
  path: string;
  /** Dots on the way. */
  pips: Spot[];
}

/** A bow from place to place, a little to the left, so that there and back are two lines. */
function bow(from: Spot, to: Spot, dots: number): { path: string; pips: Spot[] } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const bend = Math.min(26, length * 0.16);
  const [mx, my] = [(from.x + to.x) / 2 + (dy / (length || 1)) * bend, (from.y + to.y) / 2 - (dx / (length || 1)) * bend];
  if (length < 1) {
    const pips = Array.from({ length: dots }, (_, at) => ({ x: from.x - 12 + at * 9, y: from.y - 42 }));
    return { path: `M${from.x} ${from.y}C${from.x - 46} ${from.y - 52} ${from.x + 46} ${from.y - 52} ${from.x} ${from.y}`, pips };
  }
  const pips = Array.from({ length: dots }, (_, at) => {
    const t = (at + 1) / (dots + 1);
    const u = 1 - t;
    return { x: u * u * from.x + 2 * u * t * mx + t * t * to.x, y: u * u * from.y + 2 * u * t * my + t * t * to.y };
  });
  return { path: `M${from.x} ${from.y}Q${mx.toFixed(1)} ${my.toFixed(1)} ${to.x} ${to.y}`, pips };
}

/** Entries of a journal as one line; dots are counted, not placed, so they lie evenly on it. */
function trail(side: Side, id: string, kind: Trail["kind"], entries: readonly string[]): Trail | undefined {
  let path = "";
  const pips: Spot[] = [];
  let last: Spot | undefined;
  let dots = 0;
  for (const entry of entries) {
    if (entry === ".") dots += 1;
    const place = side.places.get(entry);
    if (!place) continue;
    if (last) {
      const drawn = bow(last, place, dots);
      path += drawn.path;
      pips.push(...drawn.pips);
    }
    last = place;
    dots = 0;
  }
  return path ? { id, kind, path, pips } : undefined;
}

export function rowsOf(card: string): string[] {
  return journeyCard(card)?.rows.split(" ") ?? [];
}

export function trailOf(side: Side, table: HuntTable, considered: Option | null): Trail[] {
  const sheet = table.ring_bearer;
  const found: (Trail | undefined)[] = [];
  const offered = considered?.data.journey;
  if (side.part === 2 && typeof offered === "string") found.push(trail(side, "offered", "ahead", rowsOf(offered)));
  if (sheet && side.part === 1) found.push(trail(side, "journal", "frodo", sheet.journal));
  if (sheet?.journey && side.part === 2) {
    const { rows } = sheet.journey;
    const passed = rows.slice(0, table.step + 1);
    const from = passed.findLastIndex((row) => row !== ".");
    if (!offered) found.push(trail(side, "ahead", "ahead", rows.slice(Math.max(0, from))));
    found.push(trail(side, "passed", "frodo", passed));
    found.push(trail(side, "gandalf", "gandalf", sheet.gandalf));
  }
  return found.filter((one) => one !== undefined);
}

/** Steps on which each place was visited, for the tags of the journal. */
export function visitsOf(side: Side, table: HuntTable): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const sheet = table.ring_bearer;
  if (!sheet) return found;
  const entries = side.part === 1 ? sheet.journal : (sheet.journey?.rows.slice(0, table.step + 1) ?? []);
  entries.forEach((entry, step) => {
    if (side.places.has(entry)) found.set(entry, [...(found.get(entry) ?? []), step]);
  });
  return found;
}

/** Where Frodo's figure stands, for those who may see it. */
export function frodoAt(side: Side, table: HuntTable): Place | undefined {
  const sheet = table.ring_bearer;
  if (!sheet) return undefined;
  const rows = sheet.journey?.rows.slice(0, table.step + 1) ?? [];
  return side.places.get(side.part === 1 ? sheet.last : (rows.findLast((row) => row !== ".") ?? ""));
}
