/** Cards and words for the gallery: enough to show every type, every state and the longest names. */
import type { FaceData, Standing } from "../faces/data";
import type { FaceWords } from "../faces/words";

export const WORDS: FaceWords = {
  type: { hero: "Hero", ally: "Ally", attachment: "Attachment", event: "Event", enemy: "Enemy", location: "Location", treachery: "Treachery", objective: "Objective", quest: "Quest" },
  sphere: { leadership: "Leadership", tactics: "Tactics", spirit: "Spirit", lore: "Lore", neutral: "Neutral" },
  number: { engagement: "engages at", threat: "threat", willpower: "willpower", attack: "attack", defense: "defense", life: "hit points", points: "quest points", cost: "threat cost" },
  costs: "costs",
  damage: "damage",
  resources: "resources",
  progress: "progress",
  unique: "unique",
  printed: "printed",
};

const is = (printed: number, present?: number, reason?: string) => ({ printed, present, reason });
const people = (willpower: number, attack: number, defense: number, life: number) => ({ willpower: is(willpower), attack: is(attack), defense: is(defense), life: is(life) });

export const CARDS = {
  aragorn: {
    id: "aragorn", type: "hero", name: "Aragorn", sphere: "leadership", unique: true, traits: ["Dúnedain", "Noble", "Ranger"], keywords: ["Sentinel"],
    numbers: { ...people(2, 3, 2, 5), willpower: is(2, 4, "+2 Celebrían’s Stone"), cost: is(12) },
    text: [{ lead: "Response", words: "After Aragorn commits, pay 1 of his resources: ready him." }], source: ["Leadership", "no. 1"],
  },
  eowyn: {
    id: "eowyn", type: "hero", name: "Éowyn", sphere: "spirit", unique: true, traits: ["Noble", "Rohan"],
    numbers: { ...people(4, 1, 1, 3), cost: is(9) },
    text: [{ lead: "Action", words: "Discard a card: +1 willpower until the phase ends. Each player once a round." }], source: ["Spirit", "no. 7"],
  },
  beravor: {
    id: "beravor", type: "hero", name: "Beravor", sphere: "lore", unique: true, traits: ["Dúnedain", "Ranger"],
    numbers: { ...people(2, 2, 2, 4), attack: is(2, 1, "−1 Despair"), cost: is(10) },
    text: [{ lead: "Action", words: "Exhaust Beravor: a player draws 2 cards. Once a round." }], source: ["Lore", "no. 12"],
  },
  gimli: { id: "gimli", type: "hero", name: "Gimli", sphere: "tactics", unique: true, traits: ["Dwarf", "Noble", "Warrior"], numbers: { ...people(2, 2, 2, 5), attack: is(2, 4, "+1 for each damage on him"), cost: is(11) }, text: [{ words: "+1 attack for each damage on Gimli." }], source: ["Tactics", "no. 4"] },
  guard: { id: "guard-of-the-citadel", type: "ally", name: "Guard of the Citadel", sphere: "leadership", cost: 2, traits: ["Gondor", "Warrior"], numbers: people(1, 1, 0, 2), source: ["Leadership", "no. 13"] },
  faramir: { id: "faramir", type: "ally", name: "Faramir", sphere: "leadership", cost: 4, unique: true, traits: ["Gondor", "Noble", "Ranger"], numbers: people(2, 1, 2, 3), text: [{ lead: "Action", words: "Exhaust him: each character of one player gets +1 willpower this phase." }], source: ["Leadership", "no. 14"] },
  gandalf: { id: "gandalf", type: "ally", name: "Gandalf", sphere: "neutral", cost: 5, unique: true, traits: ["Istari"], numbers: people(4, 4, 4, 4), text: [{ lead: "Response", words: "Entering: draw 3, deal 4 to an enemy, or −5 threat. Leaves after the round." }], source: ["Neutral", "no. 73"] },
  steward: { id: "steward-of-gondor", type: "attachment", name: "Steward of Gondor", sphere: "leadership", cost: 2, unique: true, traits: ["Gondor", "Title"], text: [{ lead: "Action", words: "Exhaust this: its hero gets 2 resources. He counts as Gondor." }], source: ["Leadership", "no. 26"] },
  courage: { id: "unexpected-courage", type: "attachment", name: "Unexpected Courage", sphere: "spirit", cost: 2, traits: ["Condition"], text: [{ lead: "Action", words: "Exhaust this: ready its hero." }], source: ["Spirit", "no. 57"] },
  will: { id: "a-test-of-will", type: "event", name: "A Test of Will", sphere: "spirit", cost: 1, text: [{ lead: "Response", words: "A card is revealed: cancel what it does when revealed." }], source: ["Spirit", "no. 50"] },
  fight: { id: "stand-and-fight", type: "event", name: "Stand and Fight", sphere: "spirit", cost: "X", text: [{ lead: "Action", words: "Choose an ally in a discard pile and pay its cost: it enters play." }], source: ["Spirit", "no. 51"] },
  orcs: { id: "dol-guldur-orcs", type: "enemy", name: "Dol Guldur Orcs", traits: ["Dol Guldur", "Orc"], numbers: { engagement: is(10), threat: is(2), attack: is(2), defense: is(0), life: is(3) }, text: [{ lead: "When revealed", words: "2 damage to one character on the quest." }, { lead: "Shadow", words: "+1 attack; +3 if undefended." }], source: ["Dol Guldur Orcs", "no. 89"] },
  spawn: { id: "ungoliants-spawn", type: "enemy", name: "Ungoliant’s Spawn", traits: ["Creature", "Spider"], numbers: { engagement: is(32), threat: is(3), attack: is(5), defense: is(2), life: is(9) }, text: [{ lead: "When revealed", words: "Characters on the quest get −1 willpower until the phase ends." }, { lead: "Shadow", words: "Your threat rises by 4; by 8 if undefended." }], source: ["Spiders of Mirkwood", "no. 76"] },
  spider: { id: "forest-spider", type: "enemy", name: "Forest Spider", traits: ["Creature", "Spider"], numbers: { engagement: is(25), threat: is(2), attack: is(2, 3, "+1 this round, it has just engaged"), defense: is(1), life: is(4) }, text: [{ lead: "Forced", words: "On engaging: +1 attack this round." }, { lead: "Shadow", words: "Discard one of your attachments." }], source: ["Passage Through Mirkwood", "no. 96"] },
  jailor: { id: "dungeon-jailor", type: "enemy", name: "Dungeon Jailor", traits: ["Dol Guldur", "Orc"], numbers: { engagement: is(38), threat: is(1), attack: is(2), defense: is(3), life: is(5) }, text: [], source: ["Escape from Dol Guldur", "no. 101"] },
  guardOrc: { id: "orc-guard", type: "enemy", name: "Orc Guard", numbers: { engagement: is(0), threat: is(0), attack: is(1), defense: is(1), life: is(1) }, text: [] },
  road: { id: "old-forest-road", type: "location", name: "Old Forest Road", traits: ["Forest"], numbers: { threat: is(1), points: is(3) }, text: [{ lead: "Response", words: "After travelling here, the first player may ready a character." }], source: ["Passage Through Mirkwood", "no. 99"] },
  bight: { id: "the-east-bight", type: "location", name: "The East Bight", traits: ["Wasteland"], numbers: { threat: is(1), points: is(6) }, text: [], source: ["Wilderlands", "no. 88"] },
  reach: { id: "the-necromancers-reach", type: "treachery", name: "The Necro\u00admancer’s Reach", text: [{ lead: "When revealed", words: "1 damage to every exhausted character." }], source: ["Dol Guldur Orcs", "no. 93"] },
  web: { id: "caught-in-a-web", type: "treachery", name: "Caught in a Web", text: [{ lead: "When revealed", words: "The player with the highest threat attaches this to a hero: it does not ready unless 2 of its resources are paid." }], source: ["Spiders of Mirkwood", "no. 80"] },
  map: { id: "gandalfs-map", type: "objective", name: "Gandalf’s Map", traits: ["Item"], keywords: ["Guarded", "Restricted"], text: [{ lead: "Action", words: "Unguarded: raise your threat by 2 and give the map to a hero. That hero cannot attack or defend." }], source: ["Escape from Dol Guldur", "no. 108"] },
  path: { id: "a-chosen-path-beorns-path", type: "quest", name: "Beorn’s Path", stage: "3B", numbers: { points: is(10) }, text: [{ words: "Not finished while Ungoliant’s Spawn is in play." }, { words: "Finish it and you win." }], source: ["Passage Through Mirkwood", "no. 122"] },
} satisfies Record<string, FaceData>;

