/** Shapes drawn by hand: lines that tremble a little, as paths, so that they stay whole at every size. */

/** The same numbers between -1 and 1 for the same seed. */
export function tremor(seed: number): () => number {
  let state = (Math.imul(seed + 1, 0x9e3779b1) >>> 0) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x7fffffff - 1;
  };
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

type Point = readonly [number, number];

/** Where the pen is led from a point: along the line between its neighbours, a third of the stretch that follows. */
function handle(at: Point, before: Point, after: Point, stretch: number): Point {
  const along = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [at[0] + ((after[0] - before[0]) / along) * (stretch / 3), at[1] + ((after[1] - before[1]) / along) * (stretch / 3)];
}

/** A closed line through points. */
function closed(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const spot = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`;
  const bends = points.map((from, index) => {
    const to = at(index + 1);
    const stretch = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return `C${spot(handle(from, at(index - 1), to, stretch))} ${spot(handle(to, at(index + 2), from, stretch))} ${spot(to)}`;
  });
  return `M${spot(at(0))}${bends.join("")}Z`;
}

/** A ring around the origin. */
export function penRing(radius: number, seed: number, tremble = radius * 0.016): string {
  const next = tremor(seed);
  const count = 14;
  return closed(
    Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * 2 * Math.PI;
      const reach = radius + next() * tremble;
      return [Math.cos(turn) * reach, Math.sin(turn) * reach];
    }),
  );
}

/** A rectangle with round corners, each side drawn in steps of about `step`. */
export function penBox(x: number, y: number, width: number, height: number, corner: number, seed: number, tremble: number, step = 90): string {
  const next = tremor(seed);
  const points: Point[] = [];
  const side = (fromX: number, fromY: number, toX: number, toY: number): void => {
    const steps = Math.max(2, Math.round(Math.hypot(toX - fromX, toY - fromY) / step));
    const across: Point = fromY === toY ? [0, 1] : [1, 0];
    for (let index = 0; index <= steps; index++) {
      const part = index / steps;
      const shift = next() * tremble;
      points.push([fromX + (toX - fromX) * part + across[0] * shift, fromY + (toY - fromY) * part + across[1] * shift]);
    }
  };
  const [right, bottom] = [x + width, y + height];
  side(x + corner, y, right - corner, y);
  side(right, y + corner, right, bottom - corner);
  side(right - corner, bottom, x + corner, bottom);
  side(x, bottom - corner, x, y + corner);
  return closed(points);
}
