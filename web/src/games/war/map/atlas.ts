/** The map as lines: arcs drawn softly, regions and nations as paths, who owns which spot of the canvas.
 *
 * Everything is made from the geometry of the content pack; nothing here knows a name.
 */
import type { ArcKind, Nation, Point, RegionRecord, Side, WarContent } from "../content";

/** A number as short as it gets. */
export const num = (value: number): string => {
  const text = (Math.round(value * 10) / 10).toString();
  return text.startsWith("0.") ? text.slice(1) : text.startsWith("-0.") ? `-${text.slice(2)}` : text;
};
const pair = (x: number, y: number): string => {
  const second = num(y);
  return num(x) + (second.startsWith("-") ? second : ` ${second}`);
};
const at = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0];

/** A line through the midpoints of its stretches: two neighbours that share it agree for ever. */
export function soft(points: readonly Point[], start = true): string {
  const first = at(points, 0);
  const last = at(points, points.length - 1);
  const move = start ? `M${pair(...first)}` : "";
  if (points.length < 3) return `${move}L${pair(...last)}`;
  const mids = points.slice(1).map((point, index): Point => {
    const before = at(points, index);
    return [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2];
  });
  let out = `${move}L${pair(...at(mids, 0))}Q${pair(...at(points, 1))} ${pair(...at(mids, 1))}`;
  for (let index = 2; index < mids.length; index++) {
    const [here, next] = [at(mids, index - 1), at(mids, index)];
    out += `t${pair(next[0] - here[0], next[1] - here[1])}`;
  }
  return `${out}L${pair(...last)}`;
}