/** The longest names of three languages, with the soft hyphens of their catalogs. */
export const LONG: FaceData[] = [
  { ...CARDS.guard, id: "the-galadhrims-greeting", name: "The Galadhrim’s Greeting", type: "event", sphere: "spirit", numbers: {} },
  { ...CARDS.guard, id: "longbeard-orc-slayer", name: "Длинно\u00adбородый истре\u00adбитель орков" },
  { ...CARDS.guard, id: "veteran-axehand", name: "Ветеран-секиро\u00adносец", sphere: "tactics" },
  { ...CARDS.orcs, id: "dol-guldur-beastmaster", name: "Повели\u00adтель Зверей из Дол Гулдура" },
  { ...CARDS.orcs, id: "dol-guldur-beastmaster", name: "Poskra\u00admiacz Bestii z Dol Guldur" },
  { ...CARDS.will, id: "self-preservation", name: "Instynkt samo\u00adzacho\u00adwawczy", type: "attachment", sphere: "lore" },
];

export const TYPES: [string, FaceData, Standing][] = [
  ["Hero", CARDS.aragorn, { resources: 2, damage: 1 }],
  ["Ally", CARDS.guard, {}],
  ["Attachment", CARDS.steward, {}],
  ["Event", CARDS.will, {}],
  ["Enemy", CARDS.orcs, {}],
  ["Location", CARDS.road, { progress: 1 }],
  ["Treachery", CARDS.reach, {}],
  ["Objective", CARDS.map, {}],
];
export const STATES: [string, FaceData, Standing][] = [
  ["ready", CARDS.eowyn, { resources: 1 }],
  ["exhausted", CARDS.eowyn, { resources: 1, exhausted: true }],
  ["may be chosen", CARDS.eowyn, { resources: 1, open: true, lens: "willpower" }],
  ["chosen", CARDS.eowyn, { resources: 1, chosen: true, lens: "willpower", flag: "commits" }],
  ["damaged, advised", CARDS.eowyn, { resources: 1, damage: 2, advised: true }],
  ["lowered", CARDS.beravor, { resources: 0 }],
  ["attacks", CARDS.spawn, { damage: 5, target: true, lens: "attack" }],
  ["with a shadow", CARDS.spider, { tucked: "card" }],
  ["place for one", CARDS.orcs, { damage: 1, tucked: "slot" }],
  ["guards", CARDS.jailor, { guards: "Map" }],
  ["explored", CARDS.road, { progress: 1, ghost: 2, flag: "explored" }],
  ["face down", CARDS.gandalf, { down: true, flag: "prisoner" }],
  ["has come", CARDS.guardOrc, { fresh: true }],
];
