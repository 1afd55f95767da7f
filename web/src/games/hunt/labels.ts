/** Where names stand on the map: beside their places, and out of the way of everything else. */
import { DISC, HEIGHT, WIDTH, type Side, type Spot } from "./map";

export interface Label extends Spot {
  /** Of the place, or of the region. */
  id: string;
  words: string;
  kind: "ally" | "caption" | "region";
  anchor: "start" | "middle" | "end";
  size: number;
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SIZES = { ally: 13.5, caption: 11.5, region: 17 };
/** The width of a letter as a part of its height: names are set in a narrow face, regions are spaced out. */
const LETTER = { ally: 0.5, caption: 0.45, region: 0.62 };
/** A caption that cannot stand freely is left to the tooltip. */
const CROWDED = 7;

/** Buttons lie over this corner. */
const TOOLS: Box = { left: 0, right: 160, top: 642, bottom: HEIGHT };

function boxOf(label: Label): Box {
  const wide = label.words.length * label.size * LETTER[label.kind];
  const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - wide : label.x - wide / 2;
  return { left, right: left + wide, top: label.y - label.size * 0.75, bottom: label.y + label.size * 0.25 };
}

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const inside = (box: Box, spot: Spot, margin: number): boolean =>
  spot.x > box.left - margin && spot.x < box.right + margin && spot.y > box.top - margin && spot.y < box.bottom + margin;

function cost(side: Side, box: Box, own: string, taken: readonly Box[]): number {
  let found = 0;
  if (box.left < 14 || box.right > WIDTH - 14 || box.top < 14 || box.bottom > HEIGHT - 14) found += 60;
  for (const place of side.places.values()) {
    if (place.id === own) continue;
    if (inside(box, place, place.kind === "dot" ? 4.5 : DISC)) found += place.kind === "dot" ? 8 : 14;
  }
  for (const spot of side.ways) if (inside(box, spot, 1.5)) found += 0.9;
  for (const other of taken) if (overlap(box, other)) found += 16;
  return found;
}

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

export function placeLabels(side: Side, name: (id: string) => string): Label[] {
  const taken: Box[] = [...side.zones, ...side.sections].map(({ label }) => ({ left: label.x - 22, right: label.x + 22, top: label.y - 14, bottom: label.y + 7 }));
  taken.push(TOOLS);
  const found: Label[] = [];
  const keep = (label: Label): void => {
    found.push(label);
    taken.push(boxOf(label));
  };
  // What a whole region is called need not stand beside one of its places as well.
  const regions = new Set(side.regions.map((region) => region.name));
  const named = [...side.places.values()].filter((place) => place.name && (place.ally || !regions.has(place.name)));
  for (const kind of ["ally", "caption"] as const) {
    for (const place of named.filter((one) => one.ally === (kind === "ally"))) {
      const size = SIZES[kind];
      const around = BESIDE.map((spot, rank) => {
        const label: Label = {
          id: place.id,
          words: name(place.name),
          kind,
          size,
          anchor: spot.anchor,
          x: place.x + spot.x * (DISC + 4),
          y: place.y + spot.y * (DISC + 2) + size * (spot.y > 0 ? 0.8 : spot.y < 0 ? -0.15 : 0.3),
        };
        return { label, price: cost(side, boxOf(label), place.id, taken) + rank * 0.4 };
      });
      const best = around.reduce((a, b) => (b.price < a.price ? b : a));
      if (kind === "ally" || best.price < CROWDED) keep(best.label);
    }
  }
  for (const region of side.regions) {
    const tried: { label: Label; price: number }[] = [];
    for (let dx = -60; dx <= 60; dx += 12) {
      for (let dy = -48; dy <= 48; dy += 8) {
        const label: Label = { id: region.name, words: name(region.name), kind: "region", size: SIZES.region, anchor: "middle", x: region.x + dx, y: region.y + dy };
        tried.push({ label, price: cost(side, boxOf(label), "", taken) + Math.hypot(dx, dy) * 0.06 });
      }
    }
    keep(tried.reduce((a, b) => (b.price < a.price ? b : a)).label);
  }
  return found;
}
