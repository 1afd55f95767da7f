/** How cards of one size share a line: side by side while they fit, then one over the other, never smaller. */

export interface Spread {
  /** Pixels from one card to the next. */
  step: number;
  /** How many stand in a line; the others begin another one. */
  line: number;
}

/** Browsers round widths, also up: a card that needs the last pixel would begin another line. */
const ROUNDED = 1;

/** `width` and `card` are widths, `gap` what lies between two cards, `least` what must be seen of a covered one. */
export function spread(count: number, card: number, width: number, gap: number, least: number): Spread {
  const room = width - ROUNDED;
  const free = { step: card + gap, line: Math.max(count, 1) };
  if (count < 2 || !card || !width || count * card + (count - 1) * gap <= room) return free;
  const tight = (line: number): number => (line < 2 ? card + gap : (room - card) / (line - 1));
  const covered = Math.min(least, card);
  // As few lines as will do, and none of them much longer than the others.
  for (let lines = 1; lines <= count; lines += 1) {
    const line = Math.ceil(count / lines);
    const step = Math.min(card + gap, tight(line));
    if (step >= covered) return { step, line };
  }
  return { step: card + gap, line: 1 };
}
