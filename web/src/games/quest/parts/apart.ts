/** Values apart from each other, so that their numbers do not cover each other; the order is kept. */
export function apart(values: readonly number[], least: number, limit: number): number[] {
  const placed: number[] = [];
  for (const value of values) placed.push(Math.max(value, (placed.at(-1) ?? -Infinity) + least));
  for (let i = placed.length - 1, high = limit; i >= 0; i--, high -= least) placed[i] = Math.min(placed[i] as number, high);
  return placed;
}
