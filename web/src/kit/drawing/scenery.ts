/** Mountains, woods and waters on a sheet of parchment, as a pen draws them. */
import type { Spot } from "../map/spot";

export interface Scenery extends Spot {
  kind: "peak" | "hill" | "tree" | "grass" | "wave" | "fume" | "rose" | "wind-rose";
  size: number;
}

/** Several of a kind: where, and how large. */
export const many = (kind: Scenery["kind"], ...spots: [number, number, number][]): Scenery[] => spots.map(([x, y, size]) => ({ kind, x, y, size }));

const star = (x: number, y: number, s: number): string =>
  `M${x} ${y - s}L${x + s * 0.16} ${y - s * 0.16}L${x + s} ${y}L${x + s * 0.16} ${y + s * 0.16}L${x} ${y + s}L${x - s * 0.16} ${y + s * 0.16}L${x - s} ${y}L${x - s * 0.16} ${y - s * 0.16}Z`;

/** One piece of it as a path. */
export function drawn({ kind, x, y, size: s }: Scenery): string {
  switch (kind) {
    case "peak":
      return `M${x - s} ${y}L${x - s * 0.1} ${y - s * 1.25}L${x + s * 0.25} ${y - s * 0.8}L${x + s} ${y}M${x - s * 0.1} ${y - s * 1.25}L${x + s * 0.05} ${y - s * 0.55}L${x - s * 0.12} ${y - s * 0.2}M${x + s * 0.3} ${y - s * 0.5}L${x + s * 0.5} ${y - s * 0.1}`;
    case "hill":
      return `M${x - s} ${y}Q${x} ${y - s * 1.1} ${x + s} ${y}M${x - s * 0.3} ${y - s * 0.2}Q${x} ${y - s * 0.4} ${x + s * 0.2} ${y - s * 0.15}`;
    case "tree":
      return `M${x} ${y}V${y - s * 0.7}M${x} ${y - s * 0.7}C${x - s} ${y - s * 0.6} ${x - s * 0.8} ${y - s * 2.1} ${x} ${y - s * 2.2}C${x + s * 0.8} ${y - s * 2.1} ${x + s} ${y - s * 0.6} ${x} ${y - s * 0.7}`;
    case "grass":
      return `M${x - s} ${y}q${s * 0.2} ${-s * 0.7} ${-s * 0.3} ${-s}M${x} ${y}q0 ${-s} ${s * 0.1} ${-s * 1.2}M${x + s} ${y}q${-s * 0.1} ${-s * 0.7} ${s * 0.5} ${-s}`;
    case "wave":
      return `M${x - s} ${y}q${s * 0.5} ${-s * 0.6} ${s} 0t${s} 0`;
    case "fume":
      return `M${x - s} ${y}c0 ${-s} ${s} ${-s} ${s} ${-s * 0.3}c${s * 0.4} ${-s * 0.8} ${s * 1.2} ${-s * 0.3} ${s * 0.8} ${s * 0.4}`;
    case "rose":
      return star(x, y, s);
    case "wind-rose":
      return `${star(x, y, s)}M${x - s * 0.5} ${y - s * 0.5}L${x + s * 0.5} ${y + s * 0.5}M${x + s * 0.5} ${y - s * 0.5}L${x - s * 0.5} ${y + s * 0.5}`;
  }
}
