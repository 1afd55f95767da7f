/** What people build and travel by, and hosts seen from afar; drawn about (0, 0) in a box of about 100 by 90. */
import { chance, disc, n, placed, type Drawing } from "./stroke";
import { FLAME } from "./things";

/** Heads and pikes of many. */
function host(): Drawing {
  const r = chance(5);
  let [heads, pikes, eyes] = ["", "", ""];
  for (let i = 0; i < 13; i++) {
    const x = -72 + i * 12;
    const y = n(30 + r(-3, 6));
    heads += `M${x - 7} 62V${y}Q${x} ${n(y - 16)} ${x + 7} ${y}V62Z`;
    pikes += `M${x + 6} 62V${n(y - r(24, 50))}`;
    if (i % 2) eyes += `M${x - 4} ${y}l3 1.5-2.6.8ZM${x + 4} ${y}l-3 1.5 2.6.8Z`;
  }
  const fires = [[-40, 2, 0.6], [8, -8, 0.7], [52, 4, 0.6]] as const;
  return [["line", pikes], ["ink", `${heads}M-41 6h2V60h-2ZM7-2h2V60h-2ZM51 8h2V60h-2Z`], ["glow", eyes], ...fires.flatMap(([x, y, s]) => placed(x, y, s, FLAME))];
}
const ROWER: Drawing = [["near", "M-20 4C-22-24-14-40 0-42C14-40 22-24 20 4Z"], ["ink", "M0-66C-10-66-14-56-12-48C-10-40 10-40 12-48C14-56 10-66 0-66Z"]];

export const PLACES = {
  ship: [
    ["pale", "M-2-60C24-44 34-16 30 12H-2Z"],
    ["sky1", "M-6-50C-26-34-32-10-30 12H-6Z"],
    ["ink", "M-4-64h4V22h-4ZM-56 14C-60 0-50-14-44-14C-48-4-44 6-34 14H34C46 14 56 8 60-2C60 26 36 38 0 38C-34 38-54 30-56 14Z"],
    ["metal", "M-46 20Q0 32 46 18V22Q0 36-44 24Z"],
  ],
  hall: [
    ["ink", "M-62 46V6L0-40L62 6V46Z"],
    ["metal", "M-72 12L0-46L72 12L66 18L0-34L-66 18Z"],
    ["near", "M-50 46V12H50V46Z"],
    ["glow", "M-10 46V18Q0 8 10 18V46Z"],
    ["line", "M-34 46V16M34 46V16M-4-46L-12-60M4-46L12-60"],
    ["fine lit", "M-58 8L0-38L58 8"],
  ],
  beacon: [
    ["near", "M-22 56L-14-16H14L22 56Z"],
    ["mid", "M-14-16H0V56H-22Z"],
    ["ink", "M-22-16H22V-24H-22ZM-18-30H-8V-24H-18ZM8-30H18V-24H8ZM-5-30H5V-24H-5ZM-4 56V40Q0 34 4 40V56ZM-3 8h6v8h-6Z"],
    ...placed(0, -38, 1, FLAME),
  ],
  path: [["pale", "M-4-30Q8-22-4-12T-26 8T-38 46H36Q22 24 20 10T8-16T0-30Z"], ["fine dim", "M0-22q4 6-4 12M-12 10q-8 10-10 26M8 4q2 16 8 30"]],
  fork: [
    ["pale", "M-10 60Q-8 34-14 20T-46-22L-38-26Q-14-8-2 8Q10-10 40-30L48-24Q22-2 14 18T22 60Z"],
    ["ink", "M-2-44h5V30h-5Z"],
    ["metal", "M-3-40H-40L-48-34L-40-28H-3ZM4-26H40L48-20L40-14H4Z"],
    ["fine dim", "M-38-34H-10M10-20H36"],
  ],
  boat: [
    ...placed(-26, 10, 0.36, ROWER),
    ...placed(2, 10, 0.4, ROWER),
    ...placed(28, 10, 0.34, ROWER),
    ["ink", "M-62 10C-66-2-62-12-56-14C-56-6-50 4-38 10H40C52 6 58-2 60-12C66-6 66 6 58 16C48 28-44 28-62 10Z"],
    ["metal", "M-52 12Q0 24 54 10V13Q0 28-50 15Z"],
    ["line", "M14-14L46 34"],
  ],
  gate: [
    ["ink", "M-54 60V-20C-54-50-28-62 0-66C28-62 54-50 54-20V60H34V-14C34-32 18-42 0-44C-18-42-34-32-34-14V60Z"],
    ["near", "M-54 60V-20C-54-50-28-62 0-66V-58C-22-54-46-44-46-18V60Z"],
    ["bar", "M-20 60V-34M0 60V-43M20 60V-34M-34 0H34M-34 28H34"],
    ["metal", disc(-44, -4, 2.4) + disc(44, -4, 2.4) + disc(-44, 24, 2.4) + disc(44, 24, 2.4)],
  ],
  host: host(),
  bolt: [
    ["glow", "M10-70L-22 4H-2L-14 56L34-20H12L30-70Z"],
    ["pale", "M10-58L-12-2H4L-4 34L24-14H6L20-58Z"],
  ],
} satisfies Record<string, Drawing>;
