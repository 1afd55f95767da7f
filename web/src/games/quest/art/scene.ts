/** A vignette: a sky, a land, motifs in it, and a charge over all, in a frame of 160 by 112.
 *
 * What matters stays within y 12–100, since wide windows crop above and below.
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
/** A person, a beast or a thing; `as` makes it a shadow of one flat manner. */
export type Motif = ((Place & { beast: Beast }) | (Place & { thing: Thing }) | { who: Person }) & { as?: Manner };

export interface Recipe {
  land: Land;
  sky: Sky;
  motifs: readonly Motif[];
  charges: readonly Charge[];
}

function drawn(motif: Motif): Drawing {
  if ("who" in motif) return figure(motif.who);
  const { x = 80, y = 58, s = 0.9, turn = 0, flip = false } = motif;
  return placed(x, y, s, "beast" in motif ? BEASTS[motif.beast] : STILL[motif.thing], turn, flip);
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
