/** Where names, signs and armies stand at each nearness. The places are solved for the far map; from nearer, names and
 * signs draw together, and besiegers and walls step apart until neither covers the other. */
import type { Point, RegionRecord, Standing } from "../content";
import { arrange, BOLD, blockOf, boxAt, ITALIC, LEAD, SIGN, type Box } from "./arrange";
import type { Atlas } from "./atlas";
import { broken, widthOf } from "./letters";

/** How near the map is: pixels of a unit from which a level begins. */
export const LEVELS = [
  { name: "far", from: 0 },
  { name: "half", from: 1.15 },
  { name: "near", from: 1.75 },
] as const;
export type Level = (typeof LEVELS)[number]["name"];

/** Pixels: letters of settled places and of the wild, and signs. */
const LETTERS: Record<Level, { bold: number; italic: number }> = { far: { bold: BOLD, italic: ITALIC }, half: { bold: 14, italic: 13 }, near: { bold: 16, italic: 14.5 } };
export const SIGNS_AT: Record<Level, number> = { far: 20, half: 24, near: 34 };
/** How much the walls of a siege grow. */
export const WALLS_AT: Record<Level, number> = { far: 1, half: 1.12, near: 1.25 };
const HALF_WALLS = 19;

/** Pixels of a unit for which everything was placed; on a smaller map pieces shrink with it, though not below what can be told apart. */
const PLACED = 0.75;
const SMALLEST = 0.58;
export const shrunk = (zoom: number): number => Math.min(1, Math.max(SMALLEST, zoom / PLACED));
/** On a small map there is room for the names of settled places alone, on a tiny one for none. */
const SETTLED_FROM = 0.52;
export const legible = (labels: readonly Label[], zoom: number): readonly Label[] => (zoom >= PLACED ? labels : zoom >= SETTLED_FROM ? labels.filter((one) => one.settled) : []);

export interface Line {
  words: string;
  x: number;
  y: number;
}
export interface Label {
  region: string;
  settled: boolean;
  size: number;
  lines: Line[];
}

export type Standings = Readonly<Record<string, Standing>>;

/** Where things stand: as the pack says, or found now for a pack or a language it does not know. */
export function standingsOf(atlas: Atlas, language: string, name: (region: string) => string): Standings {
  const known = atlas.geometry.standing;
  if (known && atlas.regions.every((one) => known[one.id]?.names[language])) return known;
  return arrange(atlas, { [language]: Object.fromEntries(atlas.regions.map((one) => [one.id, name(one.id)])) });
}

/** The rooms of names and signs. */
export function wordBoxes(standings: Standings, language: string, name: (region: string) => string): Box[] {
  return Object.entries(standings).flatMap(([id, one]) => {
    const label = one.names[language];
    const found: Box[] = [];
    if (label) {
      const { wide, high } = blockOf(broken(name(id), label.lines), one.sign ? "bold" : "italic");
      found.push(boxAt(label.x, label.y, wide - 1, high - 2));
    }
    if (one.sign) found.push(boxAt(...one.sign, SIGN - 3, SIGN - 3));
    return found;
  });
}

/** Where walls and army stand during a siege: from near they step apart. */
export function apart(standing: Standing, level: Level, zoom: number): { walls: Point; army: Point } {
  const { army } = standing;
  const walls = standing.sign ?? army;
  const lack = 104 / zoom - Math.abs(walls[0] - army[0]);
  if (level !== "near" || Math.abs(walls[1] - army[1]) > 66 / zoom || lack <= 0) return { walls, army };
  const turn = walls[0] >= army[0] ? 1 : -1;
  return { walls: [walls[0] + turn * lack * 0.55, walls[1]], army: [army[0] - turn * lack * 0.45, army[1]] };
}

/** The middle of a name beside its sign, which grows less than the land does. */
function hugging(standing: Standing, sign: Point, half: number, wide: number, tall: number, zoom: number): Point {
  const [x, y] = sign;
  switch (standing.side) {
    case "left":
      return [x + half + 3 / zoom + wide / 2, y];
    case "right":
      return [x - half - 3 / zoom - wide / 2, y];
    case "below":
      return [x, y - half - 2 / zoom - tall / 2];
    default:
      return [x, y + half + 1 / zoom + tall / 2];
  }
}

/** The names of the map: settled places upright and bold, the wild in italics, never smaller than 12 pixels. */
export function labels(regions: readonly RegionRecord[], standings: Standings, language: string, called: (region: string) => string, level: Level, zoom: number, besieged: ReadonlySet<string>): Label[] {
  return regions.flatMap(({ id }) => {
    const standing = standings[id];
    const name = standing?.names[language];
    if (!standing || !name) return [];
    const settled = !!standing.sign;
    const written = broken(called(id), name.lines);
    const size = LETTERS[level][settled ? "bold" : "italic"] / zoom;
    let [x, y]: Point = [name.x, name.y];
    if (standing.sign && level !== "far") {
      const walled = besieged.has(id);
      const sign = walled ? apart(standing, level, zoom).walls : standing.sign;
      const half = (walled ? HALF_WALLS * WALLS_AT[level] : SIGNS_AT[level] / 2) / zoom;
      const wide = Math.max(...written.map((line) => widthOf(line, size, "bold")));
      [x, y] = hugging(standing, sign, half, wide, written.length * size * LEAD, zoom);
    }
    const lines = written.map((words, index) => ({ words, x, y: y + (index - (written.length - 1) / 2) * LEAD * size + 0.32 * size }));
    return [{ region: id, settled, size, lines }];
  });
}
