/** The ladder of the encounter phase: engagement costs against the threat of each player, on one line. */

export interface Waiting {
  /** Several with the same cost share a place. */
  names: string;
  cost: number;
}
export interface Tag {
  text: string;
  cost: number;
  /** The middle of the tag, and the place on the line that it points to. */
  x: number;
  tip: number;
  width: number;
  /** From above, where one line is too short for all. */
  row: number;
}
const LETTER = 6.9;
const PADDING = 18;
const GAP = 6;

/** Tags as near to their places as they can stand side by side, in as few rows as hold them. */
export function tags(waiting: readonly Waiting[], x: (value: number) => number, from: number, to: number): Tag[] {
  const all = [...waiting]
    .sort((a, b) => a.cost - b.cost)
    .map((one): Tag => {
      const text = `${one.names} ${one.cost}`;
      return { text, cost: one.cost, x: x(one.cost), tip: x(one.cost), width: text.length * LETTER + PADDING, row: 0 };
    });
  const needed = all.reduce((sum, tag) => sum + tag.width + GAP, -GAP);
  const rows = Math.min(Math.max(1, Math.ceil(needed / Math.max(1, to - from))), Math.max(1, all.length));
  all.forEach((tag, index) => (tag.row = index % rows));
  for (let row = 0; row < rows; row++) {
    const line = all.filter((tag) => tag.row === row);
    let left = from;
    for (const tag of line) {
      tag.x = Math.max(tag.x, left + tag.width / 2);
      left = tag.x + tag.width / 2 + GAP;
    }
    let right = to;
    for (const tag of line.reverse()) {
      tag.x = Math.min(tag.x, right - tag.width / 2);
      right = tag.x - tag.width / 2 - GAP;
    }
  }
  return all;
}
