/** What a coach says, as parts: plain words, **strong** ones, a pin `[1]` of the board, a clause `[D4.2]` of the rules. */
export type Part = { kind: "plain" | "strong" | "pin" | "clause"; text: string };

const MARK = /\*\*(.+?)\*\*|\[(\d)\]|\[([A-Z]{1,2}\d+\.R?\d+[a-z]?)\]/g;

export function partsOf(words: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of words.matchAll(MARK)) {
    if (found.index > end) parts.push({ kind: "plain", text: words.slice(end, found.index) });
    const [whole, strong, pin, clause] = found;
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (pin !== undefined) parts.push({ kind: "pin", text: pin });
    else parts.push({ kind: "clause", text: clause ?? "" });
    end = found.index + whole.length;
  }
  if (end < words.length) parts.push({ kind: "plain", text: words.slice(end) });
  return parts;
}
