/** The Markdown of our rules pages as plain data. Nothing of it ever becomes HTML by itself. */

export type Span =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  /** A reference to a clause of the same page, such as D4.3. */
  | { kind: "clause"; text: string };

export type Block =
  | { kind: "heading"; level: number; spans: Span[]; id: string }
  | { kind: "paragraph"; spans: Span[] }
  /** A numbered clause, or a list item without a number (id empty). */
  | { kind: "item"; id: string; depth: number; spans: Span[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "rule" };

/** D4, D4.3, D6.4a, H9.R2, D-EX7: a letter for the game and numbers. */
const ID = String.raw`[A-Z]{1,2}(?:-EX)?\d+(?:\.R?\d+)*[a-z]?\b`;
/** A reference stands alone: the window W-Q1 is none to the chapter Q1. */
const CLAUSE = new RegExp(`(?<![\\w-])${ID}`);
const NUMBERED = new RegExp(String.raw`^\*\*(${ID})([^*]*)\*\*\s*`);
const INLINE = /(\*\*.+?\*\*|`[^`]+`|\*[^*\s][^*]*\*)/;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  for (const part of text.split(INLINE)) {
    if (part.startsWith("**") && part.length > 4) found.push({ kind: "strong", text: part.slice(2, -2) });
    else if (part.startsWith("`") && part.length > 2) found.push({ kind: "code", text: part.slice(1, -1) });
    else if (part.startsWith("*") && part.length > 2) found.push({ kind: "em", text: part.slice(1, -1) });
    else found.push(...references(part));
  }
  return found;
}

function references(text: string): Span[] {
  const found: Span[] = [];
  let rest = text;
  for (let hit = CLAUSE.exec(rest); hit; hit = CLAUSE.exec(rest)) {
    if (hit.index) found.push({ kind: "text", text: rest.slice(0, hit.index) });
    found.push({ kind: "clause", text: hit[0] });
    rest = rest.slice(hit.index + hit[0].length);
  }
  if (rest) found.push({ kind: "text", text: rest });
  return found;
}

const cells = (line: string): Span[][] =>
  line.replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim()));

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const item = /^(\s*)(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (heading) {
      const text = heading[2] ?? "";
      const id = /^([A-Z]{1,2}\d+)\b/.exec(text)?.[1] ?? "";
      blocks.push({ kind: "heading", level: (heading[1] ?? "#").length, spans: [{ kind: "text", text }], id });
    } else if (/^\s*(---+|\*\*\*+)\s*$/.test(line)) {
      blocks.push({ kind: "rule" });
    } else if (item) {
      const text = item[2] ?? "";
      const clause = NUMBERED.exec(text);
      const rest = clause ? text.slice(clause[0].length) : text;
      const title = clause?.[2]?.trim().replace(/^[.:]\s*/, "");
      const content = title ? `**${title}** ${rest}` : rest;
      blocks.push({
        kind: "item",
        id: clause?.[1] ?? "",
        depth: Math.floor((item[1] ?? "").length / 2),
        spans: spans(content),
      });
    } else if (line.startsWith("|") && /^\|[\s:|-]+\|?\s*$/.test(lines[at + 1] ?? "")) {
      const head = cells(line);
      const rows: Span[][][] = [];
      at += 2;
      for (; (lines[at] ?? "").startsWith("|"); at++) rows.push(cells(lines[at] ?? ""));
      at -= 1;
      blocks.push({ kind: "table", head, rows });
    } else if (line.trim()) {
      const last = blocks.at(-1);
      const continues = (lines[at - 1] ?? "").trim() !== "";
      if (continues && last && (last.kind === "paragraph" || last.kind === "item")) {
        last.spans.push(...spans(` ${line.trim()}`));
      } else blocks.push({ kind: "paragraph", spans: spans(line.trim()) });
    }
  }
  return blocks;
}

export function plain(block: Block): string {
  if (block.kind === "rule") return "";
  if (block.kind === "table") return [block.head, ...block.rows].flat(2).map((span) => span.text).join(" ");
  return ("id" in block ? `${block.id} ` : "") + block.spans.map((span) => span.text).join("");
}

/** The numbers of the chapters and clauses of a page. */
export function numbers(blocks: readonly Block[]): ReadonlySet<string> {
  return new Set(blocks.flatMap((block) => ("id" in block && block.id ? [block.id] : [])));
}

/** The clause itself, or the nearest one above it that the page has: D6.4d, D6.4, D6. */
export function nearest(ids: ReadonlySet<string>, clause: string): string {
  let id = clause;
  while (!ids.has(id)) {
    const above = id.replace(/(?:[a-z]|\.R?\d+)$/, "");
    if (above === id) return "";
    id = above;
  }
  return id;
}

/** Rules for players, and clauses that only the program needs. */
export type Part = "players" | "developers";

/** Where a clause is found: itself in either part, else the nearest one above it. */
export function place(
  clause: string, pages: Readonly<Record<Part, ReadonlySet<string>>>,
): { part: Part; id: string } | null {
  const parts = ["players", "developers"] as const;
  for (const part of parts) if (pages[part].has(clause)) return { part, id: clause };
  for (const part of parts) {
    const id = nearest(pages[part], clause);
    if (id) return { part, id };
  }
  return null;
}
