/** What it costs to stand on a spot: words want clear ground; an army may stand on hills or hang over the sea, but not
 * in a neighbour's land. Sums over boxes are quick, so that many spots can be tried. */
import type { Point } from "../content";
import { boundsOf, Grid, ringsOf, type Atlas, type Bounds } from "./atlas";

const STEP = Grid.STEP;
/** How far beyond its region a thing may reach, in units. */
const AROUND = 24;
/** Near the edge of the board nothing stands, in squares. */
const EDGE = 5;
const BARRED = 9;
const BAD = 80;

export interface Spot {
  x: number;
  y: number;
  price: number;
}

/** What lies in each square besides its region: nothing, water, a hill, or something that must stay in sight. */
export type Terrain = Uint8Array;
const WET = 1;
const HILL = 2;
const KEPT = 4;

export function terrainOf(atlas: Atlas): Terrain {
  const { wide, high } = atlas.grid;
  const { decor, mordor_track } = atlas.geometry;
  const found = new Uint8Array(wide * high);
  const mark = (left: number, right: number, top: number, bottom: number, bit: number, within: (x: number, y: number) => boolean = () => true): void => {
    for (let row = Math.max(0, Math.floor(top / STEP)); row <= Math.min(high - 1, Math.floor(bottom / STEP)); row++) {
      for (let column = Math.max(0, Math.floor(left / STEP)); column <= Math.min(wide - 1, Math.floor(right / STEP)); column++) {
        if (within(column * STEP + 1, row * STEP + 1)) found[row * wide + column] = (found[row * wide + column] ?? 0) | bit;
      }
    }
  };
  for (const { peaks } of decor.mountains) {
    for (const [x, y, height] of peaks) {
      const slope = (row: number): number => height * 0.6 * (0.35 + (0.65 * Math.max(0, row - y + height * 0.75)) / (height * 1.17));
      mark(x - height, x + height, y - height * 0.75, y + height * 0.42, HILL, (px, py) => Math.abs(px - x) <= slope(py));
    }
  }
  for (const { width, points } of decor.rivers) {
    points.slice(1).forEach(([bx, by], index) => {
      const [ax, ay] = points[index] ?? [bx, by];
      const r = width / 2 + 0.5;
      for (let part = 0; part < 6; part++) {
        const [x, y] = [ax + ((bx - ax) * part) / 5, ay + ((by - ay) * part) / 5];
        mark(x - r, x + r, y - r, y + r, WET);
      }
    });
  }
  // Names of waters and wastes stay clear, but for the wide seas, where nothing else stands.
  for (const { x, y, size, kind } of decor.names) if (kind !== "water") mark(x - size * 4, x + size * 4, y - size, y + size * 0.4, KEPT);
  const kept = [...mordor_track.steps.map(([x, y]) => [x, y, 13] as const), ...decor.landmarks.map(({ x, y }) => [x, y, 17] as const)];
  for (const [x, y, r] of kept) mark(x - r, x + r, y - r, y + r, KEPT, (px, py) => (px - x) ** 2 + (py - y) ** 2 < r * r);
  return found;
}

/** The prices around one region. */
export class Field {
  private readonly left: number;
  private readonly top: number;
  private readonly wide: number;
  private readonly high: number;
  private readonly words: Float32Array;
  private readonly army: Float32Array;
  private readonly middle: Point;
  /** What it knows of, in units. */
  readonly bounds: Bounds;

