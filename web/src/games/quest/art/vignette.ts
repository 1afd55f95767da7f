/** The picture of a card, made once. */
import { PALETTES, RECIPES, type Palette, type Title } from "./recipes";
import { scene } from "./scene";
import type { Drawing } from "./stroke";

export interface Vignette {
  palette: Palette;
  drawing: Drawing;
  /** The same without fine strokes, for chips and thumbs. */
  plain: Drawing;
  /** Faces stay in sight where a wide window crops the picture. */
  keep: "top" | "middle";
}

const made = new Map<string, Vignette>();

function title(id: string): [Palette, Title] | undefined {
  for (const palette of PALETTES) {
    const found = RECIPES[palette][id];
    if (found) return [palette, found];
  }
  return undefined;
}

/** All card ids that have a picture, in the order of their palettes. */
export const titles = (): string[] => PALETTES.flatMap((palette) => Object.keys(RECIPES[palette]));

export function vignette(id: string): Vignette | undefined {
  const known = made.get(id);
  if (known) return known;
  const found = title(id);
  if (!found) return undefined;
  const [palette, recipe] = found;
  const drawing = scene(recipe, recipe.seed);
  const people = recipe.motifs.some((motif) => "who" in motif && (motif.who.s ?? 1) > 0.75 && !motif.as);
  const one: Vignette = { palette, drawing, plain: drawing.filter(([manner]) => !manner.startsWith("fine")), keep: people ? "top" : "middle" };
  made.set(id, one);
  return one;
}
