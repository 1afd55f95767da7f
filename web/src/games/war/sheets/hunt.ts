/** The Hunt in numbers: what is in the bag, and what a step can bring. */
import { t } from "../../../lib/language/text.svelte";
import type { TileRecord } from "../content";
import { LAST, type HuntOdds, type WarTable } from "../table";

export interface Heap {
  tile: TileRecord;
  left: number;
  drawn: number;
  share: number;
}
/** Like tiles together: those in the bag, and those drawn. */
export function heapsOf(tiles: readonly TileRecord[], table: WarTable): Heap[] {
  const where = new Map(table.hunt.tiles.map((one) => [one.id, one.where]));
  const bag = table.hunt.tiles.filter((one) => one.where === "pool").length;
  const found = new Map<string, Heap>();
  for (const tile of tiles) {
    const at = where.get(tile.id);
    if (at !== "pool" && !(at === "drawn" && tile.kind === "standard")) continue;
    const key = `${tile.kind} ${tile.value} ${tile.reveal ?? false} ${tile.stop ?? false}`;
    const heap = found.get(key) ?? { tile, left: 0, drawn: 0, share: 0 };
    if (at === "pool") heap.left += 1;
    else heap.drawn += 1;
    heap.share = bag ? heap.left / bag : 0;
    found.set(key, heap);
  }
  return [...found.values()];
}

const sum = (all: readonly { p: number }[]): number => all.reduce((total, one) => total + one.p, 0);

/** Columns of what the next step can bring. */
export function barsOf(odds: HuntOdds): { name: string; p: number }[] {
  const missed = 1 - odds.found;
  const drawn = odds.damage.map(({ n, p }) => ({ name: String(n), p: n ? p : p - missed - sum(odds.heal) })).filter((one) => one.p > 0.0005);
  return [...(missed > 0.0005 ? [{ name: t("war-board-missed"), p: missed }] : []), ...odds.heal.map(({ n, p }) => ({ name: `−${n}`, p })), ...drawn];
}
/** Corruption after the next step, if the Ring is used for all of it. */
export function corruptionAfter(odds: HuntOdds, now: number): { n: number; p: number }[] {
  const found = new Map<number, number>();
  const add = (n: number, p: number): void => void found.set(n, (found.get(n) ?? 0) + p);
  for (const { n, p } of odds.damage) add(Math.min(LAST, now + n), n ? p : p - sum(odds.heal));
  for (const { n, p } of odds.heal) add(Math.max(0, now - n), p);
  return Array.from({ length: LAST + 1 }, (_, n) => ({ n, p: found.get(n) ?? 0 }));
}