/** A closed curve through the midpoints of its sides. */
export function softRing(points: readonly Point[]): string {
  const mids = points.map((point, index): Point => {
    const next = at(points, (index + 1) % points.length);
    return [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
  });
  let out = `M${pair(...at(mids, mids.length - 1))}Q${pair(...at(points, 0))} ${pair(...at(mids, 0))}`;
  for (let index = 1; index < mids.length; index++) {
    const [here, next] = [at(mids, index - 1), at(mids, index)];
    out += `t${pair(next[0] - here[0], next[1] - here[1])}`;
  }
  return `${out}Z`;
}

/** The closed parts of a path of straight stretches. */
export function ringsOf(path: string): Point[][] {
  return path
    .split("Z")
    .filter((part) => part.trim())
    .map((part) =>
      part
        .replace("M", "")
        .split("L")
        .map((point) => point.split(",").map(Number) as unknown as Point),
    );
}

export function inside(x: number, y: number, ring: readonly Point[]): boolean {
  let odd = false;
  let [px, py] = at(ring, ring.length - 1);
  for (const [cx, cy] of ring) {
    if (cy > y !== py > y && x < ((px - cx) * (y - cy)) / (py - cy) + cx) odd = !odd;
    [px, py] = [cx, cy];
  }
  return odd;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export function boundsOf(rings: readonly (readonly Point[])[]): Bounds {
  const points = rings.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Which region covers which small square of the canvas. */
export class Grid {
  static readonly STEP = 2;
  readonly wide: number;
  readonly high: number;
  private readonly cells: Int16Array;

  constructor(
    width: number,
    height: number,
    rings: readonly (readonly Point[])[],
  ) {
    this.wide = Math.ceil(width / Grid.STEP);
    this.high = Math.ceil(height / Grid.STEP);
    this.cells = new Int16Array(this.wide * this.high).fill(-1);
    rings.forEach((ring, index) => this.fill(ring, index));
  }
  private fill(ring: readonly Point[], value: number): void {
    const step = Grid.STEP;
    const { top, bottom } = boundsOf([ring]);
    for (let row = Math.max(0, Math.floor(top / step)); row <= Math.min(this.high - 1, Math.floor(bottom / step)); row++) {
      const y = row * step + step / 2;
      const crossings: number[] = [];
      let [px, py] = at(ring, ring.length - 1);
      for (const [cx, cy] of ring) {
        if (cy > y !== py > y) crossings.push(((px - cx) * (y - cy)) / (py - cy) + cx);
        [px, py] = [cx, cy];
      }
      crossings.sort((a, b) => a - b);
      for (let one = 0; one + 1 < crossings.length; one += 2) {
        const from = Math.max(0, Math.floor(((crossings[one] ?? 0) + step / 2) / step));
        const to = Math.min(this.wide, Math.floor(((crossings[one + 1] ?? 0) + step / 2) / step));
        this.cells.fill(value, row * this.wide + from, row * this.wide + Math.max(from, to));
      }
    }
  }
  /** The number of the region in a square; -1 for waters and wastes. */
  cell(row: number, column: number): number {
    return this.cells[row * this.wide + column] ?? -1;
  }
  /** The number of the region at a spot. */
  owner(x: number, y: number): number {
    if (x < 0 || y < 0 || x >= this.wide * Grid.STEP || y >= this.high * Grid.STEP) return -1;
    return this.cell(Math.floor(y / Grid.STEP), Math.floor(x / Grid.STEP));
  }
}

/** What a border is to the eye. */
export type Border = "inner" | "nation" | Exclude<ArcKind, "open">;

export class Atlas {
  readonly regions: readonly RegionRecord[];
  readonly region: ReadonlyMap<string, RegionRecord>;
  readonly nations: readonly Nation[];
  private readonly sides: ReadonlyMap<string, Side>;

  constructor(readonly content: WarContent) {
    this.regions = content.regions;
    this.region = new Map(content.regions.map((one) => [one.id, one]));
    this.nations = content.nations.map((one) => one.id);
    this.sides = new Map(content.nations.map((one) => [one.id, one.side]));
  }

  get geometry(): WarContent["geometry"] {
    return this.content.geometry;
  }
  sideOf(nation: Nation): Side {
    return this.sides.get(nation) ?? "free";
  }

  arc(index: number): readonly Point[] {
    const { arcs } = this.geometry;
    return index >= 0 ? (arcs[index]?.points ?? []) : (arcs[-1 - index]?.points ?? []).toReversed();
  }
  /** A closed ring of arcs as one path; the edge of the board stays straight. */
  ring(indices: readonly number[]): string {
    const { arcs } = this.geometry;
    return `${indices
      .map((index, place) => {
        const points = this.arc(index);
        if (arcs[index >= 0 ? index : -1 - index]?.kind !== "frame") return soft(points, place === 0);
        return points.map((point, turn) => `${place === 0 && turn === 0 ? "M" : "L"}${pair(...point)}`).join("");
      })
      .join("")}Z`;
  }

  private readonly drawn = new Map<string, string>();
  /** The outline of a region. */
  path(region: string): string {
    let found = this.drawn.get(region);
    if (found === undefined) {
      found = this.ring(this.geometry.regions[region]?.arcs ?? []);
      this.drawn.set(region, found);
    }
    return found;
  }
  /** All land of a nation. */
  area(nation: Nation): string {
    return this.regions.filter((one) => one.nation === nation).map((one) => this.path(one.id)).join("");
  }
  /** The outer edge of a nation's land. */
  edge(nation: Nation): string {
    const mine = (id: string): boolean => this.region.get(id)?.nation === nation;
    return this.geometry.arcs
      .filter((arc) => mine(arc.a) !== mine(arc.b))
      .map((arc) => soft(arc.points))
      .join("");
  }
  /** All borders of a kind as one path. */
  borders(kind: Border): string {
    return this.geometry.arcs
      .filter((arc) => {
        if (arc.kind !== "open") return arc.kind === kind;
        const same = this.region.get(arc.a)?.nation === this.region.get(arc.b)?.nation;
        return kind === (same ? "inner" : "nation");
      })
      .map((arc) => soft(arc.points))
      .join("");
  }

  private raster: Grid | undefined;
  get grid(): Grid {
    const { canvas, regions } = this.geometry;
    this.raster ??= new Grid(canvas.width, canvas.height, this.regions.map((one) => ringsOf(regions[one.id]?.path ?? "")[0] ?? []));
    return this.raster;
  }
}
