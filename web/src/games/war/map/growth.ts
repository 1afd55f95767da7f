/** What grows on the land: mountains along their ranges, woods, and a little of everything in the open country. It keeps
 * clear of names, signs, ways and waters, and is the same every time. */
import type { Plant } from "../art/scenery";
import { PEAKS } from "../art/scenery";
import type { Decor, Point } from "../content";
import type { Box } from "./arrange";
import { boundsOf, inside, ringsOf, type Atlas, type Bounds } from "./atlas";

export interface Grown {
  x: number;
  y: number;
  scale: number;
  /** Which drawing: a plant, or the number of a peak. */
  kind: Plant | number;
}
/** How a group is inked. */
export type Family = "wild" | "wood" | "dark" | "reed" | "ashes";

/** A small generator of our own. */
class Chance {
  constructor(private state: number) {}
  next(): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return this.state / 2 ** 32;
  }
  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() * from.length)] as T;
  }
}

/** Squares of the canvas that are taken; a box asks for all squares under it at once. */
class Taken {
  private static readonly STEP = 2;
  private readonly wide: number;
  private readonly high: number;
  private readonly cells: Uint8Array;
  private sums: Int32Array | undefined;

  constructor(width: number, height: number) {
    this.wide = Math.ceil(width / Taken.STEP);
    this.high = Math.ceil(height / Taken.STEP);
    this.cells = new Uint8Array(this.wide * this.high);
  }
  box({ left, top, right, bottom }: Box): void {
    const step = Taken.STEP;
    for (let row = Math.max(0, Math.floor(top / step)); row <= Math.min(this.high - 1, Math.floor(bottom / step)); row++) {
      const from = Math.max(0, Math.floor(left / step));
      const to = Math.min(this.wide - 1, Math.floor(right / step));
      if (to >= from) this.cells.fill(1, row * this.wide + from, row * this.wide + to + 1);
    }
  }
  line(points: readonly Point[], reach: number): void {
    points.slice(1).forEach(([bx, by], index) => {
      const [ax, ay] = points[index] ?? [bx, by];
      for (let part = 0; part < 3; part++) {
        const [x, y] = [ax + ((bx - ax) * part) / 2, ay + ((by - ay) * part) / 2];
        this.box({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach });
      }
    });
  }
  disc(x: number, y: number, r: number): void {
    for (let dy = -r; dy <= r; dy += 2) {
      const half = Math.sqrt(r * r - dy * dy);
      this.box({ left: x - half, right: x + half, top: y + dy, bottom: y + dy });
    }
  }
  /** No square may be taken after the first question. */
  free({ left, top, right, bottom }: Box): boolean {
    const row = this.wide + 1;
    if (!this.sums) {
      this.sums = new Int32Array(row * (this.high + 1));
      for (let y = 0; y < this.high; y++) {
        let sum = 0;
        for (let x = 0; x < this.wide; x++) {
          sum += this.cells[y * this.wide + x] ?? 0;
          this.sums[(y + 1) * row + x + 1] = (this.sums[y * row + x + 1] ?? 0) + sum;
        }
      }
    }
    const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
    const a = clamp(Math.floor(left / Taken.STEP), this.wide);
    const b = clamp(Math.floor(right / Taken.STEP) + 1, this.wide);
    const c = clamp(Math.floor(top / Taken.STEP), this.high);
    const d = clamp(Math.floor(bottom / Taken.STEP) + 1, this.high);
    const at = (y: number, x: number): number => this.sums?.[y * row + x] ?? 0;
    return at(d, b) - at(c, b) - at(d, a) + at(c, a) === 0;
  }
}

interface Sowing {
  plants: readonly Plant[];
  /** How far apart, and how large. */
  apart: number;
  size: number;
}
const sow = (apart: number, size: number, ...plants: Plant[]): Sowing => ({ plants, apart, size });

