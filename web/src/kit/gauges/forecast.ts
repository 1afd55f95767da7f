/** A forecast on one number line, as data and as places in pixels. */

export interface Block {
  name: string;
  value: number;
}
/** How likely it is that so much is added. */
export interface Chance {
  add: number;
  chance: number;
}
export interface Outcome {
  chance: number;
  words: string;
  note?: string;
  tone: "good" | "even" | "bad";
}

export interface Laid extends Block {
  from: number;
}
/** Blocks one after another, from a number on. */
export function laid(blocks: readonly Block[], from = 0): Laid[] {
  let at = from;
  return blocks.map((block) => {
    const found = { ...block, from: at };
    at += block.value;
    return found;
  });
}

export const sum = (blocks: readonly Block[]): number => blocks.reduce((all, block) => all + block.value, 0);

/** Where the line ends: one beyond the largest number that can come about. */
export function reach(against: readonly Block[], chances: readonly Chance[], ours: readonly Block[], within: readonly Block[]): number {
  const most = sum(against) + Math.max(0, ...chances.map((one) => one.add));
  return Math.max(most, sum(ours) + sum(within), 1) + 1;
}

/** The numbers that are written below the line: so many that they do not touch. */
export function written(top: number, unit: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((one) => one * unit >= 18) ?? 100;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}

/** What stands in a block: its number and its name, or the number alone if there is no room. */
export function inside(block: Block, unit: number): string {
  return block.value * unit > block.name.length * 6.4 + 18 ? `${block.value} ${block.name}` : `${block.value}`;
}
