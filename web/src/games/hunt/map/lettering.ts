/** Where the names of this board stand. */
import { Lettering, type Box, type Label, type Name } from "../../../kit/map/labels";
import { DISC, HEIGHT, WIDTH, type Side } from "./map";

const SIZES = { ally: 13.5, caption: 11.5, region: 17 };
/** Names are set in a narrow face, regions are spaced out. */
const LETTER = { ally: 0.5, caption: 0.45, region: 0.62 };
/** A caption that cannot stand freely is left to the tooltip. */
const CROWDED = 7;

/** Buttons lie over this corner. */
const TOOLS: Box = { left: 0, right: 160, top: 642, bottom: HEIGHT };

export function placeLabels(side: Side, name: (id: string) => string): Label[] {
  const places = [...side.places.values()];
  const tags = [...side.zones, ...side.sections].map(({ label }) => ({ left: label.x - 22, right: label.x + 22, top: label.y - 14, bottom: label.y + 7 }));
  const things = places.map(({ id, kind, x, y }) => (kind === "dot" ? { id, x, y, radius: 4.5, price: 8 } : { id, x, y, radius: DISC, price: 14 }));
  const lettering = new Lettering({ width: WIDTH, height: HEIGHT, things, lines: side.ways, taken: [...tags, TOOLS] });
  const named = (kind: keyof typeof SIZES, id: string, word: string, { x, y }: { x: number; y: number }): Name => ({ id, words: name(word), kind, x, y, size: SIZES[kind], letter: LETTER[kind] });
  // What a whole region is called need not stand beside one of its places as well.
  const regions = new Set(side.regions.map((region) => region.name));
  for (const place of places) if (place.name && place.ally) lettering.beside(named("ally", place.id, place.name, place), DISC);
  for (const place of places) if (place.name && !place.ally && !regions.has(place.name)) lettering.beside(named("caption", place.id, place.name, place), DISC, CROWDED);
  for (const region of side.regions) lettering.around(named("region", region.name, region.name, region), 60, 48);
  return lettering.labels;
}
