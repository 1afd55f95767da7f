/** Woods, hills, marshes and fields: where they are, and a scatter of small drawings that keeps clear of all ways. */
import type { Spot } from "../../../kit/map/spot";
import type { Side } from "./map";

export type Growth = "tree" | "fir" | "hill" | "down" | "barrow" | "marsh" | "field" | "moor" | "peak" | "grass";
export interface Sprig extends Spot {
  kind: Growth;
  size: number;
}
interface Country {
  kind: Growth;
  x: number;
  y: number;
  /** Half axes of the ellipse it fills. */
  wide: number;
  high: number;
  /** How far apart, and how large. */
  apart: number;
  size: number;
}

const land = (kind: Growth, x: number, y: number, wide: number, high: number, apart: number, size: number): Country => ({ kind, x, y, wide, high, apart, size });

const COUNTRIES: Record<1 | 2, Country[]> = {
  1: [
    land("tree", 200, 70, 70, 56, 15, 11),
    land("moor", 120, 40, 110, 40, 34, 13),
    land("moor", 330, 60, 60, 60, 30, 13),
    land("hill", 470, 100, 100, 66, 24, 19),
    land("hill", 235, 410, 130, 66, 25, 18),
    land("hill", 110, 400, 90, 60, 30, 16),
    land("tree", 400, 455, 84, 58, 14, 11),
    land("tree", 330, 470, 54, 60, 16, 10),
    land("field", 60, 180, 60, 60, 30, 15),
    land("field", 230, 235, 90, 60, 28, 15),
    land("field", 560, 190, 60, 60, 26, 15),
    land("field", 480, 320, 130, 46, 30, 15),
    land("field", 180, 640, 170, 60, 34, 15),
    land("grass", 430, 640, 200, 60, 34, 9),
    land("marsh", 565, 520, 72, 96, 19, 11),
    land("marsh", 480, 590, 80, 60, 21, 11),
    land("field", 665, 480, 34, 90, 24, 13),
    land("tree", 780, 470, 86, 116, 14, 12),
    land("tree", 760, 590, 80, 60, 16, 11),
    land("barrow", 905, 400, 80, 84, 25, 17),
    land("down", 900, 540, 90, 90, 28, 18),
    land("grass", 740, 220, 100, 70, 32, 9),
    land("hill", 930, 215, 60, 50, 27, 17),
    land("tree", 860, 90, 110, 60, 19, 10),
    land("grass", 660, 90, 80, 80, 34, 9),
    land("hill", 60, 640, 70, 60, 30, 16),
  ],
  2: [
    land("tree", 140, 160, 110, 84, 14, 11),
    land("field", 60, 270, 56, 80, 26, 14),
    land("marsh", 290, 215, 76, 58, 18, 12),
    land("hill", 350, 130, 66, 110, 24, 20),
    land("hill", 395, 250, 50, 50, 25, 19),
    land("grass", 470, 330, 170, 100, 32, 9),
    land("grass", 170, 420, 150, 70, 34, 9),
    land("moor", 560, 90, 110, 100, 27, 14),
    land("down", 330, 640, 210, 66, 28, 19),
    land("down", 90, 610, 90, 80, 30, 17),
    land("grass", 500, 500, 130, 80, 34, 9),
    land("fir", 745, 240, 106, 150, 15, 13),
    land("fir", 700, 440, 70, 70, 16, 12),
    land("fir", 830, 400, 60, 60, 17, 11),
    land("peak", 800, 40, 190, 44, 30, 26),
    land("peak", 965, 170, 40, 60, 26, 24),
    land("peak", 968, 440, 38, 70, 26, 24),
    land("grass", 760, 590, 120, 80, 30, 9),
    land("peak", 930, 630, 70, 66, 29, 26),
  ],
};

/** The same landscape every time: a small generator of our own. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const far = (spots: readonly Spot[], x: number, y: number, distance: number): boolean =>
  spots.every((spot) => (spot.x - x) ** 2 + (spot.y - y) ** 2 >= distance * distance);

export function scatter(side: Omit<Side, "sprigs">): Sprig[] {
  const chance = generator(side.part * 7919);
  const places = [...side.places.values()];
  const discs = places.filter((place) => place.kind !== "dot");
  const water = side.rivers.flatMap((river) =>
    river.points.slice(1).flatMap((to, index) => {
      const from = river.points[index] as Spot;
      return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }));
    }),
  );
  const grown: Sprig[] = [];
  for (const country of COUNTRIES[side.part]) {
    const tries = Math.ceil((country.wide * country.high * 14) / (country.apart * country.apart));
    for (let n = 0; n < tries; n++) {
      const angle = chance() * 2 * Math.PI;
      const reach = Math.sqrt(chance());
      const x = country.x + Math.cos(angle) * reach * country.wide;
      const y = country.y + Math.sin(angle) * reach * country.high;
      const size = country.size * (0.82 + chance() * 0.36);
      if (x < 18 || x > 982 || y < 22 || y > 686) continue;
      const half = size * 0.55;
      if (!far(grown, x, y, country.apart) || !far(water, x, y, half + 6)) continue;
      // Drawings stand on their foot: they reach up, hardly down.
      if (!far(side.ways, x, y - half * 0.5, half + 3) || !far(discs, x, y - half * 0.4, half + 17)) continue;
      if (!far(places, x, y - half * 0.4, half + 8)) continue;
      grown.push({ kind: country.kind, x, y, size });
    }
  }
  return grown.toSorted((a, b) => a.y - b.y);
}
