/** Charges: what lies over the whole scene. */
import { firs, stars, streaks, web } from "./ground";
import { chance, disc, n, type Drawing } from "./stroke";

function many(seed: number, count: number, draw: (x: number, y: number, s: number) => string): string {
  const r = chance(seed);
  let d = "";
  for (let i = 0; i < count; i++) d += draw(r(-6, 164), r(-6, 106), r());
  return d;
}
/** Fires on a hillside, closer together the farther away. */
function fires(): string {
  let d = "";
  for (const [y, step, s] of [[67, 9, 1], [74, 13, 1.5], [83, 19, 2.1], [95, 28, 3]] as const) {
    for (let x = (y * 7) % step; x < 160; x += step) d += `M${n(x)} ${n(y - s * 3)}q${n(s * 1.4)} ${n(s * 1.8)} ${n(s)} ${n(s * 3)}h${n(-2 * s)}q${n(-s * 0.4)} ${n(-s * 1.2)} ${n(s)} ${n(-s * 3)}Z`;
  }
  return d;
}

export const CHARGES = {
  webs: [["web", web(-2, -2, 62, 7, 5, 0, 1.57) + web(162, -2, 50, 6, 4, 1.57, 3.14)]],
  bigweb: [["web", web(80, 50, 74, 13, 6)]],
  rain: [["rain", many(3, 46, (x, y) => `M${n(x)} ${n(y)}l-4 12`)]],
  fog: [["pale o5", streaks(chance(9), 16, 40, 108)], ["pale o3", "M-4 70Q40 60 84 72T164 66V116H-4Z"]],
  stars: [["pale", stars(chance(4), 18, 4, 52)]],
  embers: [["glow", many(6, 28, (x, y, s) => disc(x, y, 0.7 + s))]],
  leaves: [["metal", many(8, 14, (x, y, s) => `M${n(x)} ${n(y)}q${n(2 + s * 2)} ${n(-2 - s * 2)} ${n(4 + s * 4)} 0q${n(-2 - s * 2)} ${n(2 + s * 2)} ${n(-4 - s * 4)} 0Z`)]],
  star: [["glow o5", disc(130, 24, 13)], ["pale", "M130 6l2.4 12 8.8-6.4-6.4 8.8 12 2.4-12 2.4 6.4 8.8-8.8-6.4-2.4 12-2.4-12-8.8 6.4 6.4-8.8-12-2.4 12-2.4-6.4-8.8 8.8 6.4Z"]],
  birds: [["line thin", "M22 20q4-5 8 0q4-5 8 0M40 30q3-4 6 0q3-4 6 0M118 18q4-5 8 0q4-5 8 0"]],
  fires: [["glow", fires()]],
  /** Firs at the reader’s side, to hide behind. */
  thicket: [["ink", firs(chance(12), 118, 3, 70, 96, -26, 40) + firs(chance(15), 118, 2, 62, 84, 118, 172)]],
} satisfies Record<string, Drawing>;
export type Charge = keyof typeof CHARGES;