const MEADOW = sow(22, 9, "grass");
/** What grows in open country, where it is not grass. */
const COUNTRY: readonly [Sowing, string][] = [
  [sow(17, 9, "grass"), "eastemnet westemnet folde helms-deep fords-of-isen edoras"],
  [sow(21, 10, "moor", "grass"), "gap-of-rohan enedwaith druwaith-iaur north-dunland south-dunland orthanc"],
  [sow(22, 12, "field"), "shire buckland bree"],
  [sow(16, 14, "hill", "down"), "weather-hills tower-hills north-downs south-downs ettenmoors evendim"],
  [sow(24, 12, "down", "grass", "moor"), "arnor hollin cardolan tharbad minhiriath fords-of-bruinen"],
  [sow(15, 15, "hill"), "angmar mount-gram mount-gundabad erebor iron-hills withered-heath eagles-eyrie"],
  [sow(24, 14, "hill", "down"), "forlindon harlindon south-ered-luin north-ered-luin ered-luin grey-havens"],
  [sow(21, 12, "hill", "grass"), "high-pass goblins-gate old-ford gladden-fields carrock"],
  [sow(23, 10, "stump", "moor"), "western-brown-lands eastern-brown-lands noman-lands dagorlad"],
  [sow(13, 14, "hill"), "western-emyn-muil eastern-emyn-muil ash-mountains"],
  [sow(24, 10, "grass", "down"), "northern-rhovanion southern-rhovanion vale-of-the-celduin vale-of-the-carnen northern-dorwinion southern-dorwinion dale"],
  [sow(21, 12, "dune"), "north-rhun east-rhun south-rhun khand near-harad far-harad umbar"],
  [sow(24, 11, "dune", "grass"), "west-harondor east-harondor"],
  [sow(21, 11, "oak", "grass"), "north-ithilien south-ithilien"],
  [sow(25, 11, "field", "down"), "osgiliath lossarnach pelargir lamedon dol-amroth"],
  [sow(21, 12, "down", "hill"), "erech anfalas andrast minas-tirith"],
  [sow(16, 11, "ash"), "gorgoroth nurn morannon minas-morgul barad-dur"],
  [sow(10.5, 10, "marsh"), "dead-marshes"],
];
const WOODS: Record<string, readonly Plant[]> = {
  mirkwood: ["oak", "tree", "fir", "oak"],
  lorien: ["tree"],
  fangorn: ["oak"],
  druadan: ["oak", "tree"],
  trollshaws: ["fir", "oak"],
  "eryn-vorn": ["fir"],
};
const DARK = new Set(["mirkwood", "fangorn"]);
/** Ranges of dark stone. */
const BLACK = new Set(["ephel-duath", "ered-lithui"]);
const FAMILY: Partial<Record<Plant, Family>> = { oak: "wood", marsh: "reed", ash: "ashes" };

const boxOf = (x: number, y: number, half: number, high: number): Box => ({ left: x - half, right: x + half, top: y - high, bottom: y });

/** Scatter drawings over an area, clear of what is taken and of each other. */
function spread(chance: Chance, { left, top, right, bottom }: Bounds, sowing: Sowing, tries: number, reach: [number, number], fits: (x: number, y: number, half: number, high: number) => boolean): Grown[] {
  const { apart, size, plants } = sowing;
  const found: Grown[] = [];
  const count = Math.floor(((right - left) * (bottom - top) * tries) / (apart * apart));
  for (let attempt = 0; attempt < count; attempt++) {
    const [x, y] = [left + chance.next() * (right - left), top + chance.next() * (bottom - top)];
    const grow = size * (0.85 + chance.next() * 0.3);
    const kind = chance.pick(plants);
    if (found.some((one) => (one.x - x) ** 2 + (one.y - y) ** 2 < apart * apart)) continue;
    if (fits(x, y, grow * reach[0], grow * reach[1])) found.push({ x, y, scale: grow / 20, kind });
  }
  return found;
}

const southward = (one: Grown, other: Grown): number => one.y - other.y;

/** Everything that grows outside the mountains: as the pack says, or found now for a pack that does not know it. */
export function growthOf(atlas: Atlas, words: readonly Box[]): [Family, Grown[]][] {
  const known = atlas.geometry.decor.grown;
  if (!known) return growth(atlas, words);
  return Object.entries(known).map(([family, grown]) => [family as Family, grown.map(([x, y, scale, kind]) => ({ x, y, scale, kind: kind as Plant }))]);
}

/** What grows, as a pack says it. */
export const written = (grown: readonly [Family, readonly Grown[]][]): NonNullable<Decor["grown"]> =>
  Object.fromEntries(grown.map(([family, all]) => [family, all.map(({ x, y, scale, kind }) => [round(x, 10), round(y, 10), round(scale, 100), `${kind}`])]));
const round = (value: number, parts: number): number => Math.round(value * parts) / parts;

