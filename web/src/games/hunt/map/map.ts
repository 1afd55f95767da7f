/** Both sides of the board as geometry: where places lie, how roads and paths run, what grows beside them.
 *
 * Everything comes from the content pack of the table, which the server gives; what is added here is drawing only.
 */
import { smooth } from "../../../kit/drawing/curve";
import type { Spot } from "../../../kit/map/spot";
import { scatter, type Sprig } from "./scenery";

export interface Place extends Spot {
  id: string;
  kind: "location" | "exit" | "dot";
  zone: string;
  section: string;
  /** The id of its name: of ally locations, or of a mere caption. */
  name: string;
  ally: boolean;
  dark: boolean;
  frodoStart: boolean;
  nazgulStart: boolean;
  /** Where an information token (part 1) or a deed token (part 2) may lie. */
  token: boolean;
  near: string[];
}
export interface Area {
  id: string;
  section: string;
  /** Corners of each of its zones. */
  polygons: (readonly [number, number][])[];
  label: Spot;
}
export interface River {
  name: string;
  path: string;
  /** The same line from left to right, for its name. */
  written: string;
  points: Spot[];
}
export interface Side {
  part: 1 | 2;
  places: ReadonlyMap<string, Place>;
  roads: string;
  paths: string;
  /** Points along all ways, for those who look for free ground. */
  ways: Spot[];
  zones: Area[];
  sections: Area[];
  rivers: River[];
  regions: { name: string; x: number; y: number }[];
  sprigs: Sprig[];
}

export const WIDTH = 1000;
export const HEIGHT = 700;
export const DISC = 13.5;

/** A side of the board as a pack has it. */
interface File {
  part: number;
  sections: string[];
  zones: { id: string; section: string; polygon: number[][] }[];
  locations: Location[];
  exits: { id: string; x: number; y: number; zone: string }[];
  dots: { id: string; x: number; y: number; zone: string }[];
  edges: Edge[];
  nazgul_starts: number[];
  token_locations: number[];
  frodo_starts?: number[];
  decor: { rivers: { name: string; points: number[][] }[]; areas: { name: string; x: number; y: number }[] };
}
/** What is printed in a pack. */
export interface Printed {
  part1: File;
  part2: File;
  journeys: { cards: JourneyCard[] };
}
export interface JourneyCard {
  id: string;
  kind: "short" | "long";
  rows: string;
}
interface Location {
  number: number;
  x: number;
  y: number;
  zone: string;
  name?: string;
  caption?: string;
  dark?: boolean;
}
interface Edge {
  a: string;
  b: string;
  kind: string;
}

