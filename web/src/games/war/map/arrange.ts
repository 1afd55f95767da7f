/** Where the name, the sign and the army of every region stand, so that none covers another.
 *
 * Solved for the whole map in a small window, the tightest case: nearer views only make words and tokens smaller against
 * the land, so the same places serve every nearness, and nothing jumps when the map is zoomed. Army and sign stand at
 * the same place in every language.
 */
import type { RegionRecord, Standing } from "../content";
import type { Atlas } from "./atlas";
import { Field, terrainOf, type Spot } from "./field";
import { breaks, broken, widthOf, type Cut } from "./letters";

/** Pixels a unit has in the tightest case. */
export const SCALE = 0.9;
/** Heights of letters in pixels when the map is far. */
export const BOLD = 12.8;
export const ITALIC = 12.4;
/** How far lines are apart. */
export const LEAD = 0.98;
/** Sizes in units: a sign, an army, and the walls that a stronghold's sign becomes in a siege. */
export const SIGN = 20 / SCALE;
export const ARMY = { wide: 58 / SCALE, high: 36 / SCALE };
const WALLS = { wide: 60 / SCALE, high: 28 / SCALE };

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export const boxAt = (x: number, y: number, wide: number, high: number): Box => ({ left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 });

/** How much of the smaller box lies under the other, kept so far apart. */
export function cover(a: Box, b: Box, gap = 0): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left) + gap;
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + gap;
  if (wide <= 0 || high <= 0) return 0;
  return (wide * high) / Math.min((a.right - a.left) * (a.bottom - a.top), (b.right - b.left) * (b.bottom - b.top));
}

const isSettled = (region: RegionRecord): boolean => !!region.settlement || !!region.fortification;
const cutOf = (region: RegionRecord): Cut => (isSettled(region) ? "bold" : "italic");

/** The size of a name broken into lines. */
export function blockOf(lines: readonly string[], cut: Cut): { wide: number; high: number } {
  const size = (cut === "bold" ? BOLD : ITALIC) / SCALE;
  return { wide: Math.max(...lines.map((line) => widthOf(line, size, cut))) + 2, high: lines.length * size * LEAD };
}

export type Beside = NonNullable<Standing["side"]>;

/** A way to write a region: its lines in one language, and where name and sign lie in their common block. */
interface Form {
  lines: number[];
  side?: Beside;
  wide: number;
  high: number;
  name: { dx: number; dy: number; wide: number; high: number };
  sign: { dx: number; dy: number };
  price: number;
}

function formsOf(region: RegionRecord, name: string): Form[] {
  const cut = cutOf(region);
  const strong = region.settlement === "stronghold";
  const found: Form[] = [];
  for (const lines of breaks(name)) {
    const { wide, high } = blockOf(broken(name, lines), cut);
    const price = 0.05 * (lines.length - 1);
    if (!isSettled(region)) {
      found.push({ lines, wide, high, name: { dx: 0, dy: 0, wide, high }, sign: { dx: 0, dy: 0 }, price });
      continue;
    }
    const own = strong ? WALLS : { wide: SIGN, high: SIGN };
    // Flags fly over the walls of a siege, so their name stands below.
    for (const side of strong ? (["above"] as const) : (["left", "above", "below", "right"] as const)) {
      const turn = side === "above" || side === "left" ? 1 : -1;
      const extra = side === "left" || (strong && side === "above") ? 0 : side === "above" ? 0.02 : 0.05;
      if (side === "left" || side === "right") {
        const whole = { wide: wide + SIGN + 1, high: Math.max(high, SIGN) };
        found.push({ lines, side, ...whole, name: { dx: (turn * (SIGN + 1)) / 2, dy: 0, wide, high }, sign: { dx: (-turn * (wide + 1)) / 2, dy: 0 }, price: price + extra });
      } else {
        const whole = { wide: Math.max(wide, own.wide), high: high + own.high - 1 };
        found.push({ lines, side, ...whole, name: { dx: 0, dy: (turn * (own.high - 1)) / 2, wide, high }, sign: { dx: 0, dy: (-turn * (high - 1)) / 2 }, price: price + extra });
      }
    }
  }
  return found;
}

/** How bad it is that things cover each other: armies, words and words, an army and words, the two of one region. */
const ARMIES = 50;
const WORDS = 110;
const OVER = 110;
const OWN = 160;
/** A little may be borne, half hidden may not. */
const badly = (covered: number): number => covered * (1 + 3 * covered);
/** How far they are kept apart, in units. */
const GAP = { armies: 1.5, words: 3, over: 2 };

interface Stand {
  box: Box;
  price: number;
  spot: Spot;
}
interface Written extends Stand {
  form: Form;
}
const writtenAt = (form: Form, spot: Spot): Written => ({ form, spot, box: boxAt(spot.x, spot.y, form.wide, form.high), price: form.price + spot.price });
const byPrice = (one: Stand, other: Stand): number => one.price - other.price;

/** Where the things of one region stand at the moment. */
interface Choice {
  army: Stand;
  /** By language. */
  words: Written[];
}

/** One region while all are being placed: where it could stand, and where it does. */
class Place {
  private readonly armies: Stand[];
  private readonly forms: Form[][];
  /** Ways to write it, the cheapest first: in each language, or, at a sign, in the first one. */
  private readonly ways: Written[][];
  readonly settled: boolean;
  now: Choice;
  /** Those so near that they matter. */
  near: Place[] = [];

