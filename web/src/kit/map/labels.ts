/** Where names stand on a map: beside their places, and out of the way of everything else. */
import type { Spot } from "./spot";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** A name that wants room. */
export interface Name extends Spot {
  id: string;
  words: string;
  kind: string;
  /** Height of the letters, and their width as a part of it. */
  size: number;
  letter: number;
}
export interface Label extends Name {
  anchor: "start" | "middle" | "end";
}
/** What names keep clear of. */
export interface Ground {
  width: number;
  height: number;
  /** Places and other things: how far around them, and how bad it is to come so near. */
  things: readonly (Spot & { id: string; radius: number; price: number })[];
  /** Points along roads and borders. */
  lines: readonly Spot[];
  /** Rooms that are taken already. */
  taken: readonly Box[];
}

const MARGIN = 14;
const EDGE = 60;
const LINE = 0.9;
const OVER = 16;

export function boxOf(label: Label): Box {
  const wide = label.words.length * label.size * label.letter;
  const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - wide : label.x - wide / 2;
  return { left, right: left + wide, top: label.y - label.size * 0.75, bottom: label.y + label.size * 0.25 };
}

export const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const inside = (box: Box, spot: Spot, margin: number): boolean =>
  spot.x > box.left - margin && spot.x < box.right + margin && spot.y > box.top - margin && spot.y < box.bottom + margin;

const BESIDE: { x: number; y: number; anchor: Label["anchor"] }[] = [
  { x: 0, y: 1, anchor: "middle" },
  { x: 1, y: 0, anchor: "start" },
  { x: -1, y: 0, anchor: "end" },
  { x: 0.55, y: 0.9, anchor: "start" },
  { x: -0.55, y: 0.9, anchor: "end" },
  { x: 0, y: -1, anchor: "middle" },
  { x: 0.6, y: -0.85, anchor: "start" },
  { x: -0.6, y: -0.85, anchor: "end" },
];

/** Letters a map name by name: the first one has the choice, the later ones make room for it. */
export class Lettering {
  readonly labels: Label[] = [];
  private readonly taken: Box[];

  constructor(private readonly ground: Ground) {
    this.taken = [...ground.taken];
  }

  private price(box: Box, own: string): number {
    const { width, height, things, lines } = this.ground;
    let found = 0;
    if (box.left < MARGIN || box.right > width - MARGIN || box.top < MARGIN || box.bottom > height - MARGIN) found += EDGE;
    for (const thing of things) if (thing.id !== own && inside(box, thing, thing.radius)) found += thing.price;
    for (const spot of lines) if (inside(box, spot, 1.5)) found += LINE;
    for (const other of this.taken) if (overlap(box, other)) found += OVER;
    return found;
  }
  private keep(tried: { label: Label; price: number }[], crowded = Infinity): void {
    const best = tried.reduce((a, b) => (b.price < a.price ? b : a));
    if (best.price >= crowded) return;
    this.labels.push(best.label);
    this.taken.push(boxOf(best.label));
  }

  /** A name beside its place, which reaches so far; left out where it would be too crowded. */
  beside(name: Name, reach: number, crowded?: number): void {
    const tried = BESIDE.map((side, rank) => {
      const label: Label = {
        ...name,
        anchor: side.anchor,
        x: name.x + side.x * (reach + 4),
        y: name.y + side.y * (reach + 2) + name.size * (side.y > 0 ? 0.8 : side.y < 0 ? -0.15 : 0.3),
      };
      return { label, price: this.price(boxOf(label), name.id) + rank * 0.4 };
    });
    this.keep(tried, crowded);
  }

  /** A name of a region, anywhere near its middle. */
  around(name: Name, wide: number, high: number): void {
    const tried: { label: Label; price: number }[] = [];
    for (let dx = -wide; dx <= wide; dx += wide / 5) {
      for (let dy = -high; dy <= high; dy += high / 6) {
        const label: Label = { ...name, anchor: "middle", x: name.x + dx, y: name.y + dy };
        tried.push({ label, price: this.price(boxOf(label), "") + Math.hypot(dx, dy) * 0.06 });
      }
    }
    this.keep(tried);
  }
}
