/** Smooth lines through points, as a pen would draw them. */
import type { Spot } from "../map/spot";

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

/** One curve per stretch, each from where the last one ended; the larger `stiff`, the straighter they run. */
function bends(spots: readonly Spot[], stiff: number): string[] {
  const at = (index: number): Spot => spots[Math.max(0, Math.min(index, spots.length - 1))] as Spot;
  return spots.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const one = `${tenth(from.x + (to.x - before.x) / stiff)} ${tenth(from.y + (to.y - before.y) / stiff)}`;
    const two = `${tenth(to.x - (after.x - from.x) / stiff)} ${tenth(to.y - (after.y - from.y) / stiff)}`;
    return `C${one} ${two} ${tenth(to.x)} ${tenth(to.y)}`;
  });
}

const start = (spot: Spot | undefined): string => `M${tenth(spot?.x ?? 0)} ${tenth(spot?.y ?? 0)}`;

/** A line through all points as one path. */
export function smooth(spots: readonly Spot[], stiff = 6): string {
  return start(spots[0]) + bends(spots, stiff).join("");
}

/** The same line as a path for every stretch. */
export function stretches(spots: readonly Spot[], stiff = 6): string[] {
  return bends(spots, stiff).map((bend, index) => start(spots[index]) + bend);
}
