/** The drawing grammar: a picture is a list of strokes, a stroke is a path and its manner.
 *
 * The manner says how the path is filled or drawn; the palette (Vignette.svelte) gives the colour, so that one drawing
 * serves day, night and every sphere. `fine` strokes are left out where a picture is small.
 */

export const WIDTH = 160;
export const HEIGHT = 112;

/** Nine tones of the palette from the sky to the foreground, and four that hardly change with it. */
export type Tone = "sky0" | "sky1" | "glow" | "far" | "mid" | "near" | "ink" | "pale" | "metal" | "skin" | "shade" | "steel";
type Fade = "o2" | "o3" | "o4" | "o5" | "o6";
type Line = "fine lit" | "fine dim" | "line" | "line thin" | "web" | "limb" | "beam" | "way" | "rope" | "cord" | "chain" | "rim" | "bar" | "rain";
export type Manner = Tone | `${Tone} ${Fade}` | Line;
/** `at` is a transform, for strokes that are drawn in a box of their own. */
export type Stroke = readonly [manner: Manner, d: string, at?: string];
export type Drawing = readonly Stroke[];

/** One decimal is enough for a picture of this size. */
export const n = (value: number): number => Math.round(value * 10) / 10;

export const disc = (x: number, y: number, r: number): string => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** Strokes of one manner; "|" begins a new one, where overlapping shapes must not cut each other out. */
export const each = (manner: Manner, paths: string): Stroke[] =>
  paths
    .split("|")
    .filter(Boolean)
    .map((d) => [manner, d]);

/** A drawing moved, turned or scaled as a whole. */
export const moved = (at: string, drawing: Drawing): Stroke[] => drawing.map(([manner, d, inner]) => [manner, d, inner ? `${at} ${inner}` : at]);

/** A place for a drawing: where its origin goes, how large, how far turned. */
export const placed = (x: number, y: number, s: number, drawing: Drawing, turn = 0, flip = false): Stroke[] =>
  moved(`translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${flip ? -s : s} ${s})`, drawing);

/** The same drawing as a shadow: one flat manner, no lines, and only the eyes still glow. */
export const shadow = (manner: Manner, drawing: Drawing): Stroke[] =>
  drawing.filter(([own]) => !/^(fine|web)/.test(own)).map(([own, d, at]) => [own === "limb" || own === "glow" ? own : manner, d, at]);

export type Chance = (low?: number, high?: number) => number;

/** Numbers that look drawn by hand and are the same on every machine. */
export function chance(seed: number): Chance {
  let a = (seed * 2654435761) >>> 0 || 1;
  return (low = 0, high = 1) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}
