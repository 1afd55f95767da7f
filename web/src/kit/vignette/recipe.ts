/** How a picture is written down: one line with a seed for the ground, a land, a sky, motifs and charges. */
import type { Beast } from "./beasts";
import type { Charge } from "./charges";
import type { Head } from "./heads";
import type { Hold } from "./holds";
import type { Land } from "./lands";
import type { Person } from "./people";
import type { Motif, Place, Recipe, Thing } from "./scene";
import type { Sky } from "./skies";
import type { Drawing, Manner } from "./stroke";

export const PALETTES = ["leadership", "tactics", "spirit", "lore", "neutral", "mirkwood", "wilds", "guldur", "anduin", "sauron"] as const;
export type Palette = (typeof PALETTES)[number];
export interface Title extends Recipe {
  seed: number;
}
/** The pictures of a game, by palette and card id. */
export type Recipes = Partial<Record<Palette, Record<string, Title>>>;

type Look = Partial<Person>;
export const man = (head: Head, hold: Hold = "none", look: Look = {}): Motif => ({ who: { head, hold, s: 0.93, y: 117, ...look } });
export const mail = (head: Head, hold: Hold = "none", look: Look = {}): Motif => man(head, hold, { body: "mail", ...look });
export const gown = (head: Head, hold: Hold = "none", look: Look = {}): Motif => man(head, hold, { body: "gown", ...look });
export const dwarf = (head: Head, hold: Hold = "none", look: Look = {}): Motif => man(head, hold, { body: "stout", s: 1, y: 118, ...look });
export const orc = (head: Head, hold: Hold = "none", look: Look = {}): Motif => man(head, hold, { body: "orc", s: 0.98, y: 116, ...look });
export const shade = (look: Look = {}): Motif => man("wraith", "none", { body: "shade", s: 0.84, y: 118, ...look });
export const beast = (name: Beast, place: Place = {}): Motif => ({ beast: name, y: 62, ...place });
export const thing = (name: Thing, place: Place = {}): Motif => ({ thing: name, ...place });
/** A drawing of the game's own. */
export const own = (drawing: Drawing, place: Place = {}): Motif => ({ drawing, ...place });
/** As a shadow: behind, far away, or against the light. */
export const dim = (manner: Manner, motif: Motif): Motif => ({ ...motif, as: manner });

export const at = (seed: number, land: Land, sky: Sky, motifs: Motif | readonly Motif[] = [], ...charges: Charge[]): Title => ({ seed, land, sky, motifs: [motifs].flat(), charges });

/** Three on foot, seen from afar. */
export const walkers = (x: number, y: number, s: number): Motif[] => [0, 1, 2].map((i) => dim("ink", man(i === 1 ? "wizard" : "hood", i === 1 ? "staff" : "none", { x: x + i * s * 70, y: y + (i % 2) * 2, s: s * (i === 1 ? 0.94 : 0.86) })));
