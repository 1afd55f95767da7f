/** Pictures of cards, each made once. */
import { PALETTES, type Palette, type Recipes, type Title } from "./recipe";
import { scene } from "./scene";
import type { Drawing } from "./stroke";

export interface Picture {
  palette: Palette;
  drawing: Drawing;
  /** The same without fine strokes, for chips and thumbs. */
  plain: Drawing;
  /** Faces stay in sight where a wide window crops the picture. */
  keep: "top" | "middle";
}

function painted(palette: Palette, recipe: Title): Picture {
  const drawing = scene(recipe, recipe.seed);
  const people = recipe.motifs.some((motif) => "who" in motif && (motif.who.s ?? 1) > 0.75 && !motif.as);
  return { palette, drawing, plain: drawing.filter(([manner]) => !manner.startsWith("fine")), keep: people ? "top" : "middle" };
}

/** The pictures of a game: `titles` are the card ids that have one, in the order of their palettes. */
export function pictureBook(recipes: Recipes): { titles: () => string[]; picture: (id: string) => Picture | undefined } {
  const made = new Map<string, Picture>();
  const pages = PALETTES.map((palette) => [palette, recipes[palette] ?? {}] as const);
  function picture(id: string): Picture | undefined {
    const known = made.get(id);
    if (known) return known;
    const found = pages.find(([, titles]) => id in titles);
    const recipe = found?.[1][id];
    if (!found || !recipe) return undefined;
    const one = painted(found[0], recipe);
    made.set(id, one);
    return one;
  }
  return { titles: () => pages.flatMap(([, titles]) => Object.keys(titles)), picture };
}
