/** The scenes of the gallery: a position, who sits before it, what is asked, and how far the move has come. */
import type { Question } from "../../../lib/session/view";
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
  { words: "Character", verb: "die", thing: "die:character", data: { face: "character" } },
  { words: "Muster", verb: "die", thing: "die:muster", data: { face: "muster" } },
  { words: "Event", verb: "die", thing: "die:event", data: { face: "event" } },
  { words: "Will of the West", verb: "die", thing: "die:will-of-the-west", data: { face: "will-of-the-west" } },
  { words: "Use an Elven Ring", verb: "ring", thing: "rings" },
]);
const deed = question("deed", "W7.3", "The Character die: what for?", [
  { words: "Move the Fellowship", verb: "move-fellowship" },
  { words: "Separate companions", verb: "separate" },
  { words: "Move an army with a leader", verb: "move-led-army" },
  { words: "Play a card", verb: "play-card" },
  { words: "Spend the die for nothing", verb: "spend-for-nothing" },
]);
const armyDie = question("use-a-die", "W5.16", "Spend a die.", [
  { words: "Army", verb: "die", thing: "die:army", data: { face: "army" }, text: "army" },
  { words: "Muster", verb: "die", thing: "die:muster", data: { face: "muster" }, text: "muster" },
  { words: "Character", verb: "die", thing: "die:character", data: { face: "character" }, text: "character" },
]);
const from = question("army-from", "W12.1", "Which army?", ["osgiliath", "minas-tirith", "pelargir", "westemnet", "fords-of-isen", "orthanc"].map((id) => ({ words: id, verb: "from", thing: region(id), data: { region: id }, text: `from ${id}` })));
const to = question("army-to", "W12.9", "Where to?", [
  ...["minas-tirith", "dead-marshes", "lossarnach", "north-ithilien", "pelargir", "south-ithilien", "west-harondor"].map((id) => ({ words: id, verb: "to", thing: region(id), data: { region: id }, text: `to ${id}` })),
  { words: "druadan-forest", verb: "attack", thing: region("druadan-forest"), data: { odds: { attacker: 0.22, defender: 0.71, both: 0.07 } }, text: "attack druadan-forest" },
]);
const FIGURES = [
  { figure: "sauron-regular", of: 5 },
  { figure: "sauron-elite", of: 2 },
  { figure: "southrons-regular", of: 2 },
  { figure: "southrons-elite", of: 1 },
  { figure: "sauron-nazgul", of: 2 },
  { figure: "witch-king", of: 1 },
];
const who = question("part", "W12.4", "Who goes?", [0, 1, 2, 3, 4, 5].map((n) => ({ words: `${n}`, verb: "go", data: { n, figure: "sauron-regular", figures: FIGURES, most: 3, least: 1 }, text: `${n} sauron-regular` })));
const cards = question("combat-card", "W15.2", "Do you play a combat card?", [
  ...["king-brands-men", "riders-of-theoden", "thranduils-archers", "wisdom-of-elrond"].map((id) => ({ words: id, verb: "combat", thing: `card:${id}` })),
]);
const losses = question("casualty", "W16.2", "Three hits on the garrison: who falls?", [
  { words: "A regular falls", verb: "remove", thing: "figure:gondor:regular", data: { nation: "gondor", kind: "regular", hits: 1 } },
  { words: "An elite becomes a regular", verb: "reduce", thing: "figure:gondor:elite", data: { nation: "gondor", kind: "elite", hits: 1 } },
  { words: "An elite falls", verb: "remove-two", thing: "figure:gondor:elite", data: { nation: "gondor", kind: "elite", hits: 2 } },
]);
const damage = question("meet-damage", "W25.20", "An Eye: two damage, then the Fellowship is revealed.", [
  { words: "Use the Ring", verb: "use-the-ring", data: { corruption: 6 } },
  ...(["gimli", "boromir", "meriadoc", "peregrin", "strider"] as const).map((id, index) => ({ words: id, verb: "casualty", thing: `character:${id}`, data: { corruption: index === 2 || index === 3 ? 5 : 4 } })),
]);
const team = question("deed", "W31.15", "Spend a die. Your nations are Gondor and the Elves.", [
  { words: "Move in Mordor", verb: "move-fellowship" },
  { words: "Move up to two armies", verb: "move-armies" },
  { words: "Attack", verb: "attack" },
]);

export function scenesOf(content: WarContent): Record<string, () => Scene> {
  return {
    board: () => ({ table: opening(content), seat: 0, names: TWO, questions: [die, deed], given: ["die die:character"] }),
    gondor: () => ({ table: middle(content), seat: 1, names: TWO, questions: [armyDie, from, to, who], given: ["army", "from osgiliath", "to minas-tirith"] }),
    "where-to": () => ({ table: middle(content), seat: 1, names: TWO, questions: [armyDie, from, to, who], given: ["army", "from osgiliath"] }),
    "battle-odds": () => ({ table: siege(content, false), seat: 0, names: TWO, questions: [cards] }),
    "battle-losses": () => ({ table: siege(content, true), seat: 0, names: TWO, questions: [losses] }),
    "hunt-odds": () => ({ table: hunted(content, false), seat: 0, names: TWO, questions: [die, deed], given: ["die die:character", "move-fellowship Move the Fellowship"] }),
    "hunt-tile": () => ({ table: hunted(content, true), seat: 0, names: TWO, questions: [damage] }),
    team: () => ({ table: mordor(content), seat: 0, names: FOUR, questions: [team] }),
    crowded: () => ({ table: crowded(content), seat: 0, names: TWO, questions: [] }),
    watch: () => ({ table: { ...middle(content), hand: undefined }, seat: -1, names: TWO, questions: [] }),
  };
}
