/** What each picture is composed of: one line per title, by palette and card id. The number seeds the ground. */
import type { Beast } from "./beasts";
import type { Charge } from "./charges";
import type { Head } from "./heads";
import type { Hold } from "./holds";
import type { Land } from "./lands";
import type { Person } from "./people";
import type { Motif, Place, Recipe, Thing } from "./scene";
import type { Sky } from "./skies";
import type { Manner } from "./stroke";

export const PALETTES = ["leadership", "tactics", "spirit", "lore", "neutral", "mirkwood", "wilds", "guldur", "anduin", "sauron"] as const;
export type Palette = (typeof PALETTES)[number];
export interface Title extends Recipe {
  seed: number;
}

type Look = Partial<Person>;
const man = (head: Head, hold: Hold = "none", look: Look = {}): Motif => ({ who: { head, hold, s: 0.93, y: 117, ...look } });
const mail = (head: Head, hold: Hold = "none", look: Look = {}): Motif => man(head, hold, { body: "mail", ...look });
const gown = (head: Head, hold: Hold = "none", look: Look = {}): Motif => man(head, hold, { body: "gown", ...look });
const dwarf = (head: Head, hold: Hold = "none", look: Look = {}): Motif => man(head, hold, { body: "stout", s: 1, y: 118, ...look });
const orc = (head: Head, hold: Hold = "none", look: Look = {}): Motif => man(head, hold, { body: "orc", s: 0.98, y: 116, ...look });
const shade = (look: Look = {}): Motif => man("wraith", "none", { body: "shade", s: 0.84, y: 118, ...look });
const beast = (name: Beast, place: Place = {}): Motif => ({ beast: name, y: 62, ...place });
const thing = (name: Thing, place: Place = {}): Motif => ({ thing: name, ...place });
/** As a shadow: behind, far away, or against the light. */
const dim = (manner: Manner, motif: Motif): Motif => ({ ...motif, as: manner });

const at = (seed: number, land: Land, sky: Sky, motifs: Motif | readonly Motif[] = [], ...charges: Charge[]): Title => ({ seed, land, sky, motifs: [motifs].flat(), charges });

/** Three on foot, seen from afar. */
const walkers = (x: number, y: number, s: number): Motif[] => [0, 1, 2].map((i) => dim("ink", man(i === 1 ? "wizard" : "hood", i === 1 ? "staff" : "none", { x: x + i * s * 70, y: y + (i % 2) * 2, s: s * (i === 1 ? 0.94 : 0.86) })));

