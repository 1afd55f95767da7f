/** Lands: the country a vignette lies in, from the far ridge to the ground at the reader’s feet. */
import { canopy, chain, crowns, firs, reeds, ripples, roll, streaks, trunk, web } from "./ground";
import { disc, each, n, type Chance, type Drawing, type Stroke } from "./stroke";

/** Mountains with their flanks and lit edges. */
function mountains(r: Chance, tone: "far" | "mid", y: number, high: number, count: number, x0?: number, x1?: number): Stroke[] {
  const [outline, lit, shade] = chain(r, y, high, count, x0, x1);
  return [[tone, outline], ["ink o2", shade], ["fine lit", lit]];
}
const floor = (y: number): string => `M-4 ${y}H164V116H-4Z`;
const deadTree = (x: number, y: number): Stroke => ["ink", "M-4 0C-2-10-3-22-4-30C-9-34-14-40-15-48C-10-42-6-38-3-37L-4-54L-1-40C2-46 4-54 10-60C8-52 4-44 3-37C8-38 14-42 18-47C16-39 9-33 3-30C2-20 3-8 6 0Z", `translate(${x} ${y}) scale(.9)`];
const CITY = "M104 70L106 58H110V50H114V40L118 28L122 40V50H127V58H132L135 70Z";
const KEEP = "M66 60V34L62 32V26H66V22H70V26H74V18L78 16V4L82 16L86 18V26H90V22H94V26H98V32L94 34V60Z";

function tall(): string {
  return [14, 40, 66, 98, 124, 150].map((x) => `M${x - 3} 100C${x - 2} 60 ${x - 2} 30 ${x - 2}-4h4C${x + 2} 30 ${x + 2} 60 ${x + 3.5} 100Z`).join("");
}
function lights(r: Chance, count: number, high: number): string {
  let d = "";
  for (let i = 0; i < count; i++) d += disc(r(0, 160), r(2, high), r(1, 2));
  return d;
}
function teeth(r: Chance): [down: string, up: string] {
  let [down, x] = ["M-4-4H164V16", 164];
  while (x > -4) {
    const [w, h] = [r(8, 18), r(8, 34)];
    down += `L${n(x - w * 0.3)} 12L${n(x - w * 0.5)} ${n(14 + h)}L${n(x - w * 0.7)} 13`;
    x -= w;
  }
  let [up, u] = ["M-4 116V100", -4];
  while (u < 164) {
    const [w, h] = [r(10, 22), r(6, 24)];
    up += `L${n(u + w * 0.3)} 102L${n(u + w * 0.5)} ${n(100 - h)}L${n(u + w * 0.7)} 101`;
    u += w;
  }
  return [`${down}L-4 16Z`, `${up}V116Z`];
}
function columns(): string {
  return [6, 36, 124, 154].map((x) => `M${x - 8}-4H${x + 8}L${x + 6} 8V92L${x + 9} 104H${x - 9}L${x - 6} 92V8Z`).join("");
}
function bricks(): string {
  let d = "";
  for (let y = 0; y < 112; y += 12) for (let x = y % 24 ? -8 : 0; x < 160; x += 22) d += `M${x} ${y}h20v10h-20Z`;
  return d;
}

