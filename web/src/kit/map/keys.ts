/** Keys on a map: arrows go from place to place, plus and minus come nearer and go away, nought shows everything. */
import type { Place, Spot } from "./spot";
import type { Viewport } from "./viewport.svelte";

export function zoomKey(port: Viewport, key: string): boolean {
  if (key === "+" || key === "=") port.nearer();
  else if (key === "-") port.farther();
  else if (key === "0") port.whole();
  else return false;
  return true;
}

export const DIRECTIONS: Record<string, Spot> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** How far a place may lie aside for each step ahead: a free choice is narrow, one among a few neighbours is wide. */
const NARROW = 1.6;
/** Nearer than this it is the same place. */
const NEAR = 4;
const WIDE = 3;

/** Of those places that lie about that way, the one with the lowest price by how far it is ahead and aside. */
function best<P extends Spot>(places: Iterable<P>, from: Spot, way: Spot, aside: number, price: (ahead: number, beside: number) => number): P | undefined {
  let found: P | undefined;
  let lowest = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const beside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 0 || beside > ahead * aside || price(ahead, beside) >= lowest) continue;
    [found, lowest] = [place, price(ahead, beside)];
  }
  return found;
}

/** Where an arrow leads: to the nearest of these places that lies about that way. */
export const nextPlace = <P extends Spot>(places: Iterable<P>, from: Spot, way: Spot): P | undefined =>
  best(places, from, way, NARROW, (ahead, beside) => (ahead < NEAR ? Infinity : ahead + beside * 2));

/** Where an arrow leads along borders: to the neighbour that lies most nearly that way. */
export const nextNeighbour = <P extends Spot>(neighbours: Iterable<P>, from: Spot, way: Spot): P | undefined =>
  best(neighbours, from, way, WIDE, (ahead, beside) => beside / ahead);

/** The place that an arrow reaches from another one; among its neighbours only, if the board says who they are. */
export function walk(places: ReadonlyMap<string, Place>, from: string, way: Spot, neighbours?: (id: string) => Iterable<string>): Place | undefined {
  const here = places.get(from);
  if (!here) return undefined;
  if (!neighbours) return nextPlace(places.values(), here, way);
  const near = [...neighbours(from)].flatMap((id) => places.get(id) ?? []);
  return nextNeighbour(near, here, way);
}