/** Find what grows, by how it is inked; nearer things stand over farther ones. */
export function growth(atlas: Atlas, words: readonly Box[]): [Family, Grown[]][] {
  const { canvas, decor, arcs, regions, mordor_track } = atlas.geometry;
  const chance = new Chance(7919);
  const wild = new Taken(canvas.width, canvas.height);
  const wood = new Taken(canvas.width, canvas.height);
  for (const box of words) {
    wild.box(box);
    wood.box(box);
  }
  for (const { points, width } of decor.rivers) {
    wild.line(points, width / 2 + 3);
    wood.line(points, width / 2 + 1);
  }
  for (const arc of arcs) if (arc.kind !== "frame") wild.line(arc.points, 3);
  for (const [x, y] of mordor_track.steps) wild.disc(x, y, 15);
  for (const { x, y } of decor.landmarks) wild.disc(x, y - 4, 22);
  const kept = [...decor.mountains, ...decor.lakes, ...decor.forests].flatMap((one) => ringsOf(one.path)).map((ring) => ({ ring, bounds: boundsOf([ring]) }));
  const barred = (x: number, y: number): boolean => kept.some(({ ring, bounds }) => x > bounds.left && x < bounds.right && y > bounds.top && y < bounds.bottom && inside(x, y, ring));

  const groups = new Map<Family, Grown[]>();
  const put = (family: Family, grown: Grown[]): void => void groups.set(family, [...(groups.get(family) ?? []), ...grown]);
  for (const forest of decor.forests) {
    const rings = ringsOf(forest.path);
    const within = (x: number, y: number): boolean => rings.some((ring) => inside(x, y, ring));
    const sowing = { plants: WOODS[forest.id] ?? (["oak", "tree"] as const), apart: 8.2, size: 11 };
    put(DARK.has(forest.id) ? "dark" : "wood", spread(chance, boundsOf(rings), sowing, 16, [0.34, 0.7], (x, y, half, high) => wood.free(boxOf(x, y, half, high)) && within(x - half, y) && within(x + half, y) && within(x, y - high)));
  }
  const country = new Map(COUNTRY.flatMap(([sowing, ids]) => ids.split(" ").map((id) => [id, sowing] as const)));
  atlas.regions.forEach((region, index) => {
    const sowing = country.get(region.id) ?? MEADOW;
    const mine = (x: number, y: number): boolean => atlas.grid.owner(x, y) === index && !barred(x, y);
    const bounds = boundsOf(ringsOf(regions[region.id]?.path ?? ""));
    for (const one of spread(chance, bounds, sowing, 7, [0.55, 0.85], (x, y, half, high) => wild.free(boxOf(x, y, half, high)) && mine(x - half, y) && mine(x + half, y) && mine(x, y - high))) {
      put(FAMILY[one.kind as Plant] ?? "wild", [one]);
    }
  });
  return [...groups].map(([family, grown]) => [family, grown.sort(southward)]);
}

/** Fewer and larger mountains than the data list, north to south, in one hand: those of light stone, then the dark. */
export function peaks(atlas: Atlas, words: readonly Box[]): { light: Grown[]; black: Grown[] } {
  const chance = new Chance(90);
  const found: { light: Grown[]; black: Grown[] } = { light: [], black: [] };
  const stands = atlas.geometry.decor.mountains.flatMap(({ id, peaks: all }) => all.map(([x, y, height]) => ({ id, x, y, height }))).sort((one, other) => one.y - other.y || one.x - other.x);
  const grown: { x: number; y: number }[] = [];
  const blocked = (x: number, y: number, size: number): boolean => words.some((box) => x + 8 * size > box.left && x - 8 * size < box.right && y > box.top && y - 15 * size < box.bottom);
  for (const { id, x, y, height } of stands) {
    if (grown.some((one) => (one.x - x) ** 2 + ((one.y - y) * 1.25) ** 2 < 61)) continue;
    grown.push({ x, y });
    let scale = 0.46 + height / 22 + chance.next() * 0.14;
    const foot = y + height * 0.45;
    if (blocked(x, foot, scale)) scale *= blocked(x, foot, scale * 0.8) ? 0.62 : 0.8;
    const kind = Math.floor(chance.next() * PEAKS.length);
    found[BLACK.has(id) ? "black" : "light"].push({ x, y: foot, scale, kind });
  }
  found.light.sort(southward);
  found.black.sort(southward);
  return found;
}
