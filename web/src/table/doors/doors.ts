/** The doors in the rock, as paths: a tree on each leaf, and what stands between them. */
type Point = [x: number, y: number];

const AXIS = 400;
const path = (points: Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** A branch that curls in on itself. */
function bough(from: Point, way: number, bend: number, length: number): Point[] {
  const points: Point[] = [from];
  const count = 34;
  let [x, y] = from;
  for (let at = 0; at < count; at++) {
    const part = at / count;
    way += bend * (0.022 + 0.2 * part ** 2.1);
    const step = (length / count) * (1.25 - 0.85 * part);
    x += Math.cos(way) * step;
    y += Math.sin(way) * step;
    points.push([x, y]);
  }
  return points;
}

/** Leaves along a branch, to either side in turn. */
function leaves(branch: Point[]): string {
  let drawn = "";
  for (let at = 5; at < branch.length - 2; at += 3) {
    const [before, here, next] = [branch[at - 1], branch[at], branch[at + 1]];
    if (!before || !here || !next) continue;
    const turn = Math.atan2(next[1] - before[1], next[0] - before[0]) + (at % 2 ? 1 : -1);
    const size = 11 - at * 0.14;
    const spot = (u: number, v: number): string => `${(here[0] + (u * Math.cos(turn) - v * Math.sin(turn)) * size).toFixed(1)} ${(here[1] + (u * Math.sin(turn) + v * Math.cos(turn)) * size).toFixed(1)}`;
    drawn += `M${spot(0, 0)}Q${spot(0.4, -0.5)} ${spot(1, 0)}Q${spot(0.4, 0.5)} ${spot(0, 0)}Z`;
  }
  return drawn;
}

const BOUGHS: [height: number, way: number, bend: number, length: number][] = [
  [646, -0.5, 1, 168], [640, Math.PI + 0.5, -1, 150], [590, -0.62, 1, 178], [566, Math.PI + 0.75, -1, 170], [520, -0.7, 1, 176], [500, Math.PI + 0.8, -1, 168],
  [452, -0.8, 1, 170], [436, Math.PI + 0.9, -1, 168], [404, -0.95, 1, 150], [392, Math.PI + 1.1, -1, 150], [388, -1.35, 1, 150],
];

/** The tree on one leaf: `side` −1 is the left one. */
export function tree(side: 1 | -1): { trunk: string; boughs: string; leaves: string } {
  const at = (x: number): number => AXIS + side * x;
  const sway = (y: number): number => at(123 + 9 * Math.sin((y - 388) / 24));
  const trunk = `M${at(72)} 752Q${at(112)} 746 ${at(118)} 716Q${at(134)} 640 ${at(118)} 570Q${at(106)} 480 ${at(124)} 388Q${at(122)} 480 ${at(130)} 566Q${at(150)} 640 ${at(136)} 716Q${at(146)} 746 ${at(186)} 752Q${at(128)} 736 ${at(72)} 752Z`;
  const branches = BOUGHS.map(([y, way, bend, length]) => bough([sway(y), y], side > 0 ? way : Math.PI - way, -bend * side, length));
  return { trunk, boughs: branches.map(path).join(""), leaves: branches.map(leaves).join("") };
}

/** A star of eight points. */
export function star(x: number, y: number, size: number): string {
  const points = Array.from({ length: 16 }, (_, at): Point => {
    const turn = (Math.PI * at) / 8 - Math.PI / 2;
    const reach = size * (at % 4 === 0 ? 1 : at % 2 === 0 ? 0.66 : 0.34);
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
  });
  return `${path(points)}Z`;
}

/** Seven stars in an arch. */
export const STARS = Array.from({ length: 7 }, (_, at) => {
  const turn = Math.PI * (1.1 + (0.8 * at) / 6);
  return star(AXIS + Math.cos(turn) * 112, 292 + Math.sin(turn) * 104, 13);
}).join("");
export const CROWN = "M366 298L358 262L378 280L400 250L422 280L442 262L434 298Z";
export const ANVIL = "M352 392H448Q452 404 428 408L420 424Q416 436 432 442H368Q384 436 380 424L372 408Q340 404 334 394ZM386 388L412 330L420 334L394 390ZM392 316L430 334L424 350L386 332Z";
