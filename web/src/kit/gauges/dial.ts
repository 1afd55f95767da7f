/** Where things stand on a dial that is open at its foot: from the lower left over the top to the lower right. */

const START = 135;
const SWEEP = 270;
const MIDDLE = 56;

const degrees = (part: number): number => START + part * SWEEP;

/** A point of the dial, by the part of the way (0 to 1) and the distance from its middle. */
export function point(part: number, radius: number): { x: number; y: number } {
  const angle = (degrees(part) * Math.PI) / 180;
  return { x: MIDDLE + Math.cos(angle) * radius, y: MIDDLE + Math.sin(angle) * radius };
}

/** The direction of the hand there, in degrees. */
export const turn = (part: number): number => degrees(part) + 90;

const at = (part: number, radius: number): string => {
  const { x, y } = point(part, radius);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** The arc between two parts of the way. */
export function arc(from: number, to: number, radius: number): string {
  return `M${at(from, radius)}A${radius} ${radius} 0 ${(to - from) * SWEEP > 180 ? 1 : 0} 1 ${at(to, radius)}`;
}

/** Lines across the dial at these parts. */
export const ticks = (parts: readonly number[], inner: number, outer: number): string => parts.map((part) => `M${at(part, inner)}L${at(part, outer)}`).join("");