/** `Farmer Maggot’s` and `Brandywine Bridge` as parts of message ids. */
export const slug = (words: string): string => words.toLowerCase().replace(/\(.*\)/, "").replace(/['’]/g, "").trim().replace(/[^a-z]+/g, "-");

const round = (value: number): string => value.toFixed(1);

/** Which two ways of a place continue each other: the ones of a kind that bend least, each way once. */
function partners(place: Place, places: ReadonlyMap<string, Place>, kinds: ReadonlyMap<string, string>): Map<string, string> {
  const direction = (to: string): number => Math.atan2((places.get(to) as Place).y - place.y, (places.get(to) as Place).x - place.x);
  const pairs: { a: string; b: string; bend: number }[] = [];
  place.near.forEach((a, index) => {
    for (const b of place.near.slice(index + 1)) {
      let turn = Math.abs(direction(a) - direction(b));
      if (turn > Math.PI) turn = 2 * Math.PI - turn;
      const other = kinds.get(`${place.id}>${a}`) === kinds.get(`${place.id}>${b}`) ? 0 : 1;
      pairs.push({ a, b, bend: Math.PI - turn + other });
    }
  });
  const found = new Map<string, string>();
  for (const { a, b, bend } of pairs.toSorted((one, two) => one.bend - two.bend)) {
    if (bend > 1.35 || found.has(a) || found.has(b)) continue;
    found.set(a, b);
    found.set(b, a);
  }
  return found;
}

function draw(edges: readonly Edge[], places: ReadonlyMap<string, Place>): { roads: string; paths: string; ways: Spot[] } {
  const kinds = new Map(edges.flatMap(({ a, b, kind }) => [[`${a}>${b}`, kind], [`${b}>${a}`, kind]] as const));
  const paired = new Map([...places.values()].map((place) => [place.id, partners(place, places, kinds)]));
  /** Where a way leaves a place: along the line of its partner, or straight. */
  const leaving = (from: Place, to: Place): Spot => {
    const partner = places.get(paired.get(from.id)?.get(to.id) ?? "");
    const behind = partner ?? from;
    const [dx, dy] = [to.x - behind.x, to.y - behind.y];
    const length = Math.hypot(dx, dy) || 1;
    const reach = Math.hypot(to.x - from.x, to.y - from.y) * 0.36;
    return { x: from.x + (dx / length) * reach, y: from.y + (dy / length) * reach };
  };
  const lines = { road: "", path: "" };
  const ways: Spot[] = [];
  for (const edge of edges) {
    const [a, b] = [places.get(edge.a) as Place, places.get(edge.b) as Place];
    const [p, q] = [leaving(a, b), leaving(b, a)];
    lines[edge.kind === "road" ? "road" : "path"] += `M${a.x} ${a.y}C${round(p.x)} ${round(p.y)} ${round(q.x)} ${round(q.y)} ${b.x} ${b.y}`;
    for (let t = 0.1; t < 0.95; t += 0.1) {
      const u = 1 - t;
      const mix = (one: number, two: number, three: number, four: number): number =>
        u * u * u * one + 3 * u * u * t * two + 3 * u * t * t * three + t * t * t * four;
      ways.push({ x: mix(a.x, p.x, q.x, b.x), y: mix(a.y, p.y, q.y, b.y) });
    }
  }
  return { roads: lines.road, paths: lines.path, ways };
}

function read(file: File): Side {
  const section = new Map(file.zones.map((zone) => [zone.id, zone.section]));
  const places = new Map<string, Place>();
  const starts = file.frodo_starts ?? [];
  const add = (id: string, kind: Place["kind"], at: { x: number; y: number; zone: string }, more: Partial<Place> = {}): void => {
    const plain = { name: "", ally: false, dark: false, frodoStart: false, nazgulStart: false, token: false, near: [] };
    places.set(id, { id, kind, x: at.x, y: at.y, zone: at.zone, section: section.get(at.zone) ?? "", ...plain, ...more });
  };
  for (const one of file.locations) {
    add(`${one.number}`, "location", one, {
      name: one.name ?? (one.caption ? slug(one.caption) : ""),
      ally: !!one.name,
      dark: !!one.dark,
      frodoStart: starts.includes(one.number),
      nazgulStart: file.nazgul_starts.includes(one.number),
      token: file.token_locations.includes(one.number),
    });
  }
  for (const one of file.exits) add(one.id, "exit", one);
  for (const one of file.dots) add(one.id, "dot", one);
  for (const { a, b } of file.edges) {
    places.get(a)?.near.push(b);
    places.get(b)?.near.push(a);
  }
  const ways = draw(file.edges, places);
  const zones = file.zones.map((zone) => ({
    id: zone.id,
    section: zone.section,
    polygons: [zone.polygon as [number, number][]],
    label: corner(zone.polygon as [number, number][], [...places.values()], ways.ways),
  }));
  const sections = file.sections.map((id) => {
    const own = zones.filter((zone) => zone.section === id);
    const corners = own.flatMap((zone) => zone.polygons.flat());
    const left = Math.min(...corners.map(([x]) => x));
    const right = Math.max(...corners.map(([x]) => x));
    return { id, section: id, polygons: own.flatMap((zone) => zone.polygons), label: { x: (left + right) / 2, y: 26 } };
  });
  const rivers = file.decor.rivers.map((river) => {
    const points = river.points.map(([x, y]) => ({ x: x ?? 0, y: y ?? 0 }));
    const [from, to] = [points[0] as Spot, points.at(-1) as Spot];
    const leftward = from.x - to.x > Math.abs(from.y - to.y);
    return { name: slug(river.name), path: smooth(points), written: smooth(leftward ? points.toReversed() : points), points };
  });
  const part = file.part as 1 | 2;
  const regions = file.decor.areas.map((area) => ({ name: slug(area.name), x: area.x, y: area.y }));
  const side = { part, places, ...ways, zones, sections, rivers, regions };
  return { ...side, sprigs: scatter(side) };
}

function holds(polygon: readonly [number, number][], x: number, y: number): boolean {
  let within = false;
  polygon.forEach(([cx, cy], index) => {
    const [px, py] = polygon.at(index - 1) as [number, number];
    if (cy > y !== py > y && x < ((px - cx) / (py - cy)) * (y - cy) + cx) within = !within;
  });
  return within;
}

/** The freest corner of a zone: its letter stands there. */
function corner(polygon: readonly [number, number][], places: readonly Place[], ways: readonly Spot[]): Spot {
  const left = Math.min(...polygon.map(([x]) => x));
  const right = Math.max(...polygon.map(([x]) => x));
  const top = Math.min(...polygon.map(([, y]) => y));
  const bottom = Math.max(...polygon.map(([, y]) => y));
  const found: { spot: Spot; price: number }[] = [];
  for (const x of [left + 28, right - 28]) {
    for (const y of [bottom - 15, top + 20]) {
      if (!holds(polygon, x, y)) continue;
      const near = (spot: Spot, wide: number, high: number): boolean => Math.abs(spot.x - x) < wide && Math.abs(spot.y - y) < high;
      const edge = (y < 40 ? 3 : 0) + (x > WIDTH - 60 ? 1 : 0) + (x < 60 && y > HEIGHT - 60 ? 20 : 0);
      const price = places.filter((place) => near(place, 36, 24)).length * 9 + ways.filter((spot) => near(spot, 24, 13)).length + edge;
      found.push({ spot: { x, y }, price });
    }
  }
  return found.reduce((a, b) => (b.price < a.price ? b : a)).spot;
}

let printed: Printed | undefined;
const sides = new Map<number, Side>();

/** Draw the boards of this pack from now on. */
export function layOut(pack: unknown): void {
  if (pack === printed) return;
  printed = pack as Printed;
  sides.clear();
}

export function printedPack(): Printed {
  if (!printed) throw new Error("no content pack is laid out");
  return printed;
}

export const journeyCard = (id: string): JourneyCard | undefined => printedPack().journeys.cards.find((one) => one.id === id);

export function sideOf(part: number): Side {
  let side = sides.get(part);
  if (!side) {
    side = read(part === 2 ? printedPack().part2 : printedPack().part1);
    sides.set(part, side);
  }
  return side;
}

/** A shortest way over the board, both ends included: how a figure moves before the eyes. */
export function wayBetween(side: Side, from: string, to: string): Place[] {
  const came = new Map<string, string>([[from, ""]]);
  const front = [from];
  for (const id of front) {
    if (id === to) break;
    for (const next of side.places.get(id)?.near ?? []) {
      if (came.has(next)) continue;
      came.set(next, id);
      front.push(next);
    }
  }
  const way: Place[] = [];
  for (let id = came.has(to) ? to : ""; id; id = came.get(id) ?? "") {
    const place = side.places.get(id);
    if (place) way.unshift(place);
  }
  return way;
}

/** The places of a zone or section. */
export function within(side: Side, area: string): Place[] {
  return [...side.places.values()].filter((place) => place.zone === area || place.section === area);
}

export function areaOf(side: Side, id: string): Area | undefined {
  return [...side.zones, ...side.sections].find((area) => area.id === id);
}

/** Where something lies that is laid on a place, a zone or a section. */
export function spotOf(side: Side, id: string): Spot | undefined {
  return side.places.get(id) ?? areaOf(side, id)?.label;
}
