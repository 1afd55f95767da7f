/** The pictures of the cards: one line each, by palette and card id (kit/vignette). The number seeds the ground. */
import { pictureBook } from "../../../kit/vignette/picture";
import { at, beast, dim, gown, mail, man, orc, own, shade, thing, type Recipes } from "../../../kit/vignette/recipe";
import { BALROG, CROWN, EAGLE, ENT, FELL_BEAST, FIRE_MOUNTAIN, GOLLUM, GROND, MUMAK, RING, TOWER } from "../map/scenes";

const RECIPES: Recipes = {
  leadership: {
    theoden: at(1, "rohan", "rays", mail("rider", "sword", { mounted: true, x: 92, s: 0.88, y: 116 })),
    eomer: at(2, "rohan", "dusk", mail("rider", "spear", { mounted: true, shield: "round", x: 92, s: 0.88, y: 116 })),
    faramir: at(3, "leafwood", "day", man("man", "bow", { x: 88, flip: true })),
    boromir: at(4, "leafwood", "dusk", mail("man", "sword", { shield: "round", x: 76 })),
    denethor: at(5, "gondor", "storm", man("steward", "orb", { x: 68 })),
  },
  spirit: {
    arwen: at(6, "imladris", "moon", gown("lady", "ward", { x: 72 })),
    elrond: at(7, "imladris", "halo", man("elfdark", "none", { x: 78 })),
    galadriel: at(8, "lorien", "halo", gown("elf", "bowl", { x: 82 }), "stars"),
    eowyn: at(9, "rohan", "storm", mail("maiden", "sword", { x: 74, shield: "round" })),
    "phial-of-galadriel": at(10, "caves", "deep", thing("phial", { s: 0.88, y: 60 }), "stars"),
    "army-of-the-dead": at(11, "pass", "mist", [dim("far", man("skull", "spear", { x: 36, s: 0.7, y: 106 })), dim("far", man("skull", "banner", { x: 124, s: 0.7, y: 106 })), man("skull", "sword", { body: "shade", x: 78, s: 0.9 })]),
  },
  lore: {
    treebeard: at(12, "firwood", "day", own(ENT, { y: 62, s: 1 }), "leaves"),
    eagles: at(13, "peaks", "rays", [dim("far", own(EAGLE, { x: 34, y: 34, s: 0.32 })), own(EAGLE, { y: 58, s: 0.95 })]),
  },
  neutral: {
    "gandalf-power": at(14, "peaks", "rays", man("wizard", "staff", { s: 0.8, y: 115 })),
    "gandalf-trick": at(15, "downs", "day", man("wizard", "torch", { s: 0.8, y: 115, x: 74 }), "embers"),
    "gandalf-support": at(16, "rohan", "halo", man("wizard", "staff", { mounted: true, s: 0.8, y: 116, x: 94 })),
    "gandalf-vision": at(17, "tower", "moon", thing("palantir", { s: 0.84, y: 60 })),
    "gandalf-wrath": at(18, "caves", "storm", man("wizard", "sword", { s: 0.8, y: 115, x: 86 }), "embers"),
  },
  guldur: {
    "cave-troll": at(19, "cavern", "deep", man("troll", "club", { body: "hulk", s: 0.95, y: 116, x: 80 })),
    "moria-orc": at(20, "hall", "deep", orc("goblin", "scimitar", { x: 80 })),
    "orc-hordes": at(21, "waste", "dusk", [dim("mid", orc("orchorns", "pike", { x: 32, s: 0.72, y: 108 })), dim("mid", orc("orchelm", "pike", { x: 130, s: 0.72, y: 108 })), orc("orc", "scimitar", { x: 80 })]),
    "uruk-hai": at(22, "plain", "storm", [dim("mid", orc("orchelm", "pike", { x: 40, s: 0.74, y: 108 })), orc("orchelm", "pike", { x: 92 })]),
    wargs: at(23, "pass", "moon", beast("wolves", { s: 0.98, y: 66 })),
    saruman: at(24, "plain", "dusk", [dim("mid", own(TOWER, { x: 122, y: 48, s: 0.84 })), man("wizard", "staff", { x: 62, s: 0.8, y: 115 })]),
    wormtongue: at(25, "hall", "shadow", man("hood", "none", { x: 78 })),
    nazgul: at(26, "downs", "moon", shade({ mounted: true, x: 92, s: 0.8 })),
    "witch-king": at(27, "waste", "storm", [own(FELL_BEAST, { y: 58, s: 0.95 }), own(CROWN, { y: 30, s: 0.36 })]),
    shelob: at(28, "caves", "deep", beast("kingspider", { s: 0.98, y: 62 }), "bigweb"),
    "shelobs-sting": at(29, "caves", "shadow", [beast("spider", { s: 0.7, y: 44, x: 106 }), man("hobbit", "none", { body: "small", s: 0.8, y: 116, x: 54 })], "webs"),
    "gollums-deceit": at(30, "marsh", "mist", own(GOLLUM, { y: 62, s: 0.95, x: 72 })),
  },
  wilds: {
    mumakil: at(31, "parched", "day", own(MUMAK, { y: 58, s: 0.98 })),
    haradrim: at(32, "parched", "dusk", [dim("mid", man("hood", "spear", { x: 34, s: 0.72, y: 108 })), man("hood", "scimitar", { shield: "round", x: 84 })]),
  },
  sauron: {
    balrog: at(33, "cavern", "deep", own(BALROG, { y: 58, s: 0.98 }), "embers"),
    grond: at(34, "gondor", "storm", own(GROND, { y: 60, s: 0.92 }), "fires"),
    "eye-of-sauron": at(35, "waste", "storm", thing("eye", { s: 1, y: 50 })),
    "mouth-of-sauron": at(36, "tower", "dusk", man("orchelm", "banner", { mounted: true, x: 92, s: 0.84, y: 116 })),
    "gollums-madness": at(37, "waste", "rays", [dim("mid", own(FIRE_MOUNTAIN, { x: 116, y: 50, s: 0.7 })), own(GOLLUM, { y: 66, s: 0.9, x: 60, flip: true })], "embers"),
    "power-of-the-ring": at(38, "waste", "rays", own(RING, { y: 54, s: 1 })),
  },
};

export const { titles, picture } = pictureBook(RECIPES);