export const LANDS = {
  plain: (): Drawing => [],
  downs: (r: Chance): Drawing => [
    ...mountains(r, "far", 66, 26, 5),
    ["mid", roll(r, 76, 12, 3)],
    ["near", roll(r, 92, 9, 2)],
    ["fine dim", "M14 90q10-5 22-4M96 84q14-5 26-2M52 97q12-4 26-2"],
  ],
  rohan: (r: Chance): Drawing => [
    ["far", roll(r, 64, 12, 3)],
    ["mid", roll(r, 76, 9, 2)],
    ["near", roll(r, 92, 7, 3)],
    ["ink o5", reeds(r, 113, 34, 6, 15)],
    ["fine dim", "M8 74q16-6 34-4M92 70q18-6 40-2"],
  ],
  gondor: (r: Chance): Drawing => [
    ...mountains(r, "far", 62, 34, 4),
    ["pale", CITY],
    ["fine dim", "M106 58h26M110 50h17M118 28v-8M118 20l6 2-6 2"],
    ["mid", roll(r, 76, 8, 2)],
    ["near", roll(r, 92, 8, 2)],
  ],
  peaks: (r: Chance): Drawing => [...mountains(r, "far", 72, 50, 4), ...mountains(r, "mid", 92, 34, 3, -30, 190), ["near", roll(r, 98, 7, 2)]],
  firwood: (r: Chance): Drawing => [...mountains(r, "far", 62, 26, 4), ["mid", firs(r, 84, 15, 22, 34) + floor(82)], ["near", firs(r, 100, 11, 20, 34) + floor(98)]],
  /** The eaves of a forest: two trees that lean together over the way in. */
  eaves: (r: Chance): Drawing => [
    ["far", firs(r, 74, 16, 24, 38) + floor(72)],
    ["mid", roll(r, 86, 5, 3)],
    ["glow", "M54 116C50 84 56 50 80 24C104 50 110 84 106 116Z"],
    ["mid o5", firs(r, 84, 5, 22, 32, 58, 102)],
    ["pale", "M76 76Q86 82 78 90T58 116H104Q94 104 90 96T84 76Z"],
    ["ink", "M10 118C32 96 36 68 42 44C48 22 64 10 86 2L94 14C74 22 64 34 60 54C56 78 54 98 64 118Z"],
    ["ink", "M150 118C128 96 124 68 118 44C112 22 96 10 74 2L66 14C86 22 96 34 100 54C104 78 106 98 96 118Z"],
    ["near", "M10 118C32 96 36 68 42 44C48 22 64 10 86 2C68 16 56 28 52 50C48 76 44 98 34 118Z"],
    ...each("near", trunk(r, -4, 12, 2) + trunk(r, 166, 12, -2)),
    ["near", canopy(r, 2, 7, 15, 20)],
    ["fine lit", "M44 78C48 56 54 38 66 26M116 78C112 56 106 38 94 26"],
  ],
  /** Wooded mountains. */
  woodpeaks: (r: Chance): Drawing => [...mountains(r, "far", 74, 62, 3), ["mid", firs(r, 86, 17, 14, 22) + floor(84)], ...mountains(r, "mid", 98, 30, 3, -30, 190), ["near", firs(r, 108, 13, 16, 27) + floor(104)]],
  leafwood: (r: Chance): Drawing => [["far", crowns(r, 68, 9, 10, 15) + floor(66)], ["mid", crowns(r, 84, 8, 9, 14) + floor(82)], ["near", roll(r, 96, 6, 2)]],
  mirkwood: (r: Chance): Drawing => [
    ...each("far", trunk(r, 18, 6, 4) + trunk(r, 52, 5, -3) + trunk(r, 100, 5, 3) + trunk(r, 140, 6, -4)),
    ["pale o3", streaks(r, 6, 56, 92)],
    ...each("mid", trunk(r, 36, 8, -5) + trunk(r, 124, 9, 6) + roll(r, 98, 5, 3)),
    ...each("near", trunk(r, 2, 14, 3) + trunk(r, 158, 14, -4) + roll(r, 106, 4, 2)),
  ],
  webwood: (r: Chance): Drawing => [
    ...each("far", trunk(r, 34, 6, 4) + trunk(r, 92, 5, -3) + trunk(r, 128, 6, 2)),
    ["web", web(80, 46, 60, 11, 5)],
    ...each("mid", trunk(r, 14, 10, 4) + trunk(r, 146, 10, -5)),
    ...each("near", trunk(r, -2, 14, 3) + trunk(r, 162, 14, -3) + roll(r, 104, 5, 3)),
  ],
  /** A black stream between old trees. */
  stream: (r: Chance): Drawing => [
    ...each("far", trunk(r, 24, 6, 4) + trunk(r, 58, 5, -3) + trunk(r, 94, 5, 3) + trunk(r, 132, 6, -4)),
    ["mid", "M-4 76Q60 66 164 74V116H-4Z"],
    ["ink", "M-4 84Q40 75 84 80T164 77V98Q124 92 84 99T-4 100Z"],
    ["glow o5", "M98 80q14-2 28 0q-14 2-28 0ZM94 86q18-2 36 0q-18 3-36 0ZM102 92q10-2 20 0q-10 2-20 0Z"],
    ["pale o4", "M8 88q16-3 30 0q-14 2-30 0ZM52 92q12-3 26 0q-12 2-26 0ZM62 83q12-2 22 0q-12 2-22 0ZM134 84q12-3 24 0q-12 2-24 0Z"],
    ...each("near", trunk(r, 4, 12, 3) + trunk(r, 156, 13, -4) + roll(r, 108, 5, 3)),
  ],
  lorien: (r: Chance): Drawing => [
    ["glow o4", canopy(r, 20, 6, 16, 22)],
    ["far", tall()],
    ["sky1", canopy(r, 8, 7, 13, 18)],
    ["glow", lights(r, 20, 34)],
    ["mid", roll(r, 94, 5, 3)],
    ...each("near", trunk(r, 4, 12, 2) + trunk(r, 157, 12, -2) + roll(r, 103, 5, 2)),
  ],
  waste: (r: Chance): Drawing => [
    ["far", roll(r, 66, 9, 3)],
    ["mid", roll(r, 80, 6, 2)],
    ["near", roll(r, 96, 5, 2)],
    ["fine dim", "M10 86l14-3 8 5 16-4M90 84l12 4 14-5 20 4M40 96l10-2 6 3M120 98l12-4"],
    deadTree(22, 88),
  ],
  /** Parched and cracked, with what is left of a wood. */
  parched: (r: Chance): Drawing => [
    ["far", roll(r, 60, 10, 3)],
    ["mid", "M-4 70Q40 64 84 68T164 66V116H-4Z"],
    ["mid o5", "M-4 64l40-2 30 3 40-4 58 2v10H-4Z"],
    ["near", "M-4 70l30 2-8 8 26 4 18-10 30 2 8 10 30-6 34 2V78l-22-2 6-6 16-2v48H-4Z"],
    ["far", "M-4 88l26-3 10 6-14 9-22-1ZM40 92l24-6 22 5-6 11-30 1ZM96 89l26-2 14 7-12 9-26-3ZM146 88l18-3v14l-14 1-10-6ZM20 106l16-2 10 4 0 8H14ZM58 108l24-3 16 5 0 6H54ZM112 108l22-4 16 6v6h-42Z"],
    deadTree(38, 80),
    ["ink", "M0 0C1-8 0-16-4-22C-10-24-13-29-14-34C-10-29-6-27-3-27C-2-32 0-38 5-42C3-36 3-31 3-27C7-28 10-31 12-34C11-28 7-24 3-22C4-14 4-6 6 0Z", "translate(122 74)"],
    ["ink", "M0 0C1-8 0-16-4-22C-10-24-13-29-14-34C-10-29-6-27-3-27C-2-32 0-38 5-42C3-36 3-31 3-27C7-28 10-31 12-34C11-28 7-24 3-22C4-14 4-6 6 0Z", "translate(82 66) scale(-.5 .5)"],
  ],
  /** A bay of open land between two arms of a forest. */
  bight: (r: Chance): Drawing => [
    ["far", roll(r, 62, 10, 3)],
    ["mid", firs(r, 70, 10, 14, 22, -8, 58) + firs(r, 68, 10, 14, 22, 104, 168)],
    ["far o5", "M-4 66Q60 60 164 64V116H-4Z"],
    ["mid", "M-4 78Q50 66 84 76T164 72V116H-4Z"],
    ["near", firs(r, 98, 5, 38, 58, -16, 40) + firs(r, 96, 5, 40, 60, 124, 178) + roll(r, 100, 6, 2)],
    ["ink o5", reeds(r, 114, 26, 6, 14)],
    ["fine dim", "M52 80q10-3 20-1M84 86q12-4 26-1"],
  ],
  marsh: (r: Chance): Drawing => [
    ["far", crowns(r, 60, 8, 5, 9) + floor(58)],
    ["sky1", floor(64)],
    ["pale o5", "M-4 64H164V66.5H-4ZM-4 79H164V83H-4ZM-4 92H164V116H-4Z"],
    ["mid", "M-4 72Q20 66 52 70T100 68Q86 74 60 76T-4 82ZM92 88Q124 78 164 80V90Q130 94 92 88Z"],
    ["near", roll(r, 104, 5, 3) + reeds(r, 110, 46, 14, 34)],
    ["fine dim", ripples(r, 66, 98, 8)],
  ],
  river: (r: Chance): Drawing => [
    ...mountains(r, "far", 56, 22, 5),
    ["mid", roll(r, 64, 5, 3)],
    ["pale", "M70 63Q92 66 84 74T40 90T20 116H136Q150 96 118 84T98 63Z"],
    ["sky1", "M84 70Q100 76 90 82T70 96T70 116H110Q116 100 102 90T104 74Q98 70 84 70Z"],
    ["fine dim", ripples(r, 72, 108, 7, 40, 128)],
    ["near", `M-4 84Q26 78 44 88T18 116H-4ZM164 78Q138 78 124 88T142 116H164Z${firs(r, 90, 3, 16, 26, 0, 30)}${firs(r, 86, 3, 16, 26, 134, 164)}`],
  ],
  /** A broad river seen from its bank, under a willow. */
  banks: (r: Chance): Drawing => [
    ...mountains(r, "far", 56, 20, 5),
    ["mid", `${crowns(r, 66, 7, 5, 8)}${floor(63)}`],
    ["pale", floor(70)],
    ["sky1", "M-4 74Q40 71 84 75T164 72V80Q124 83 84 80T-4 82ZM-4 88Q50 84 100 89T164 86V98Q100 102 60 96T-4 98Z"],
    ["fine dim", ripples(r, 74, 96, 7)],
    ["near", `M-4 92Q30 90 54 100T110 106T164 96V116H-4Z${reeds(r, 112, 26, 12, 26, 40, 160)}`],
    ["near", "M6 116C14 92 16 64 6 30L20 26C26 58 30 92 34 116Z"],
    ["near", reeds(r, 0, 34, 26, 58, -86, 0), "translate(74 16) scale(1 -1)"],
    ["near", "M-10-4H78C84 8 80 20 70 22C62 32 46 30 40 24C30 34 12 34 6 26C0 32-6 34-10 34Z"],
    ["mid", "M-10-4H60C54 8 44 12 34 10C26 18 14 20 4 18C0 24-6 26-10 26Z"],
  ],
  sea: (r: Chance): Drawing => [
    ["far", floor(66)],
    ["mid", "M-4 80Q40 74 84 82T164 78V116H-4Z"],
    ["near", "M-4 96Q40 90 84 98T164 92V116H-4Z"],
    ["fine lit", ripples(r, 70, 108, 12)],
  ],
  road: (r: Chance): Drawing => [
    ["far", firs(r, 66, 16, 20, 32) + floor(64)],
    ["mid", roll(r, 78, 6, 3)],
    ["pale", "M86 70Q96 76 84 82T56 96T40 116H104Q98 102 104 94T102 76Q98 70 91 68Z"],
    ["fine dim", "M88 74q4 4-2 8M78 88q-10 6-14 14M94 88q-2 8 0 18"],
    ["near", `${firs(r, 112, 5, 50, 76, -14, 44)}${firs(r, 112, 4, 54, 80, 124, 174)}M-4 108H40L30 116H-4ZM164 106H112L120 116H164Z`],
  ],
  imladris: (r: Chance): Drawing => [
    ...mountains(r, "far", 58, 44, 3),
    ["pale", "M34 30Q40 34 38 46T42 66T40 82H47Q50 70 46 58T46 40Q44 32 38 28Z"],
    ["mid", roll(r, 78, 10, 3) + crowns(r, 76, 5, 6, 9, 0, 70)],
    ["pale", "M92 80V56q0-8 6-12q6 4 6 12V80ZM108 80V50q0-9 7-14q7 5 7 14V80ZM126 80V58q0-7 5-11q5 4 5 11V80Z"],
    ["mid", "M95 80V58q0-6 3-8q3 2 3 8V80ZM111 80V53q0-7 4-10q4 3 4 10V80ZM129 80V60q0-5 2-8q2 3 2 8V80Z"],
    ["near", roll(r, 92, 7, 2) + firs(r, 98, 4, 14, 24, 100, 164)],
  ],
  tower: (r: Chance): Drawing => [
    ...mountains(r, "far", 66, 18, 6),
    ["mid", "M14 96Q44 62 64 56H96Q118 62 146 96Z"],
    ["near", `${KEEP}M30 84V70h3v-4h5v4h3v14ZM118 84V68h3v-4h5v4h3v16Z`],
    ["glow", "M79 24h3v6h-3ZM72 40h2.5v5h-2.5ZM86 46h2.5v5h-2.5Z"],
    ["near", firs(r, 104, 13, 12, 22) + floor(102)],
  ],
  /** A cleft between cliffs, and what waits at its end. */
  pass: (r: Chance): Drawing => [
    ...mountains(r, "far", 74, 30, 4),
    ["near", KEEP, "translate(40 34) scale(.5)"],
    ["glow", "M79 46h2.4v4H79ZM77 56h2v3h-2Z"],
    ["mid", "M-4-4H44L38 18L52 38L44 58L62 76L56 116H-4ZM164-4H114L122 16L108 36L118 54L100 74L110 116H164Z"],
    ["pale", "M76 64Q88 70 80 80T66 98L62 116H106Q98 102 92 92T86 64Z"],
    ["near", "M-4-4H22L30 20L18 46L36 70L30 92L44 116H-4ZM164-4H138L132 22L146 44L126 68L134 90L118 116H164Z"],
    ["fine lit", "M44-2L38 18L52 38M44 58L62 76M114-2L122 16L108 36M118 54L100 74M22-2L30 20L18 46L36 70M138-2L132 22L146 44L126 68"],
    ["fine dim", "M80 72q6 4 0 10M76 92q-6 8-6 18M92 98q4 6 4 14"],
  ],
  hall: (): Drawing => [
    ["glow o4", "M58-4L30 116H74L78-4ZM92-4L88 116H122L108-4Z"],
    ["far", "M52 96V34Q80 8 108 34V96H100V40Q80 20 60 40V96Z"],
    ["mid", columns()],
    ["near", floor(102)],
    ["fine dim", "M-4 96H164M30 20h12M30 60h12M118 20h12M118 60h12"],
  ],
  cavern: (r: Chance): Drawing => {
    const [down, up] = teeth(r);
    return [
      ["far", "M-4-4H40Q22 40 30 116H-4ZM164-4H118Q140 44 132 116H164Z"],
      ["mid", "M-4-4H22Q6 50 18 116H-4ZM164-4H140Q156 50 146 116H164Z"],
      ["mid", down],
      ["near", up],
    ];
  },
  /** One cave behind another. */
  caves: (): Drawing => [
    ["near", "M-4-4H164V116H-4Z"],
    ["mid", "M18 116C8 92 4 58 22 36L28 46L34 28L46 34L50 18L60 22L66 8L76 18L86 6L98 22L110 12L116 28L130 26L134 42C154 60 150 92 142 116Z"],
    ["far", "M36 116C28 88 34 66 50 52L54 62L62 46L72 52L80 36L88 50L98 42L104 56L116 58C130 74 126 98 122 116Z"],
    ["sky1", "M58 104C56 86 62 76 72 68L76 76L84 62L92 74L98 72C108 84 106 96 104 104Z"],
    ["glow", "M74 98C74 88 78 82 84 76C92 82 94 90 92 98Z"],
    ["pale o5", "M80 94Q88 100 76 104T60 116H108Q96 108 90 104T88 94Z"],
    ["ink o5", "M18 116C8 92 4 58 22 36L28 46C18 66 22 96 34 116ZM142 116C150 92 154 60 134 42L130 48C142 66 136 96 126 116Z"],
    ["near", "M24 116L32 92L38 116ZM124 116L132 86L140 116ZM44 116L48 102L54 116Z"],
  ],
  dungeon: (): Drawing => [
    ["far", "M-4-4H164V116H-4Z"],
    ["mid o5", bricks()],
    ["sky1", "M44 116V52Q44 20 80 20T116 52V116Z"],
    ["glow o4", "M52 116V54Q52 28 80 28T108 54V116Z"],
    ["near", "M36 116V52Q36 12 80 12T124 52V116H116V52Q116 20 80 20T44 52V116Z"],
  ],
};
export type Land = keyof typeof LANDS;
