/** Our own drawings for Dash to Mordor, as strokes in a box of 64 by 64.
 *
 * A stroke is a path and how it is drawn: `line` an ink line, `fill` solid ink, `cut` the ground showing through
 * ink, `tint` a light wash under lines.
 */

export type Manner = "line" | "fine" | "fill" | "cut" | "tint";
export type Stroke = readonly [manner: Manner, path: string];
export type Drawing = readonly Stroke[];

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const SYMBOLS: Record<string, Drawing> = {
  ring: [
    ["fill", `${ring(32, 32, 25)} M48 32a16 16 0 1 0 -32 0a16 16 0 1 0 32 0Z`],
    ["cut", "M15 23c3-6 8-10 14-11l.6 2.6c-5 1-9.4 4.4-12 9.7Z"],
    ["cut", "M46 50l2.2-1.4 1 2-2.1 1.3ZM50 45.5l1.8-1.7 1.3 1.7-1.8 1.6ZM41 53.2l2.3-1 .7 2.1-2.3.9ZM53 40.6l1.2-2.1 1.7 1.2-1.2 2Z"],
  ],
  orc: [
    ["fill", "M32 10c-10 0-17 6-18 15L4 17c0 10 4 17 11 20l3 9 5 9h18l5-9 3-9c7-3 11-10 11-20l-10 8c-1-9-8-15-18-15Z"],
    ["cut", "M19 27l11 5c-1 4-4 5-7 4-3-1-4-5-4-9ZM45 27l-11 5c1 4 4 5 7 4 3-1 4-5 4-9Z"],
    ["cut", "M21 44h22l-2 3h-4l-2 6-3-6h-1l-3 6-2-6h-3Z"],
    ["cut", "M30 37h4l1 3h-6Z"],
  ],
  warrior: [
    ["fill", "M32 5l24 8v18c0 14-10 23-24 29C18 54 8 45 8 31V13Z"],
    ["cut", "M32 11l3 5v23h7v4h-7v8l-3 3-3-3v-8h-7v-4h7V16Z"],
    ["cut", "M14 17.5l9-3v3l-6 2v10c0 4 1 7 3 10l-2 1.5c-3-4-4-7-4-11.5ZM50 17.5l-9-3v3l6 2v10c0 4-1 7-3 10l2 1.5c3-4 4-7 4-11.5Z"],
  ],
  nazgul: [
    ["fill", "M32 3C20 5 13 17 13 31c0 8-3 18-8 28l9-4 6 5 6-5 6 6 6-6 6 5 6-5 9 4c-5-10-8-20-8-28C51 17 44 5 32 3Z"],
    ["cut", "M32 14c-7 2-11 9-11 17 0 5 2 9 5 12 1-5 3-8 6-8s5 3 6 8c3-3 5-7 5-12 0-8-4-15-11-17Z"],
    ["fill", "M24.5 28l6 2.5-2 3-4.5-2.5ZM39.5 28l-6 2.5 2 3 4.5-2.5Z"],
  ],
  gandalf: [
    ["fill", "M38 2c-2 3-6 5-8 10l-7 17C14 30 7 33 7 36c0 4 11 7 25 7s25-3 25-7c0-3-7-6-16-7L35 14c1-4 3-8 3-12Z"],
    ["cut", "M21 32c7 2 15 2 22 0l-1-3c-6 1.7-13 1.7-20 0Z"],
    ["fill", "M19 45c4 1.5 8 2 13 2s9-.5 13-2c0 7-4 13-8 16l-2-4-3 6-3-6-2 4c-4-3-8-9-8-16Z"],
  ],
  tree: [
    ["fill", "M29 61c2-7 2-13 1-18-5 0-10-3-13-8l2-1c3 4 7 6 11 6l-1-8c-5-1-9-5-11-11l2.2-.8c2 5 5 8 8.8 9.3L31 15h2l2 14.5c3.8-1.3 6.8-4.3 8.8-9.3l2.2.8c-2 6-6 10-11 11l-1 8c4 0 8-2 11-6l2 1c-3 5-8 8-13 8-1 5-1 11 1 18Z"],
    ["fill", `${ring(32, 11, 3.6)}${ring(17, 18, 3.4)}${ring(47, 18, 3.4)}${ring(12, 32, 3.4)}${ring(52, 32, 3.4)}${ring(23, 10, 2.8)}${ring(41, 10, 2.8)}${ring(10, 24, 2.4)}${ring(54, 24, 2.4)}${ring(25, 25, 2.4)}${ring(39, 25, 2.4)}`],
    ["line", "M22 61.5c6-2 14-2 20 0"],
  ],
};

