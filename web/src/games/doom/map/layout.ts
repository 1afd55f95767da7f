/** The way on the map: a wide one, and a tall one for phones. Spaces lie at equal steps on a drawn line. */
import { many, type Scenery } from "../../../kit/drawing/scenery";
import type { Spot } from "../../../kit/map/spot";
import { STAGE_LENGTH } from "../table";

export interface Layout {
  id: "wide" | "tall";
  width: number;
  height: number;
  /** Radius of a space and of a destination. */
  radius: number;
  place: number;
  /** Size of names. */
  label: number;
  pawn: number;
  /** All 49 spaces, and the line through them as one curve per step. */
  spaces: readonly Spot[];
  steps: readonly string[];
  /** Where the name of each place stands, seen from its middle. */
  names: readonly Spot[];
  waiting: Spot;
  scenery: readonly Scenery[];
  rivers: readonly string[];
  shade: readonly string[];
}

const FINE = 60;

/** A point of a smooth curve through four points, between the middle two. */
function between([a, b, c, d]: [Spot, Spot, Spot, Spot], t: number): Spot {
  const one = (p: number, q: number, r: number, s: number): number =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return { x: one(a.x, b.x, c.x, d.x), y: one(a.y, b.y, c.y, d.y) };
}

/** Each stage is a list of points from its start to its destination. Its steps are equally long, but the first and
 * the last one are `edge`, so that spaces keep clear of the places they lead to. */
function walk(edge: number, stages: readonly (readonly [number, number])[][]): { spaces: Spot[]; steps: string[] } {
  const spots = stages.map((stage) => stage.map(([x, y]) => ({ x, y })));
  const all = spots.flatMap((stage, index) => (index ? stage.slice(1) : stage));
  const at = (index: number): Spot => all[Math.max(0, Math.min(index, all.length - 1))] as Spot;
  const spaces: Spot[] = [at(0)];
  const steps: string[] = [];
  let first = 0;
  for (const stage of spots) {
    const line: Spot[] = [at(first)];
    for (let index = first; index < first + stage.length - 1; index++) {
      const four: [Spot, Spot, Spot, Spot] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      for (let part = 1; part <= FINE; part++) line.push(between(four, part / FINE));
    }
    first += stage.length - 1;
    const walked = [0];
    line.slice(1).forEach((spot, index) => {
      const before = line[index] as Spot;
      walked.push((walked[index] ?? 0) + Math.hypot(spot.x - before.x, spot.y - before.y));
    });
    const length = walked.at(-1) ?? 0;
    let from = 0;
    for (let step = 1; step <= STAGE_LENGTH; step++) {
      const wanted = step === STAGE_LENGTH ? length : edge + ((step - 1) * (length - 2 * edge)) / (STAGE_LENGTH - 2);
      const to = step === STAGE_LENGTH ? line.length - 1 : walked.findIndex((one) => one >= wanted);
      spaces.push(line[to] as Spot);
      steps.push(`M${line.slice(from, to + 1).map((one) => `${one.x.toFixed(1)} ${one.y.toFixed(1)}`).join("L")}`);
      from = to;
    }
  }
  return { spaces, steps };
}