  constructor(
    private readonly atlas: Atlas,
    terrain: Terrain,
    private readonly region: number,
  ) {
    const { grid } = atlas;
    const outline = ringsOf(atlas.geometry.regions[atlas.regions[region]?.id ?? ""]?.path ?? "");
    const box = boundsOf(outline);
    this.left = Math.max(0, Math.floor((box.left - AROUND) / STEP));
    this.top = Math.max(0, Math.floor((box.top - AROUND) / STEP));
    const right = Math.min(grid.wide - 1, Math.floor((box.right + AROUND) / STEP));
    const bottom = Math.min(grid.high - 1, Math.floor((box.bottom + AROUND) / STEP));
    this.wide = right - this.left + 1;
    this.high = bottom - this.top + 1;
    const row = this.wide + 1;
    this.words = new Float32Array(row * (this.high + 1));
    this.army = new Float32Array(row * (this.high + 1));
    let [xs, ys, count] = [0, 0, 0];
    for (let y = 0; y < this.high; y++) {
      let [words, army] = [0, 0];
      for (let x = 0; x < this.wide; x++) {
        const [r, c] = [this.top + y, this.left + x];
        const owner = grid.cell(r, c);
        const ground = terrain[r * grid.wide + c] ?? 0;
        const edge = r < EDGE || r > grid.high - 1 - EDGE || c < EDGE || c > grid.wide - 1 - EDGE ? 6 : 0;
        if (owner === region) [xs, ys, count] = [xs + c, ys + r, count + 1];
        const [forWords, forArmy] =
          ground & KEPT ? [14, 6] : owner === region ? (ground & HILL ? [0.62, 0.22] : ground & WET ? [0.3, 0.1] : [0, 0]) : owner < 0 ? [0.55, 0.5] : ground & HILL ? [1.35, 1.2] : [1, 1];
        words += forWords + edge;
        army += forArmy + edge;
        const here = (y + 1) * row + x + 1;
        this.words[here] = (this.words[here - row] ?? 0) + words;
        this.army[here] = (this.army[here - row] ?? 0) + army;
      }
    }
    this.bounds = { left: this.left * STEP, top: this.top * STEP, right: (right + 1) * STEP, bottom: (bottom + 1) * STEP };
    this.middle = [(xs / count) * STEP + 1, (ys / count) * STEP + 1];
  }

  /** The mean price under a box around a spot. */
  private price(sums: Float32Array, x: number, y: number, wide: number, high: number): number {
    const a = Math.floor((x - wide / 2) / STEP) - this.left;
    const b = Math.floor((x + wide / 2) / STEP) - this.left + 1;
    const c = Math.floor((y - high / 2) / STEP) - this.top;
    const d = Math.floor((y + high / 2) / STEP) - this.top + 1;
    if (a < 0 || c < 0 || b > this.wide || d > this.high) return BARRED;
    const row = this.wide + 1;
    const sum = (sums[d * row + b] ?? 0) - (sums[c * row + b] ?? 0) - (sums[d * row + a] ?? 0) + (sums[c * row + a] ?? 0);
    return sum / ((b - a) * (d - c));
  }
  private away(x: number, y: number): number {
    return Math.hypot(x - this.middle[0], y - this.middle[1]) * 0.003;
  }
  private best(keep: number, price: (x: number, y: number) => number): Spot[] {
    const found: Spot[] = [];
    for (let row = 0; row < this.high; row++) {
      for (let column = 0; column < this.wide; column++) {
        const [x, y] = [(this.left + column) * STEP + 1, (this.top + row) * STEP + 1];
        const asked = price(x, y);
        if (asked < BAD) found.push({ x, y, price: asked });
      }
    }
    return found.sort((one, other) => one.price - other.price).slice(0, keep);
  }
  /** Whether a spot lies in the region. */
  owns(x: number, y: number): boolean {
    return this.atlas.grid.owner(x, y) === this.region;
  }
  /** The price of a block of words at a spot. */
  wordsAt(x: number, y: number, wide: number, high: number): number {
    const price = this.price(this.words, x, y, wide + 4, high + 3);
    return price * 4 + price * price * 20 + this.away(x, y);
  }
  /** The best spots for a block of words, whose sign, if it has one, must stand in the region. */
  forWords(wide: number, high: number, keep: number, sign?: { dx: number; dy: number }): Spot[] {
    return this.best(keep, (x, y) => {
      if (sign && !this.owns(x + sign.dx, y + sign.dy)) return BAD;
      return this.price(this.words, x, y, wide + 4, high + 3) < 0.9 ? this.wordsAt(x, y, wide, high) : BAD;
    });
  }
  /** The best spots for an army: in the region, its banner well inside; its leaders above may lean over the border. */
  forArmy(wide: number, high: number, keep: number): Spot[] {
    return this.best(keep, (x, y) => {
      const foot = this.price(this.army, x, y + high * 0.22, wide, high * 0.56);
      if (foot >= 0.6 || !this.owns(x, y)) return BAD;
      const price = foot * 0.8 + this.price(this.army, x, y - high * 0.28, wide * 0.7, high * 0.44) * 0.2;
      return price * 12 + price * price * 45 + this.away(x, y);
    });
  }
}
