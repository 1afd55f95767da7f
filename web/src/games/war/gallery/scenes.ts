/** The scenes of the gallery: a position, who sits before it, what is asked, and how far the move has come. */
import type { Question } from "../../../lib/view";
import type { WarContent } from "../content";
import type { WarTable } from "../table";
import { question } from "./asking.svelte";
import { crowded, hunted, middle, mordor, opening, siege } from "./positions";

export interface Scene {
  table: WarTable;
  seat: number;
  names: string[];
  questions: Question[];
  /** Answers that have been given already, by their text. */
  given?: string[];
}
const TWO = ["Rosie", "Tom"];
const FOUR = ["Rosie", "Tom", "Daisy", "Ted"];
const region = (id: string): string => `region:${id}`;

const die = question("use-a-die", "W5.16", "Spend a die.", [
  { words: "Character", verb: "die", thing: "die:free:character", data: { face: "character" } },
  { words: "Muster", verb: "die", thing: "die:free:muster", data: { face: "muster" } },
  { words: "Event", verb: "die", thing: "die:free:event", data: { face: "event" } },
  { words: "Will of the West", verb: "die", thing: "die:free:will-of-the-west", data: { face: "will-of-the-west" } },
  { words: "Use an Elven Ring", verb: "ring", thing: "ring:free" },
]);
const deed = question("deed", "W7.3", "The Character die: what for?", [
  { words: "Move the Fellowship", verb: "deed", thing: "deed:move-fellowship", data: { deed: "move-fellowship" } },
  { words: "Separate companions", verb: "deed", thing: "deed:separate", data: { deed: "separate" } },
  { words: "Move an army with a leader", verb: "deed", thing: "deed:move-led-army", data: { deed: "move-led-army" } },
  { words: "Play Mirror of Galadriel", verb: "card", thing: "card:mirror-of-galadriel", data: { card: "mirror-of-galadriel" } },
  { words: "Spend the die for nothing", verb: "deed", thing: "deed:spend-for-nothing", data: { deed: "spend-for-nothing" } },
]);
const armyDie = question("use-a-die", "W5.16", "Spend a die.", [
  { words: "Army", verb: "die", thing: "die:shadow:army", data: { face: "army" }, text: "army" },
  { words: "Muster", verb: "die", thing: "die:shadow:muster", data: { face: "muster" }, text: "muster" },
  { words: "Character", verb: "die", thing: "die:shadow:character", data: { face: "character" }, text: "character" },
]);
const from = question("army-from", "W12.1", "Which army?", ["osgiliath", "minas-tirith", "pelargir", "westemnet", "fords-of-isen", "orthanc"].map((id) => ({ words: id, verb: "from", thing: region(id), data: { region: id }, text: `from ${id}` })));
const to = question("army-to", "W12.9", "Where to?", [
  ...["minas-tirith", "dead-marshes", "lossarnach", "north-ithilien", "pelargir", "south-ithilien", "west-harondor"].map((id) => ({ words: id, verb: "to", thing: region(id), data: { region: id, room: id === "minas-tirith" ? 3 : 10 }, text: `to ${id}` })),
  { words: "druadan-forest", verb: "to", thing: region("druadan-forest"), data: { region: "druadan-forest", attacks: true, odds: { attacker: 0.22, defender: 0.71, both: 0.07 } }, text: "to druadan-forest" },
]);
const who = question("part", "W12.4", "Who goes?", [
  { words: "Orc", verb: "unit", data: { nation: "sauron", kind: "regular", of: 5 }, text: "unit sauron-regular" },
  { words: "Troll", verb: "unit", data: { nation: "sauron", kind: "elite", of: 2 }, text: "unit sauron-elite" },
  { words: "Southron", verb: "unit", data: { nation: "southrons", kind: "regular", of: 2 }, text: "unit southrons-regular" },
  { words: "Mûmak", verb: "unit", data: { nation: "southrons", kind: "elite", of: 1 }, text: "unit southrons-elite" },
  { words: "Nazgûl", verb: "unit", data: { nation: "sauron", kind: "nazgul", of: 2 }, text: "unit sauron-nazgul" },
  { words: "The Witch-king", verb: "unit", data: { character: "witch-king", of: 1 }, text: "unit witch-king" },
]);
const cards = question("combat-card", "W15.2", "Do you play a combat card?", [
  ...["king-brands-men", "riders-of-theoden", "thranduils-archers", "wisdom-of-elrond"].map((id) => ({ words: id, verb: "card", thing: `card:${id}`, data: { card: id } })),
  { words: "No card", verb: "no", text: "no" },
]);
const losses = question("casualty", "W16.2", "Three hits on the garrison: who falls?", [
  { words: "A regular falls", verb: "lose", thing: "figure:gondor:regular", data: { nation: "gondor", kind: "regular", hits: 1 } },
  { words: "An elite becomes a regular", verb: "lose", thing: "figure:gondor:elite", data: { nation: "gondor", kind: "elite", to: "regular", hits: 1 } },
  { words: "An elite falls", verb: "lose", thing: "figure:gondor:elite", data: { nation: "gondor", kind: "elite", hits: 2 }, text: "lose gondor-elite whole" },
]);
const damage = question("damage", "W25.20", "An Eye: two damage, then the Fellowship is revealed.", [
  { words: "Use the Ring", verb: "ring", data: { corruption: 6 } },
  ...(["gimli", "boromir", "meriadoc", "peregrin", "strider"] as const).map((id, index) => ({ words: id, verb: "casualty", thing: `character:${id}`, data: { character: id, corruption: index === 2 || index === 3 ? 5 : 4 } })),
  { words: "Mithril Coat and Sting", verb: "use", thing: "card:mithril-coat-and-sting", data: { card: "mithril-coat-and-sting" } },
]);
const team = question("deed", "W31.15", "Spend a die. Your nations are Gondor and the Elves.", [
  { words: "Move in Mordor", verb: "deed", thing: "deed:move-fellowship", data: { deed: "move-fellowship" } },
  { words: "Move up to two armies", verb: "deed", thing: "deed:move-armies", data: { deed: "move-armies" } },
  { words: "Attack", verb: "deed", thing: "deed:attack", data: { deed: "attack" } },
]);

export function scenesOf(content: WarContent): Record<string, () => Scene> {
  return {
    board: () => ({ table: opening(content), seat: 0, names: TWO, questions: [die, deed], given: ["die die:free:character"] }),
    gondor: () => ({ table: middle(content), seat: 1, names: TWO, questions: [armyDie, from, to, who], given: ["army", "from osgiliath", "to minas-tirith"] }),
    "where-to": () => ({ table: middle(content), seat: 1, names: TWO, questions: [armyDie, from, to, who], given: ["army", "from osgiliath"] }),
    "battle-odds": () => ({ table: siege(content, false), seat: 0, names: TWO, questions: [cards] }),
    "battle-losses": () => ({ table: siege(content, true), seat: 0, names: TWO, questions: [losses] }),
    "hunt-odds": () => ({ table: hunted(content, false), seat: 0, names: TWO, questions: [die, deed], given: ["die die:free:character", "deed deed:move-fellowship"] }),
    "hunt-tile": () => ({ table: hunted(content, true), seat: 0, names: TWO, questions: [damage] }),
    team: () => ({ table: mordor(content), seat: 0, names: FOUR, questions: [team] }),
    crowded: () => ({ table: crowded(content), seat: 0, names: TWO, questions: [] }),
    watch: () => ({ table: { ...middle(content), hand: undefined }, seat: -1, names: TWO, questions: [] }),
  };
}
