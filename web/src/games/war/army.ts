/** How the figures of a place are drawn: who stands where on a token. All sizes are pixels on the screen. */
import type { Nation, Side, UnitKind } from "./content";
import { elitesOf, isEmpty, leadersOf, nationsOf, regularsOf, unitsOf, type Force, type Holding, type WarTable } from "./table";

const MINIONS = new Set(["saruman", "witch-king", "mouth-of-sauron"]);
const WHITE = new Set(["gandalf-white", "saruman"]);
export const isMinion = (person: string): boolean => MINIONS.has(person);
export const isWhite = (person: string): boolean => WHITE.has(person);

/** The Ring-bearers where they stand. */
export interface Bearers {
  revealed: boolean;
  progress: number;
}
/** What stands in a region: the army, persons of the other side who are there without one, those inside the walls, and
 * the Ring-bearers. */
export interface Crowd {
  region: string;
  side: Side;
  force?: Force;
  guests?: Force;
  walls?: { side: Side; force: Force };
  bearers?: Bearers;
}

function crowdOf({ region, free, shadow, besieged }: Holding): Crowd {
  const [inside, outside] = besieged === "free" ? [free, shadow] : besieged === "shadow" ? [shadow, free] : [undefined, undefined];
  if (besieged) return { region, side: besieged === "free" ? "shadow" : "free", force: outside, walls: inside && { side: besieged, force: inside } };
  // Whoever has units is the army; persons alone stand beside it.
  const side: Side = shadow && (unitsOf(shadow) || !free) ? "shadow" : "free";
  const [force, guests] = side === "free" ? [free, shadow] : [shadow, free];
  return { region, side, force, guests: guests && !isEmpty(guests) ? guests : undefined };
}

/** Everything that stands on the map, region by region. */
export function crowds(table: WarTable): Crowd[] {
  const found = table.map.map(crowdOf);
  const { region, revealed, progress, circle } = table.fellowship;
  if (circle !== undefined) return found;
  const here = found.find((one) => one.region === region);
  const bearers = { revealed, progress };
  if (here) here.bearers = bearers;
  else found.push({ region, side: "free", bearers });
  return found;
}

/** A plate with numbers beside a shield: plain for regulars, in a lozenge for elites. */
export interface Ribbon {
  /** The shields, the foremost last. */
  nations: Nation[];
  regulars: number;
  elites: number;
  side: Side;
  wide: number;
  /** Where the plate begins, where the counts stand, and the foremost shield. */
  start: number;
  count: number;
  gem: number;
  shield: number;
}
const HIGH = 20;
export const RIBBON = { high: HIGH, apart: 18 };

function ribbon(nations: Nation[], regulars: number, elites: number, side: Side): Ribbon {
  const digits = regulars ? 8.4 * String(regulars).length + 4.5 : 0;
  const lead = 20 + 5 * (Math.min(3, nations.length) - 1);
  const wide = lead + digits + (elites ? 17.5 : 0) + (side === "free" ? 4 : 6);
  const left = -wide / 2;
  return { nations: nations.slice(0, 3).toReversed(), regulars, elites, side, wide, start: left + lead - 9, count: left + lead + digits / 2 + 0.2, gem: left + lead + digits + 8.6, shield: left + lead - 10 };
}
/** One ribbon for a whole army. */
export const ribbonOf = (force: Force, side: Side): Ribbon => ribbon(nationsOf(force), regularsOf(force), elitesOf(force), side);
/** A ribbon for each of its nations. */
export const ribbonsOf = (force: Force, side: Side): Ribbon[] =>
  nationsOf(force).map((nation) => {
    const own = force.units.find((one) => one.nation === nation);
    return ribbon([nation], own?.regular ?? 0, own?.elite ?? 0, side);
  });

/** Somebody on top of a banner. */
export type Top = { kind: "person"; person: string } | { kind: "more"; n: number } | { kind: "nazgul"; n: number } | { kind: "leaders"; n: number; nation: Nation };
export interface Seated {
  top: Top;
  x: number;
}
const widthOf = (top: Top, r: number): number => (top.kind === "person" ? r * 2 + 0.5 : top.kind === "more" ? 19 : top.kind === "nazgul" ? 17 : top.n > 1 ? 15 : 12);

