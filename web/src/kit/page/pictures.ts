/** Pictures for the page of the kit, a card of each palette; they belong to no game. */
import { pictureBook } from "../vignette/picture";
import { at, beast, dim, gown, mail, man, orc, shade, thing, type Recipes } from "../vignette/recipe";

const RECIPES: Recipes = {
  leadership: { guard: at(1, "gondor", "day", mail("man", "spear", { x: 76 })) },
  tactics: { rider: at(2, "rohan", "dusk", mail("rider", "sword", { mounted: true, x: 92, s: 0.88, y: 116 })) },
  spirit: { song: at(3, "caves", "halo", gown("elf", "bowl"), "stars") },
  lore: { warden: at(4, "leafwood", "day", man("man", "bow")), cloak: at(5, "leafwood", "mist", [], "fog"), road: at(6, "road", "day", [], "leaves") },
  neutral: { wizard: at(7, "downs", "rays", man("wizard", "staff", { s: 0.8, y: 115 })) },
  mirkwood: { spider: at(8, "webwood", "night", beast("spider"), "webs") },
  wilds: { wolves: at(9, "pass", "moon", beast("wolves", { s: 0.98, y: 66 })) },
  guldur: { reach: at(10, "tower", "shadow", shade()), chart: at(11, "hall", "deep", thing("palantir", { s: 0.84, y: 60 })) },
  anduin: { ford: at(12, "river", "day", [], "birds") },
  sauron: { host: at(13, "waste", "storm", [dim("mid", orc("orchorns", "pike", { x: 36, s: 0.72, y: 108 })), orc("orc", "scimitar", { x: 92 })], "embers") },
};
export const PICTURES = pictureBook(RECIPES);
