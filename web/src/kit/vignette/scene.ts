/** A vignette: a sky, a land, motifs in it, and a charge over all, in a frame of 160 by 112.
 *
 * Pictures of cards are composed, not painted. A game writes one line for each (recipe.ts); this puts it together as
 * strokes, picture.ts makes each once, Vignette.svelte draws it in the tones of its palette, which change with day and
 * night. A new thing is a few strokes about (0, 0). What matters stays within y 12–100, since wide windows crop above
 * and below.
 */
import { ARMS } from "./arms";
import { BEASTS, type Beast } from "./beasts";
import { CHARGES, type Charge } from "./charges";
import { LANDS, type Land } from "./lands";
import { figure, type Person } from "./people";
import { PLACES } from "./places";
import { SKIES, type Sky } from "./skies";
import { chance, placed, shadow, type Drawing, type Manner } from "./stroke";
import { THINGS } from "./things";

const STILL = { ...ARMS, ...THINGS, ...PLACES };
export type Thing = keyof typeof STILL;

/** Where a drawing stands: its origin, scale, turn, and whether it is turned about. */
export interface Place {
  x?: number;
  y?: number;
  s?: number;
  turn?: number;
  flip?: boolean;
}
/** A person, a beast, a thing, or a drawing of the game's own; `as` makes it a shadow of one flat manner. */
export type Motif = ((Place & { beast: Beast }) | (Place & { thing: Thing }) | (Place & { drawing: Drawing }) | { who: Person }) & { as?: Manner };

export interface Recipe {
  land: Land;
  sky: Sky;
  motifs: readonly Motif[];
  charges: readonly Charge[];
}

function drawn(motif: Motif): Drawing {
  if ("who" in motif) return figure(motif.who);
  const { x = 80, y = 58, s = 0.9, turn = 0, flip = false } = motif;
  const drawing = "drawing" in motif ? motif.drawing : "beast" in motif ? BEASTS[motif.beast] : STILL[motif.thing];
  return placed(x, y, s, drawing, turn, flip);
}

export function scene({ land, sky, motifs, charges }: Recipe, seed: number): Drawing {
  const r = chance(seed + 11);
  return [
    ...SKIES[sky](r),
    ...LANDS[land](r),
    ...motifs.flatMap((motif) => (motif.as ? shadow(motif.as, drawn(motif)) : drawn(motif))),
    ...charges.flatMap((charge): Drawing => CHARGES[charge]),
  ];
}