  constructor(
    readonly region: RegionRecord,
    readonly field: Field,
    names: readonly string[],
    keep: number,
  ) {
    this.settled = isSettled(region);
    this.armies = field.forArmy(ARMY.wide, ARMY.high, keep).map((spot) => ({ spot, price: spot.price, box: boxAt(spot.x, spot.y, ARMY.wide, ARMY.high) }));
    this.forms = names.map((name) => formsOf(region, name));
    this.ways = (this.settled ? this.forms.slice(0, 1) : this.forms).map((forms) =>
      forms
        .flatMap((form) => field.forWords(form.wide, form.high, keep, form.side && form.sign).map((spot) => writtenAt(form, spot)))
        .sort(byPrice)
        .slice(0, keep * 2),
    );
    this.now = this.cheapest();
  }
  private cheapest(): Choice {
    const [army] = this.armies;
    const leads = this.ways.map(([one]) => one);
    if (!army || leads.some((one) => !one)) throw new Error(`there is no room in ${this.region.id}`);
    const words = leads as Written[];
    return { army, words: this.settled ? this.atSign(words[0] as Written, () => 0) : words };
  }

  /** A way to write it in every language at the sign of this one. */
  private atSign(lead: Written, extra: (one: Written, language: number) => number): Written[] {
    return this.forms.map((forms, language) => {
      let best = lead;
      let price = Infinity;
      for (const form of forms) {
        if (form.side !== lead.form.side) continue;
        const [x, y] = [lead.spot.x + lead.form.sign.dx - form.sign.dx, lead.spot.y + lead.form.sign.dy - form.sign.dy];
        const one = writtenAt(form, { x, y, price: this.field.wordsAt(x, y, form.wide, form.high) });
        const whole = one.price + extra(one, language);
        if (whole < price) [best, price] = [one, whole];
      }
      return best;
    });
  }

  /** Another place for its army, its words or both. */
  another(chance: () => number): Choice {
    const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() ** 2 * from.length)] as T;
    const kind = chance();
    const army = kind < 0.6 ? pick(this.armies) : this.now.army;
    if (kind < 0.4) return { army, words: this.now.words };
    if (this.settled) return { army, words: this.atSign(pick(this.ways[0] ?? []), (one, language) => this.crowd(one.box, language, army.box)) };
    const changed = Math.floor(chance() * this.ways.length);
    return { army, words: this.now.words.map((one, language) => (language === changed ? pick(this.ways[language] ?? []) : one)) };
  }

  /** What words in a language cost beside everything else. */
  private crowd(box: Box, language: number, army: Box): number {
    let sum = OWN * badly(cover(box, army, GAP.over));
    for (const other of this.near) {
      const words = other.now.words[language];
      if (words) sum += WORDS * badly(cover(box, words.box, GAP.words));
      sum += OVER * badly(cover(box, other.now.army.box, GAP.over));
    }
    return sum;
  }
  /** What a choice costs, all in all. */
  price({ army, words }: Choice): number {
    let sum = army.price;
    const share = 1 / words.length;
    words.forEach((one, language) => {
      sum += share * (one.price + this.crowd(one.box, language, army.box) + 0.0025 * (Math.abs(one.spot.x - army.spot.x) + Math.abs(one.spot.y - army.spot.y)));
    });
    for (const other of this.near) {
      sum += ARMIES * badly(cover(army.box, other.now.army.box, GAP.armies));
      for (const one of other.now.words) sum += share * OVER * badly(cover(army.box, one.box, GAP.over));
    }
    return sum;
  }

  standing(languages: readonly string[]): Standing {
    const { army, words } = this.now;
    const round = (value: number): number => Math.round(value * 10) / 10;
    const names = Object.fromEntries(words.map(({ spot, form }, index) => [languages[index] ?? "", { x: round(spot.x + form.name.dx), y: round(spot.y + form.name.dy), lines: form.lines }]));
    const standing: Standing = { army: [army.spot.x, army.spot.y], names };
    const lead = words[0];
    if (lead?.form.side) {
      standing.side = lead.form.side;
      standing.sign = [round(lead.spot.x + lead.form.sign.dx), round(lead.spot.y + lead.form.sign.dy)];
    }
    return standing;
  }
}

/** Arrange the whole map; `names` are those of its regions in each language. At first a worse place may be taken for the
 * sake of a better one later, in the end none. The more `moves`, the better. */
export function arrange(atlas: Atlas, names: Readonly<Record<string, Readonly<Record<string, string>>>>, moves = 40_000, keep = 300): Record<string, Standing> {
  const languages = Object.keys(names);
  const terrain = terrainOf(atlas);
  const places = atlas.regions.map((region, index) => new Place(region, new Field(atlas, terrain, index), languages.map((language) => names[language]?.[region.id] ?? region.name), keep));
  for (const place of places) place.near = places.filter((other) => other !== place && cover(place.field.bounds, other.field.bounds) > 0);
  let state = 1;
  const chance = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let move = 0; move < moves; move++) {
    const heat = 4 * (1 - move / moves) ** 3;
    const place = places[Math.floor(chance() * places.length)] as Place;
    const next = place.another(chance);
    const change = place.price(next) - place.price(place.now);
    if (change <= 0 || (heat > 0.001 && chance() < Math.exp(-change / heat))) place.now = next;
  }
  return Object.fromEntries(places.map((place) => [place.region.id, place.standing(languages)]));
}