export const PLACES: Record<string, Drawing> = {
  "bag-end": [
    ["tint", "M6 52C8 26 20 14 33 14s23 12 25 38Z"],
    ["line", "M4 53C7 27 19 14 33 14s24 13 27 39"],
    ["fill", ring(32, 40, 12)],
    ["cut", ring(32, 40, 9.2)],
    ["fine", "M32 31v18M25 34.5v11M39 34.5v11"],
    ["fill", ring(36, 40, 1.6)],
    ["line", "M13 40a4 4 0 1 1 5 4M46 44a4 4 0 1 1 5-4"],
    ["line", "M42 15V7h5v10"],
    ["fine", "M44 5c1-2 3-1 3-4"],
    ["line", "M8 53h50"],
  ],
  rivendell: [
    ["tint", "M4 54V30l12-16 9 15 8-10 9 12 8-14 10 14v23Z"],
    ["line", "M4 32l12-18 9 15 8-10 9 12 8-14 10 16"],
    ["line", "M16 54V41c0-8 5-11 8-13 3 2 8 5 8 13v13M32 41c0-8 5-11 8-13 3 2 8 5 8 13v13"],
    ["fine", "M20 54V43c0-4 2-6 4-7.5 2 1.5 4 3.5 4 7.5v11M36 54V43c0-4 2-6 4-7.5 2 1.5 4 3.5 4 7.5v11"],
    ["fine", "M54 30c-2 6 1 9-1 14s1 7 0 11M58 32c-2 6 1 9-1 13s1 7 0 10"],
    ["line", "M8 55h48"],
  ],
  moria: [
    ["tint", "M4 55L20 20l6 9 8-20 12 22 5-6 10 30Z"],
    ["line", "M3 55l17-35 6 9 8-20 12 22 5-6 11 30"],
    ["fill", "M22 55V40a10 10 0 0 1 20 0v15Z"],
    ["cut", "M24.5 55V40a7.5 7.5 0 0 1 15 0v15Z"],
    ["fine", "M32 33v22"],
    ["fill", "M32 37l1.3 3.2 3.2 1.3-3.2 1.3L32 46l-1.3-3.2-3.2-1.3 3.2-1.3Z"],
    ["fine", "M11 48l5-11M53 48l-4-10M34 14l4 9"],
  ],
  lothlorien: [
    ["tint", "M32 5C18 7 9 17 12 27c-5 8 3 17 12 15h16c9 2 17-7 12-15 3-10-6-20-20-22Z"],
    ["line", "M22 42c-9 1-15-7-10-15C9 17 18 7 32 5c14 2 23 12 20 22 5 8-1 16-10 15"],
    ["fill", "M29 58c2-6 2-12 1-18-3-2-6-4-8-8 4 2 7 4 9 5 0-6-1-11-3-15 3 3 4 6 5 9 1-3 3-6 6-8-3 5-4 10-4 14 2-1 5-3 8-6-2 4-5 7-8 9-1 6-1 12 2 18Z"],
    ["fine", "M18 18c2-1 3 0 3 2M43 15c2-1 3 0 3 2M16 31c2-1 3 0 3 2M46 29c2-1 3 0 3 2M31 11c2-1 3 0 3 2"],
    ["line", "M18 58c9-2 19-2 28 0"],
  ],
  rohan: [
    ["tint", "M4 56c10-6 18-6 28-2s18 2 28-2v8H4Z"],
    ["fill", "M20 57c-1-12 2-19 7-24-4 1-8 5-11 9l-6-4c2-7 5-13 11-18l5-9 3 6 4-6 2 8c8 3 13 11 14 22 .5 6 0 11-1 16-8 2-19 3-28 0Z"],
    ["cut", "M26 23l4-1-2 3.5ZM36 20c6 4 9 10 9 18l-2 1c0-7-2-13-8-18ZM32 24c5 4 7 9 7 16l-2 1c0-6-2-11-6-16ZM13 37.5l2.5 1.5-1 1.5-2.5-1.5Z"],
    ["fine", "M6 52l2-7M9 53l1-5M55 51l2-7M58 52l1-5"],
  ],
  "helms-deep": [
    ["tint", "M2 56L12 18l10 16 8-22 6 18 9-12 17 38Z"],
    ["line", "M2 56l10-38 8 13M45 24l3-6 14 38"],
    ["line", "M14 56V40h3v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v16"],
    ["line", "M26 37V18h-2v-5h4v3h3v-3h4v3h3v-3h4v5h-2v19"],
    ["fill", "M29 56v-7a4 4 0 0 1 8 0v7Z"],
    ["fine", "M18 45h4M41 46h4M18 51h5M42 51h4M31 22v6M35 22v6M31 33h4"],
    ["line", "M10 56h46"],
  ],
  gondor: [
    ["tint", "M16 50V28h32v22Z"],
    ["line", "M15 51V31c3 2 6 3 8 3 2-5 5-9 9-16 4 7 7 11 9 16 2 0 5-1 8-3v20Z"],
    ["line", "M15 31C7 27 4 20 5 9c4 5 9 8 16 9-3 3-4 6-3 9M49 31c8-4 11-11 10-22-4 5-9 8-16 9 3 3 4 6 3 9"],
    ["fine", "M8 15c3 4 7 6 11 7M8 20c3 3 6 5 10 6M56 15c-3 4-7 6-11 7M56 20c-3 3-6 5-10 6"],
    ["fill", "M32 24l2 4.5 4.5 2-4.5 2L32 37l-2-4.5-4.5-2 4.5-2Z"],
    ["line", "M15 45h34"],
    ["fill", `${ring(23, 48, 1.7)}${ring(32, 48, 1.7)}${ring(41, 48, 1.7)}`],
  ],
  "minas-tirith": [
    ["tint", "M6 56l4-12h6l3-9h6l2-8h10l2 8h6l3 9h6l4 12Z"],
    ["line", "M5 56c1-5 2-9 4-12 14 5 32 5 46 0 2 3 3 7 4 12"],
    ["line", "M12 45c1-4 2-7 4-10 10 4 22 4 32 0 2 3 3 6 4 10"],
    ["line", "M20 36c1-4 2-6 4-8 5 2 11 2 16 0 2 2 3 4 4 8"],
    ["fill", "M30 29V12l2-9 2 9v17Z"],
    ["fine", "M32 3l6 2-6 2"],
    ["fill", "M32 56V31l4 25Z"],
    ["fine", "M14 50h3M22 52h3M41 52h3M48 50h3M20 41h3M42 41h3M26 33h2M38 33h2"],
    ["line", "M4 56h56"],
  ],
  "shelobs-lair": [
    ["tint", "M8 57C4 34 14 10 32 8c18 2 28 26 24 49Z"],
    ["fine", "M32 8v17M12 18l13 13M52 18L39 31M6 40l16-2M58 40l-16-2M18 15c8 4 20 4 28 0M10 27c4 1 7 1 11-1M54 27c-4 1-7 1-11-1"],
    ["line", "M8 57C4 34 14 10 32 8c18 2 28 26 24 49"],
    ["fill", "M32 34c-7 0-11 5-11 11 0 7 5 11 11 11s11-4 11-11c0-6-4-11-11-11Z"],
    ["fill", ring(32, 31, 6)],
    ["line", "M27 31c-6-4-10-2-12 5M26 35c-7-1-11 3-12 10M24 41c-6 1-9 5-9 11M37 31c6-4 10-2 12 5M38 35c7-1 11 3 12 10M40 41c6 1 9 5 9 11"],
    ["cut", `${ring(30, 30, 1.2)}${ring(34, 30, 1.2)}M32 40l2 5-2 6-2-6Z`],
  ],
  mordor: [
    ["tint", "M3 57l19-33h20l19 33Z"],
    ["line", "M3 57c8-8 13-20 19-33 2 2 4 1 5 3 2-2 4-2 6 0 2-2 4-1 5-3 2 2 3 0 4 0 6 13 11 25 19 33"],
    ["fill", "M30 27c2 5-2 9 0 13s-2 6-1 11c3-4 2-8 4-11-2-4 2-8 1-13Z"],
    ["fine", "M14 50l6-12M50 50l-6-12M22 55l3-7M43 55l-3-8"],
    ["line", "M27 20c-5-2-5-8 0-9 0-6 8-8 11-4 6-2 9 5 5 8 2 4-3 7-6 5"],
    ["line", "M2 57h60"],
  ],
};