export const RECIPES: Record<Palette, Record<string, Title>> = {
  leadership: {
    aragorn: at(1, "downs", "halo", man("ranger", "sword")),
    theodred: at(2, "rohan", "day", mail("rider", "spear", { mounted: true, x: 92, s: 0.88, y: 116 })),
    gloin: at(3, "hall", "deep", dwarf("dwarfold", "axe", { x: 70 })),
    "guard-of-the-citadel": at(13, "gondor", "halo", mail("guard", "spear", { shield: "kite", x: 74, s: 0.84, y: 115 })),
    faramir: at(14, "leafwood", "dusk", man("man", "bow", { x: 90, flip: true })),
    "son-of-arnor": at(15, "downs", "mist", man("hood", "lowsword", { x: 70, shield: "round" })),
    "snowbourn-scout": at(16, "rohan", "day", man("youth", "none", { mounted: true, x: 96, s: 0.9 }), "birds"),
    "silverlode-archer": at(17, "lorien", "halo", mail("elfdark", "drawn", { x: 92 })),
    "longbeard-orc-slayer": at(18, "peaks", "dusk", dwarf("dwarfbare", "greataxe", { x: 68 })),
    "brok-ironfist": at(19, "peaks", "rays", dwarf("dwarf", "fist", { x: 74 })),
    "ever-vigilant": at(20, "peaks", "night", thing("beacon", { s: 0.8, y: 70 })),
    "common-cause": at(21, "plain", "rays", thing("hands", { s: 1, y: 56 })),
    "for-gondor": at(22, "gondor", "rays", thing("banner", { x: 74, y: 62 })),
    "sneak-attack": at(23, "firwood", "moon", man("hood", "lowsword", { x: 94, s: 0.86, y: 116, flip: true }), "thicket"),
    "valiant-sacrifice": at(24, "downs", "dusk", thing("fallen", { s: 0.92, y: 62 })),
    "grim-resolve": at(25, "gondor", "storm", thing("helms", { s: 1, y: 62 })),
    "steward-of-gondor": at(26, "hall", "rays", thing("throne", { s: 0.76, y: 66 })),
    "celebrians-stone": at(27, "plain", "rays", thing("gem", { s: 0.92, y: 54 })),
  },
  tactics: {
    gimli: at(4, "peaks", "halo", dwarf("dwarf", "greataxe", { x: 66 })),
    legolas: at(5, "leafwood", "day", mail("elf", "bow", { x: 72 })),
    thalin: at(6, "hall", "deep", dwarf("darkdwarf", "hammer", { x: 90, flip: true })),
    "veteran-axehand": at(28, "peaks", "day", dwarf("dwarfbare", "axe", { x: 84, flip: true })),
    "gondorian-spearman": at(29, "gondor", "dusk", mail("guard", "spear", { x: 88, s: 0.84, y: 115, shield: "round" })),
    "horseback-archer": at(30, "rohan", "dusk", mail("rider", "bow", { mounted: true, x: 94, s: 0.88, y: 116 })),
    beorn: at(31, "leafwood", "halo", beast("bear", { s: 0.98, y: 66 })),
    "blade-mastery": at(32, "plain", "rays", thing("crossed", { s: 0.9, y: 56 })),
    "rain-of-arrows": at(33, "rohan", "dusk", thing("arrows", { s: 0.95, y: 52 })),
    feint: at(34, "downs", "halo", thing("feint", { s: 0.92, y: 64 })),
    "quick-strike": at(35, "rohan", "rays", thing("stroke", { y: 60 })),
    "thicket-of-spears": at(36, "downs", "dusk", thing("spears", { s: 0.95, y: 62 })),
    "swift-strike": at(37, "peaks", "rays", thing("riposte", { s: 0.9, y: 60, x: 74 })),
    "stand-together": at(38, "downs", "halo", thing("wall", { s: 1, y: 62 })),
    "blade-of-gondolin": at(39, "peaks", "moon", thing("elvenblade", { s: 1 })),
    "citadel-plate": at(40, "gondor", "halo", thing("plate", { s: 0.96, y: 60 })),
    "dwarven-axe": at(41, "hall", "deep", thing("axe", { s: 0.92, y: 60 })),
    "horn-of-gondor": at(42, "gondor", "rays", thing("horn", { s: 1, y: 60 })),
  },
  spirit: {
    eowyn: at(7, "rohan", "halo", gown("maiden", "sword", { x: 74 })),
    eleanor: at(8, "gondor", "day", gown("lady", "ward", { x: 66 })),
    dunhere: at(9, "rohan", "dusk", mail("rider", "spear", { shield: "round", s: 0.88 })),
    "wandering-took": at(43, "downs", "day", man("hobbit", "lantern", { body: "small", s: 1.22, y: 120, x: 74 }), "birds"),
    "lorien-guide": at(44, "lorien", "day", man("elf", "lantern", { x: 70 })),
    "northern-tracker": at(45, "firwood", "mist", man("hood", "spear", { x: 88, flip: true, s: 0.88 })),
    "the-galadhrims-greeting": at(46, "lorien", "moon", [dim("far", man("elf", "spear", { x: 34, s: 0.66, y: 104 })), dim("far", man("elf", "spear", { x: 126, s: 0.66, y: 104, flip: true })), gown("elfdark", "ward", { x: 78 })]),
    "strength-of-will": at(47, "peaks", "rays", thing("will", { s: 0.96, y: 66 })),
    "hasty-stroke": at(48, "downs", "moon", thing("cut", { s: 0.9, y: 60 })),
    "will-of-the-west": at(49, "sea", "rays", thing("ship", { s: 0.86, y: 62 }), "star"),
    "a-test-of-will": at(50, "downs", "storm", [thing("eye", { s: 0.9, y: 42 }), man("hood", "staff", { s: 0.38, y: 114, x: 78 })]),
    "stand-and-fight": at(51, "rohan", "rays", mail("rider", "lowsword", { shield: "round", x: 76, s: 0.92 })),
    "a-light-in-the-dark": at(52, "caves", "deep", thing("phial", { s: 0.86, y: 62 })),
    "dwarven-tomb": at(53, "hall", "deep", thing("tomb", { s: 0.84, y: 66 })),
    "fortune-or-fate": at(54, "sea", "dusk", thing("wheel", { s: 0.86, y: 56 })),
    "the-favor-of-the-lady": at(55, "lorien", "halo", thing("basin", { s: 0.88, y: 60 }), "stars"),
    "power-in-the-earth": at(56, "plain", "halo", thing("tree", { s: 0.94, y: 60 })),
    "unexpected-courage": at(57, "peaks", "halo", [dim("mid", man("troll", "club", { body: "hulk", s: 0.94, y: 114, x: 66, flip: true })), man("hobbit", "sword", { body: "small", s: 0.64, y: 112, x: 92 })]),
  },
  lore: {
    denethor: at(10, "gondor", "dusk", man("steward", "orb", { x: 66 })),
    glorfindel: at(11, "imladris", "halo", mail("elf", "sword", { x: 64 })),
    beravor: at(12, "firwood", "day", man("hoodlady", "bow", { x: 72 })),
    "daughter-of-the-nimrodel": at(58, "lorien", "day", gown("lady", "bowl", { x: 84 }), "leaves"),
    "erebor-hammersmith": at(59, "hall", "deep", [dwarf("dwarfbare", "hammer", { x: 66, y: 112 }), thing("anvil", { x: 104, y: 92, s: 0.72 })], "embers"),
    "henamarth-riversong": at(60, "river", "day", gown("elf", "flute", { x: 74 })),
    "miner-of-the-iron-hills": at(61, "cavern", "deep", dwarf("dwarf", "pick", { x: 74 })),
    gleowine: at(62, "rohan", "dusk", man("man", "harp", { x: 72 })),
    "lore-of-imladris": at(63, "imladris", "halo", thing("book", { s: 0.92, y: 64 })),
    "loriens-wealth": at(64, "lorien", "rays", thing("gifts", { s: 0.92, y: 62 })),
    "radagasts-cunning": at(65, "leafwood", "halo", beast("thrush", { s: 0.96, y: 60 }), "birds"),
    "secret-paths": at(66, "mirkwood", "moon", [thing("path", { s: 0.8, y: 80, x: 82 }), man("hood", "staff", { x: 80, y: 92, s: 0.4 })]),
    "gandalfs-search": at(67, "hall", "rays", thing("scroll", { s: 0.9, y: 58 })),
    "beorns-hospitality": at(68, "leafwood", "dusk", thing("hall", { s: 0.9, y: 62 })),
    "forest-snare": at(69, "firwood", "mist", thing("snare", { s: 0.9, y: 62, x: 58 })),
    "protector-of-lorien": at(70, "lorien", "halo", thing("leaf", { s: 0.88, y: 58 }), "stars"),
    "dark-knowledge": at(71, "tower", "moon", thing("palantir", { s: 0.84, y: 60 })),
    "self-preservation": at(72, "imladris", "day", thing("cup", { s: 0.95, y: 64 })),
  },
  neutral: {
    gandalf: at(73, "downs", "rays", man("wizard", "staff", { s: 0.8, y: 115 })),
  },
  mirkwood: {
    "king-spider": at(74, "webwood", "halo", beast("kingspider", { s: 0.94, y: 64 })),
    hummerhorns: at(75, "marsh", "mist", beast("hornets", { y: 56 })),
    "ungoliants-spawn": at(76, "webwood", "halo", beast("hanging", { s: 1.18, y: 62 })),
    "great-forest-web": at(77, "webwood", "moon", [thing("cocoon", { x: 46, y: 62, s: 0.34, turn: -8 }), thing("cocoon", { x: 118, y: 66, s: 0.26, turn: 6 }), beast("spider", { x: 80, y: 50, s: 0.36 })], "bigweb"),
    "mountains-of-mirkwood": at(78, "woodpeaks", "dusk", [], "birds"),
    "eyes-of-the-forest": at(79, "mirkwood", "moon", thing("eyes", { s: 1, y: 60 })),
    "caught-in-a-web": at(80, "webwood", "moon", thing("cocoon", { s: 0.92, y: 60 }), "webs"),
    "forest-spider": at(96, "mirkwood", "moon", [beast("hanging", { x: 124, y: 40, s: 0.36 }), beast("spider", { x: 70, s: 0.86, y: 66, turn: -8 })], "webs"),
    "east-bight-patrol": at(97, "mirkwood", "dusk", [dim("mid", orc("goblin", "pike", { x: 36, s: 0.76, y: 110 })), dim("mid", orc("goblin", "pike", { x: 124, s: 0.76, y: 110 })), orc("goblin", "pike", { x: 78 })]),
    "black-forest-bats": at(98, "mirkwood", "moon", beast("bats", { s: 0.95, y: 56 })),
    "old-forest-road": at(99, "road", "halo"),
    "forest-gate": at(100, "eaves", "mist"),
    "flies-and-spiders": at(119, "webwood", "halo", [thing("path", { s: 0.9, y: 78 }), ...walkers(67, 92, 0.22), beast("hanging", { x: 40, y: 46, s: 0.28 }), beast("hanging", { x: 122, y: 52, s: 0.34 })]),
    "a-fork-in-the-road": at(120, "firwood", "halo", thing("fork", { s: 0.86, y: 70 })),
    "a-chosen-path-dont-leave-the-path": at(121, "road", "moon", beast("hanging", { s: 0.58, x: 92, y: 50 }), "webs"),
    "a-chosen-path-beorns-path": at(122, "road", "day", thing("hall", { s: 0.34, x: 92, y: 62 }), "birds"),
  },
  wilds: {
    "wolf-rider": at(81, "waste", "dusk", [orc("goblin", "pike", { x: 56, y: 82, s: 0.64, flip: true }), beast("wolf", { s: 0.98, y: 66, x: 74 })]),
    "hill-troll": at(82, "peaks", "dusk", man("troll", "club", { body: "hulk", s: 0.94, y: 118, x: 70 })),
    "goblin-sniper": at(83, "waste", "moon", orc("goblin", "drawn", { x: 96, s: 0.88 })),
    "marsh-adder": at(84, "marsh", "mist", beast("snake", { s: 1, y: 62 })),
    wargs: at(85, "firwood", "moon", beast("wolves", { s: 0.98, y: 62 })),
    despair: at(86, "waste", "shadow", thing("kneel", { s: 0.84, y: 68, x: 70 })),
    "the-brown-lands": at(87, "parched", "dusk", [], "birds"),
    "the-east-bight": at(88, "bight", "dusk", [], "birds"),
  },
  guldur: {
    "dol-guldur-orcs": at(89, "tower", "storm", orc("orchelm", "scimitar", { x: 74 })),
    "chieftan-ufthak": at(90, "tower", "dusk", orc("orchorns", "banner", { x: 62, s: 0.9 })),
    "dol-guldur-beastmaster": at(91, "mirkwood", "dusk", [orc("orc", "whip", { x: 72, s: 0.94 }), beast("wolf", { x: 38, y: 92, s: 0.56, flip: true })]),
    "driven-by-shadow": at(92, "downs", "shadow", thing("host", { s: 1, y: 66 })),
    "the-necromancers-reach": at(93, "waste", "moon", thing("reach", { s: 0.94, y: 66, x: 92 })),
    "necromancers-pass": at(94, "pass", "dusk"),
    "enchanted-stream": at(95, "stream", "moon", [], "embers"),
    "dungeon-jailor": at(101, "dungeon", "deep", orc("orc", "keys", { x: 76, s: 0.92 })),
    "nazgul-of-dol-guldur": at(102, "tower", "moon", shade()),
    "cavern-guardian": at(103, "cavern", "deep", orc("skull", "pike", { x: 76 })),
    "under-the-shadow": at(104, "tower", "shadow", [], "rain"),
    "iron-shackles": at(105, "dungeon", "deep", thing("shackles", { s: 0.95, y: 66 })),
    "endless-caverns": at(106, "caves", "deep"),
    "tower-gate": at(107, "dungeon", "deep", thing("gate", { s: 0.8, y: 66 })),
    "gandalfs-map": at(108, "plain", "dusk", thing("map", { s: 1.05, y: 56 })),
    "dungeon-torch": at(109, "cavern", "deep", thing("torch", { s: 0.92, y: 64 }), "embers"),
    "shadow-key": at(110, "dungeon", "deep", thing("key", { s: 0.86, y: 68, x: 80 })),
    "orc-guard": at(129, "dungeon", "deep", orc("orchelm", "pike", { x: 78, s: 0.9 })),
    "the-necromancers-tower": at(123, "tower", "storm", thing("bolt", { x: 36, y: 40, s: 0.6 })),
    "through-the-caverns": at(124, "cavern", "deep", man("hood", "torch", { s: 0.62, y: 112, x: 76 })),
    "out-of-the-dungeons": at(125, "dungeon", "rays", man("hood", "sword", { s: 0.66, y: 114, x: 76 })),
  },
  anduin: {
    "misty-mountain-goblins": at(111, "peaks", "moon", [dim("mid", orc("goblin", "scimitar", { x: 32, s: 0.78, y: 112 })), dim("mid", orc("goblin", "pike", { x: 128, s: 0.78, y: 112 })), orc("goblin", "scimitar", { x: 76 })]),
    "massing-at-night": at(112, "peaks", "night", thing("host", { s: 1, y: 74 }), "fires"),
    "banks-of-the-anduin": at(113, "banks", "day", [], "birds"),
    "gladden-fields": at(114, "marsh", "mist", [], "birds"),
    "to-the-river": at(126, "river", "dusk", walkers(54, 104, 0.36)),
    "anduin-passage": at(127, "river", "day", thing("boat", { s: 0.7, y: 68 })),
    "ambush-on-the-shore": at(128, "river", "moon", [thing("boat", { s: 0.34, y: 74, x: 82 }), dim("ink", orc("goblin", "pike", { x: 30, s: 0.66, y: 118 })), dim("ink", orc("orchelm", "scimitar", { x: 130, s: 0.7, y: 118, flip: true }))]),
  },
  sauron: {
    "eastern-crows": at(115, "peaks", "dusk", beast("crows", { s: 0.95, y: 64 })),
    "evil-storm": at(116, "peaks", "storm", thing("bolt", { s: 0.9, y: 56 }), "rain"),
    "pursued-by-shadow": at(117, "downs", "shadow", man("hood", "staff", { s: 0.56, x: 52, y: 114, flip: true })),
    "treacherous-fog": at(118, "firwood", "mist", man("hood", "lantern", { s: 0.5, x: 88, y: 112 }), "fog"),
  },
};