/** Those who lead a force, as they stand on its banner. */
export function topsOf(force: Force): Top[] {
  const persons = force.characters ?? [];
  const shown = persons.length <= 3 ? persons : persons.slice(0, 2);
  const tops: Top[] = shown.map((person) => ({ kind: "person", person }));
  if (persons.length > shown.length) tops.push({ kind: "more", n: persons.length - shown.length });
  if (force.nazgul) tops.push({ kind: "nazgul", n: force.nazgul });
  const nation = force.leaders?.[0]?.nation ?? nationsOf(force)[0];
  const leaders = leadersOf(force);
  if (leaders && nation) tops.push({ kind: "leaders", n: leaders, nation });
  return tops;
}
/** In a row over a banner of a width: to its right, or in its middle if they are many. */
export function seat(tops: readonly Top[], wide: number, r: number): Seated[] {
  const total = tops.reduce((sum, top) => sum + widthOf(top, r), 0);
  const squeeze = wide && total ? Math.min(1, Math.max(wide, 52) / total) : 1;
  let x = wide && total * squeeze < wide - 10 ? wide / 2 - total * squeeze : (-total * squeeze) / 2;
  return tops.map((top) => {
    const room = widthOf(top, r) * squeeze;
    x += room;
    return { top, x: x - room / 2 };
  });
}

/** A figure in the ranks of an army. */
export interface Ranked {
  nation: Nation;
  kind: UnitKind;
  x: number;
  y: number;
}
export interface Ranks {
  figures: Ranked[];
  /** Where leaders and Nazgûl stand, behind the last rank. */
  back: number;
  foot: number;
  wide: number;
}
const MOUNTED = new Set<Nation>(["gondor", "rohan", "isengard", "southrons"]);
const roomOf = (nation: Nation, kind: UnitKind): number => (nation === "rohan" || (kind === "elite" && MOUNTED.has(nation)) ? 27 : kind === "elite" ? 23 : 19);
const RANK = 17;

/** Miniatures in ranks of up to five, elites behind, the nearer ones over the farther. */
export function ranksOf(force: Force, most = 116): Ranks {
  const order = nationsOf(force);
  const all = (["elite", "regular"] as const).flatMap((kind) =>
    order.flatMap((nation) => Array.from({ length: force.units.find((one) => one.nation === nation)?.[kind] ?? 0 }, () => ({ nation, kind }))),
  );
  const count = all.length ? Math.ceil(all.length / (all.length > 4 ? 5 : 4)) : 0;
  const size = count ? Math.ceil(all.length / count) : 1;
  const foot = force.characters?.length && all.length ? 6 : 14;
  const figures: Ranked[] = [];
  let widest = 0;
  for (let rank = 0; rank < count; rank++) {
    const row = all.slice(rank * size, (rank + 1) * size);
    const rooms = row.map((one) => roomOf(one.nation, one.kind));
    const total = rooms.reduce((sum, one) => sum + one, 0);
    const squeeze = Math.min(1, (most - 4) / total);
    widest = Math.max(widest, total * squeeze);
    let x = (-total * squeeze) / 2 + (rank % 2) * 4;
    row.forEach((one, index) => {
      const room = (rooms[index] ?? 0) * squeeze;
      figures.push({ ...one, x: x + room / 2, y: foot - RANK * (count - 1 - rank) });
      x += room;
    });
  }
  return { figures, back: foot - RANK * Math.max(0, count - 1) - 6, foot, wide: widest };
}

/** A row of things in the middle, as far apart as there is room. */
export const row = <T>(items: readonly T[], apart: number, most: number): { item: T; x: number }[] => {
  const step = Math.min(apart, most / Math.max(1, items.length));
  return items.map((item, index) => ({ item, x: (index - (items.length - 1) / 2) * step }));
};
