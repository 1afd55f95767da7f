/** Drawings as strokes: how every glyph, sign and figure of ours is written down.
 *
 * A stroke is a path and its manner: `line` and `fine` ink lines, `fill` solid ink, `cut` the ground showing through
 * ink, `tint` a light wash under lines, `glow` fire. Colours come from the place where the drawing stands.
 */

export type Manner = "line" | "fine" | "fill" | "cut" | "tint" | "glow";
export type Stroke = readonly [manner: Manner, path: string];
export type Drawing = readonly Stroke[];

/** A circle as a path. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