export interface Spot {
  x: number;
  y: number;
}

/** A smooth line through the spots, as a pen would draw it; one curve per stretch. */
export function winding(spots: readonly Spot[]): string[] {
  const at = (index: number): Spot => spots[Math.max(0, Math.min(index, spots.length - 1))] as Spot;
  const curves: string[] = [];
  for (let i = 0; i + 1 < spots.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = { x: from.x + (to.x - before.x) / 5, y: from.y + (to.y - before.y) / 5 };
    const two = { x: to.x - (after.x - from.x) / 5, y: to.y - (after.y - from.y) / 5 };
    const n = (value: number): string => value.toFixed(1);
    curves.push(`M${from.x} ${from.y}C${n(one.x)} ${n(one.y)} ${n(two.x)} ${n(two.y)} ${to.x} ${to.y}`);
  }
  return curves;
}

/** Pencil marks, never twice quite alike: crosses for a box of 20 by 20 around the origin. */
export const CROSSES = [
  ["M-9-8.5C-4-4 3 3.5 9.5 9", "M8.5-9.5C4-3 -3 3-8.5 9.5"],
  ["M-8-9.5C-3-3 4 4 8.5 8.5", "M9.5-8C3-2.5-3.5 4-9.5 8"],
  ["M-9.5-7.5C-3-4 3 5 9 9.5", "M8-9C5-4-4 2-9 8.5"],
] as const;

/** Hatching for half a square, left of the line. */
export const HATCH = ["M-17-6L-5-15", "M-17 3L-3-9", "M-17 12L-3 0", "M-13 17L-3 9"] as const;