export const WIDE: Layout = {
  id: "wide",
  width: 1000,
  height: 600,
  radius: 17,
  place: 40,
  label: 19,
  pawn: 1,
  ...walk(64, [
    [[78, 92], [150, 84], [214, 138], [304, 84], [388, 136], [474, 112]],
    [[474, 112], [560, 84], [636, 142], [720, 98], [806, 84], [900, 150]],
    [[900, 150], [936, 232], [850, 288], [760, 254], [676, 300], [590, 282]],
    [[590, 282], [500, 252], [414, 318], [320, 272], [224, 262], [116, 318]],
    [[116, 318], [66, 410], [152, 462], [246, 424], [334, 486], [440, 458]],
    [[440, 458], [540, 440], [604, 508], [700, 500], [768, 428], [880, 452]],
  ]),
  names: [
    { x: 0, y: 62 },
    { x: 0, y: 62 },
    { x: -66, y: 48 },
    { x: 0, y: 62 },
    { x: 8, y: -52 },
    { x: 0, y: 64 },
    { x: 8, y: 64 },
  ],
  waiting: { x: 352, y: 392 },
  scenery: [
    ...many("peak", [330, 34, 20], [366, 44, 26], [404, 38, 22], [250, 196, 24], [292, 212, 28], [332, 200, 22]),
    ...many("tree", [420, 184, 12], [440, 194, 14], [462, 186, 12], [500, 190, 13], [522, 182, 12], [540, 44, 12], [560, 52, 13]),
    ...many("hill", [46, 200, 26], [96, 214, 32], [150, 204, 24]),
    ...many("grass", [640, 206, 11], [664, 218, 12], [716, 196, 11], [744, 206, 12], [800, 176, 11], [600, 214, 10]),
    ...many("peak", [520, 348, 24], [556, 364, 30], [600, 358, 28], [644, 370, 30], [688, 360, 24]),
    ...many("hill", [780, 344, 28], [830, 356, 30]),
    ...many("tree", [196, 356, 12], [214, 366, 13], [234, 358, 12]),
    ...many("wave", [40, 520, 16], [90, 540, 16], [150, 526, 14], [60, 564, 14], [210, 552, 14]),
    ...many("peak", [560, 560, 24], [600, 572, 28], [646, 566, 26], [700, 576, 30], [750, 570, 26], [930, 372, 28], [966, 392, 26], [784, 372, 22]),
    ...many("fume", [838, 380, 16], [868, 362, 14], [954, 560, 14]),
    ...many("rose", [954, 64, 30]),
  ],
  rivers: ["M508 16C530 60 470 150 560 180S600 232 690 226 760 330 740 392 790 400 786 400", "M196 14C160 70 224 150 180 236"],
  shade: ["M516 584C500 520 560 420 660 414S760 350 850 346 960 330 986 322V584Z"],
};

export const TALL: Layout = {
  id: "tall",
  width: 380,
  height: 720,
  radius: 12.5,
  place: 26,
  label: 15,
  pawn: 0.66,
  ...walk(42, [
    [[44, 54], [100, 46], [150, 76], [206, 40], [264, 82], [318, 68]],
    [[318, 68], [350, 124], [308, 172], [240, 146], [172, 182], [108, 158]],
    [[108, 158], [34, 178], [42, 248], [112, 268], [186, 240], [250, 268]],
    [[250, 268], [330, 270], [352, 336], [290, 372], [216, 346], [150, 374]],
    [[150, 374], [72, 358], [30, 420], [76, 472], [150, 452], [216, 482]],
    [[216, 482], [304, 470], [356, 530], [308, 590], [228, 566], [128, 606]],
  ]),
  names: [
    { x: 6, y: 42 },
    { x: -8, y: -36 },
    { x: 0, y: -34 },
    { x: 0, y: -34 },
    { x: 4, y: 42 },
    { x: -4, y: 42 },
    { x: 0, y: 44 },
  ],
  waiting: { x: 118, y: 528 },
  scenery: [
    ...many("peak", [150, 100, 15], [174, 108, 18], [200, 100, 15]),
    ...many("tree", [250, 30, 9], [264, 36, 10], [278, 28, 9]),
    ...many("grass", [180, 222, 9], [204, 212, 9], [300, 220, 9], [40, 130, 9], [64, 120, 8]),
    ...many("peak", [122, 322, 16], [150, 330, 19], [180, 322, 16], [330, 410, 16]),
    ...many("hill", [230, 420, 18], [266, 428, 20]),
    ...many("wave", [26, 560, 12], [56, 576, 12], [28, 600, 11]),
    ...many("peak", [250, 640, 17], [280, 650, 20], [312, 642, 18], [344, 652, 18], [210, 654, 15]),
    ...many("fume", [200, 532, 11], [250, 528, 10]),
  ],
  rivers: ["M232 0C212 60 300 110 276 200S210 300 300 420"],
  shade: ["M66 706C60 640 90 560 190 528S330 450 372 440V706Z"],
};

/** Where the figures of one space stand: side by side, so that none hides another. */
export function fanned(count: number, index: number, radius: number): Spot {
  if (count === 1) return { x: 0, y: 0 };
  if (count <= 2) return { x: (index - 0.5) * radius * 1.5, y: 0 };
  const wide = radius * 1.9;
  // A row behind and a row before it.
  const back = Math.floor(count / 2);
  const [row, place, length] = index < back ? [-1, index, back] : [1, index - back, count - back];
  return { x: (place - (length - 1) / 2) * wide, y: row * radius * 0.85 };
}
