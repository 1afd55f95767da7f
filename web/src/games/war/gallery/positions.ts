/** Positions made up to show the board: the start, the eighth turn around Gondor, a siege, a Hunt, and Mordor with four. */
import type { Deck, Face, Nation, Side, WarContent } from "../content";
import type { Battle, FellowshipView, Force, Half, Holding, HuntView, PoolRow, SeatView, Thrown, Units, WarTable } from "../table";

type Rows = Partial<Record<Nation, [regular: number, elite: number]>>;
interface More {
  leaders?: [Nation, number];
  nazgul?: number;
  persons?: string[];
}
const LEADS: Record<string, number> = { aragorn: 2, "witch-king": 2, "mouth-of-sauron": 2 };

export function force(rows: Rows, { leaders, nazgul = 0, persons = [] }: More = {}): Force {
  const units = Object.entries(rows).map(([nation, [regular, elite]]): Units => ({ nation: nation as Nation, regular, elite }));
  const leadership = (leaders?.[1] ?? 0) + nazgul + persons.reduce((sum, one) => sum + (LEADS[one] ?? 1), 0);
  return { units, leadership, ...(leaders ? { leaders: [{ nation: leaders[0], n: leaders[1] }] } : {}), ...(nazgul ? { nazgul } : {}), ...(persons.length ? { characters: persons } : {}) };
}

const DICE: Record<Side, Face[]> = { free: ["character", "muster", "event", "will-of-the-west"], shadow: ["character", "army", "muster", "army-muster", "event"] };
const DECKS: Record<Deck, number> = { "free-character": 23, "free-strategy": 23, "shadow-character": 23, "shadow-strategy": 23 };

function seats(content: WarContent, players: number): SeatView[] {
  return content.setup.seats
    .filter((one) => one.players === players)
    .map(({ side, id, nations, minions = [] }, index) => ({
      side, id, nations, minions, leads: players === 2 || index % 2 === 0, next: false, hand: { character: 1, strategy: 1 }, limit: players === 2 ? 6 : 4, table: [], face_down: { character: 0, strategy: 0 },
    }));
}

/** The table as it is laid out. */
export function opening(content: WarContent, players = 2): WarTable {
  const sideOf = new Map(content.nations.map((one) => [one.id, one.side]));
  const map = new Map<string, Holding>();
  for (const { nation, region, regular = 0, elite = 0, leader = 0, nazgul = 0 } of content.setup.armies) {
    const side = sideOf.get(nation) ?? "free";
    map.set(region, { region, [side]: force({ [nation]: [regular, elite] }, { ...(leader ? { leaders: [nation, leader] } : {}), nazgul }) });
  }
  const reserve: PoolRow[] = [
    { nation: "dwarves", regular: 2, elite: 4, leader: 3 },
    { nation: "elves", regular: 2, elite: 4, leader: 0 },
    { nation: "gondor", regular: 6, elite: 4, leader: 3 },
    { nation: "north", regular: 6, elite: 4, leader: 3 },
    { nation: "rohan", regular: 6, elite: 4, leader: 3 },
    { nation: "sauron", regular: 8, elite: 4, nazgul: 4 },
    { nation: "isengard", regular: 6, elite: 5 },
    { nation: "southrons", regular: 10, elite: 3 },
  ];
  const START: Record<Nation, [number, boolean]> = { dwarves: [3, false], elves: [3, true], gondor: [2, false], north: [3, false], rohan: [3, false], sauron: [1, true], isengard: [1, true], southrons: [2, true] };
  const { region, guide, companions } = content.setup.fellowship;
  return {
    pack: "first",
    second: [],
    turn: 1,
    step: "action",
    to_act: "free",
    points: { free: 0, shadow: 0 },
    seats: seats(content, players),
    hand: ["mirror-of-galadriel", "wisdom-of-elrond"],
    decks: DECKS,
    played: [],
    discard: { "free-character": [], "free-strategy": [], "shadow-character": [], "shadow-strategy": [] },
    dice: { free: { faces: DICE.free, spent: 0, pool: 4 }, shadow: { faces: DICE.shadow, spent: 0, pool: 7 } },
    box: { free: 0, shadow: 2 },
    rings: { free: 3, shadow: 0 },
    ring_used: { free: false, shadow: false },
    tokens: [],
    politics: content.nations.map(({ id }) => ({ nation: id, step: START[id][0], active: START[id][1] })),
    map: [...map.values()],
    captured: [],
    reserve,
    fallen: content.nations.map(({ id }) => ({ nation: id, regular: 0, elite: 0 })),
    characters: content.characters.map(({ id }) => ({ id, where: companions.includes(id) ? "in-fellowship" : "aside" })),
    fellowship: { region, progress: 0, corruption: 0, revealed: false, guide, companions, reach: [region] },
    hunt: { level: 2, bonus: 0, rerolls: { stronghold: false, units: false, nazgul: false }, tiles: content.tiles.map(({ id, kind }) => ({ id, where: kind === "standard" ? "pool" : "aside" })), next: { found: 0.306, revealed: 0.172, damage: [{ n: 0, p: 0.732 }, { n: 1, p: 0.153 }, { n: 2, p: 0.057 }, { n: 3, p: 0.058 }], heal: [], stop: 0, lost: 0, mean: 0.44 }, last: { cause: "hunt-roll", level: 0, successes: 0, tile: "", stops: false } },
  };
}

const MIDDLE: Record<string, [Rows, More?]> = {
  "minas-tirith": [{ sauron: [4, 1], southrons: [2, 0] }, { nazgul: 1 }],
  osgiliath: [{ sauron: [5, 2], southrons: [2, 1] }, { nazgul: 2, persons: ["witch-king"] }],
  "druadan-forest": [{ rohan: [3, 2], elves: [0, 1] }, { leaders: ["rohan", 2], persons: ["strider", "gimli"] }],
  pelargir: [{ southrons: [3, 1] }],
  lamedon: [{ gondor: [1, 0] }],
  "dol-amroth": [{ gondor: [3, 1] }, { leaders: ["gondor", 1], persons: ["legolas"] }],
  edoras: [{ rohan: [2, 0] }, { leaders: ["rohan", 1] }],
  "helms-deep": [{ rohan: [2, 1] }, { leaders: ["rohan", 1], persons: ["meriadoc"] }],
  "fords-of-isen": [{ isengard: [4, 1] }],
  westemnet: [{ isengard: [2, 1] }],
  orthanc: [{ isengard: [3, 1] }, { persons: ["saruman"] }],
  "minas-morgul": [{ sauron: [3, 0] }],
  morannon: [{ sauron: [4, 1] }, { nazgul: 1 }],
  "barad-dur": [{ sauron: [2, 0] }],
  gorgoroth: [{ southrons: [5, 0] }],
  "near-harad": [{ southrons: [2, 1] }],
  umbar: [{ southrons: [2, 0] }],
  lorien: [{ elves: [1, 2] }, { leaders: ["elves", 1] }],
  rivendell: [{ elves: [0, 2] }, { leaders: ["elves", 1] }],
  "dol-guldur": [{ sauron: [4, 1] }, { nazgul: 1 }],
  erebor: [{ dwarves: [1, 2] }, { leaders: ["dwarves", 1] }],
  moria: [{ sauron: [2, 0] }],
  dale: [{ southrons: [4, 0] }],
  "grey-havens": [{ elves: [1, 1] }, { leaders: ["elves", 1] }],
  bree: [{ north: [1, 0] }],
  shire: [{ north: [1, 0] }],
};
const HELD = force({ gondor: [3, 2] }, { leaders: ["gondor", 1], persons: ["gandalf-white"] });
const STORM = force({ sauron: [5, 2], southrons: [2, 1] }, { nazgul: 2, persons: ["witch-king"] });
const sideOfRows = (content: WarContent, rows: Rows): Side => content.nations.find((one) => one.id in rows)?.side ?? "free";
const TILES_DRAWN = new Set(["n1-1", "n2r-1", "eye-2"]);

/** The eighth turn: Minas Tirith is besieged, the Shadow acts. */
export function middle(content: WarContent, players = 2): WarTable {
  const table = opening(content, players);
  const map = Object.entries(MIDDLE).map(([region, [rows, more]]): Holding => ({ region, [sideOfRows(content, rows)]: force(rows, more) }));
  const held = map.find((one) => one.region === "minas-tirith");
  if (held) Object.assign(held, { free: HELD, besieged: "free" });
  const steps: Record<Nation, number> = { gondor: 0, rohan: 0, sauron: 0, isengard: 0, southrons: 0, elves: 1, dwarves: 1, north: 2 };
  const fellowship: FellowshipView = { region: "parth-celebrant", progress: 3, corruption: 5, revealed: false, guide: "boromir", companions: ["boromir", "peregrin"], reach: ["parth-celebrant", "lorien", "dimrill-dale", "eastemnet", "fangorn", "western-brown-lands"] };
  const dead = new Set(["gandalf-grey"]);
  const onMap: Record<string, string> = { strider: "druadan-forest", gimli: "druadan-forest", legolas: "dol-amroth", meriadoc: "helms-deep", "gandalf-white": "minas-tirith", saruman: "orthanc", "witch-king": "osgiliath" };
  return {
    ...table,
    turn: 8,
    to_act: "shadow",
    points: { free: 0, shadow: 2 },
    seats: table.seats.map((seat, index) => ({ ...seat, hand: seat.side === "free" ? { character: 2, strategy: 2 } : { character: 3, strategy: 2 }, table: index === 0 ? ["mithril-coat-and-sting"] : index === 1 ? ["the-palantir-of-orthanc"] : [] })),
    hand: ["shadows-gather", "hill-trolls", "the-black-captain-commands", "flocks-of-crebain", "musterings-of-long-planned-war"].filter((id) => Object.values(content.events).flat().some((one) => one.id === id)),
    decks: { "free-character": 18, "free-strategy": 17, "shadow-character": 17, "shadow-strategy": 16 },
    discard: { "free-character": ["elven-cloaks", "athelas"], "free-strategy": ["wisdom-of-elrond"], "shadow-character": [], "shadow-strategy": [] },
    dice: { free: { faces: ["muster", "event"], spent: 2, pool: 5 }, shadow: { faces: ["army", "muster", "character"], spent: 1, pool: 9 } },
    box: { free: 1, shadow: 3 },
    rings: { free: 1, shadow: 2 },
    politics: content.nations.map(({ id }) => ({ nation: id, step: steps[id], active: true })),
    map,
    captured: [
      { region: "pelargir", by: "shadow", seat: 1 },
      { region: "lossarnach", by: "shadow", seat: 1 },
      { region: "westemnet", by: "shadow", seat: 1 },
      { region: "dale", by: "shadow", seat: 1 },
    ],
    reserve: [
      { nation: "dwarves", regular: 2, elite: 3, leader: 3 },
      { nation: "elves", regular: 1, elite: 4, leader: 0 },
      { nation: "gondor", regular: 4, elite: 2, leader: 2 },
      { nation: "north", regular: 6, elite: 4, leader: 3 },
      { nation: "rohan", regular: 3, elite: 1, leader: 1 },
      { nation: "sauron", regular: 9, elite: 2, nazgul: 1 },
      { nation: "isengard", regular: 1, elite: 3 },
      { nation: "southrons", regular: 4, elite: 1 },
    ],
    fallen: table.fallen.map((one) => (one.nation === "gondor" ? { ...one, regular: 4, elite: 1, leader: 1 } : one.nation === "north" ? { ...one, regular: 2, leader: 1 } : one)),
    characters: content.characters.map(({ id }) => ({ id, ...(id in onMap ? { where: "on-the-map" as const, region: onMap[id] as string } : { where: dead.has(id) ? ("replaced" as const) : fellowship.companions.includes(id) ? ("in-fellowship" as const) : ("aside" as const) }) })),
    fellowship,
    hunt: { ...table.hunt, level: 3, bonus: 1, tiles: table.hunt.tiles.map((one) => (TILES_DRAWN.has(one.id) ? { ...one, where: "drawn" } : one)) },
  };
}

const NOBODY = { units: 0, reduced: 0 };
const NO_HITS = { roll: 0, reroll: 0, extra: 0, added: 0, cancelled: 0, spent: 0, own: 0 };
const thrown = (...dice: (number | [number, number])[]): ((hits: number) => Thrown[]) => (hits) =>
  dice.map((one) => (typeof one === "number" ? { value: one, hit: one >= hits } : { value: one[0], hit: false, again: { value: one[1], hit: one[1] >= hits } }));

const ATTACKING: Half = { seat: 1, force: STORM, strength: 10, dice: 5, hits_on: 6, hits_on_clause: "W18.10", leadership: 4, rerolls: 4, hits: NO_HITS, losses: NOBODY, odds: { hits: [0.19, 0.35, 0.29, 0.13, 0.03, 0.01], mean: 1.5 }, card: { state: "yes" } };
const DEFENDING: Half = { seat: 0, force: HELD, strength: 5, dice: 5, hits_on: 5, hits_on_clause: "W18.10", leadership: 2, rerolls: 2, hits: NO_HITS, losses: NOBODY, odds: { hits: [0.06, 0.2, 0.31, 0.26, 0.13, 0.04], mean: 2.3 } };

/** The siege of Minas Tirith: before the roll, or with the losses to take. */
export function siege(content: WarContent, rolled: boolean): WarTable {
  const table = middle(content);
  const map = table.map.map((one) =>
    one.region === "minas-tirith" ? { ...one, shadow: STORM } : one.region === "osgiliath" ? { region: one.region, shadow: force({ sauron: [4, 0] }, { nazgul: 1 }) } : one,
  );
  const battle: Battle = {
    kind: "siege",
    from: "minas-tirith",
    at: "minas-tirith",
    attacker: "shadow",
    round: 1,
    step: rolled ? "casualties" : "cards",
    sides: rolled
      ? {
          shadow: { ...ATTACKING, bonus: 1, card: { state: "up", id: "shadows-gather" }, roll: thrown(6, 5, [3, 6], [2, 4], [1, 2])(5), hits: { ...NO_HITS, roll: 2, reroll: 1, added: 1, cancelled: 0 }, losses: { units: 2, reduced: 0 } },
          free: { ...DEFENDING, card: { state: "up", id: "king-brands-men" }, roll: thrown(5, [4, 3], [2, 2], 6, 1)(5), hits: { ...NO_HITS, roll: 2, cancelled: 1 }, take: 3 },
        }
      : { shadow: ATTACKING, free: DEFENDING },
    odds: { attacker: 0, defender: 0.32, both: 0, siege: 1 },
  };
  return {
    ...table,
    map,
    to_act: "shadow",
    hand: ["king-brands-men", "riders-of-theoden", "thranduils-archers", "wisdom-of-elrond", "athelas"].slice(rolled ? 1 : 0),
    dice: { free: { faces: ["muster", "event"], spent: 2, pool: 5 }, shadow: { faces: ["muster", "character"], spent: 2, pool: 9 } },
    battle,
  };
}

/** The fifth turn: the Fellowship is in Moria; before a step, or with a tile drawn. */
export function hunted(content: WarContent, drawn: boolean): WarTable {
  const table = middle(content);
  const steps: Record<Nation, number> = { gondor: 1, rohan: 1, sauron: 0, isengard: 0, southrons: 1, elves: 2, dwarves: 2, north: 3 };
  const asleep = new Set<Nation>(["north", "dwarves"]);
  const hunt: HuntView = {
    ...table.hunt,
    level: 3,
    bonus: 1,
    rerolls: { stronghold: true, units: true, nazgul: false },
    next: { found: 0.87, revealed: 0.47, damage: [{ n: 0, p: 0.26 }, { n: 1, p: 0.28 }, { n: 2, p: 0.22 }, { n: 3, p: 0.24 }], heal: [], stop: 0, lost: 0, mean: 1.4 },
    ...(drawn ? { last: { cause: "hunt-roll", open: true, level: 3, bonus: 1, rerolls: 2, dice: thrown(5, [2, 6], [3, 1])(5), successes: 2, tile: "eye-1", left: 2, reveals: true, stops: false } } : {}),
  };
  return {
    ...table,
    turn: 5,
    to_act: "free",
    points: { free: 0, shadow: 1 },
    map: table.map.map((one) => (one.region === "moria" ? { region: "moria", shadow: force({ sauron: [2, 1] }) } : one.region === "minas-tirith" ? { region: one.region, free: HELD } : one)),
    captured: [{ region: "dale", by: "shadow", seat: 1 }],
    hand: ["athelas", "guards-of-the-citadel", "help-unlooked-for", "mirror-of-galadriel"],
    dice: { free: { faces: ["character", "event", "will-of-the-west"], spent: 0, pool: 4 }, shadow: { faces: ["army", "muster", "event", "character"], spent: 0, pool: 7 } },
    rings: { free: 2, shadow: 1 },
    politics: content.nations.map(({ id }) => ({ nation: id, step: steps[id], active: !asleep.has(id) })),
    fellowship: { region: "moria", progress: 2, corruption: 4, revealed: false, guide: "strider", companions: ["strider", "boromir", "gimli", "meriadoc", "peregrin"], reach: ["moria", "hollin", "dimrill-dale", "north-dunland", "fords-of-bruinen", "lorien", "parth-celebrant", "south-anduin-vale", "tharbad", "gladden-fields"] },
    hunt,
  };
}

/** Four players, the Fellowship on the Mordor Track. */
export function mordor(content: WarContent): WarTable {
  const table = middle(content, 4);
  const steps: Record<Nation, number> = { gondor: 0, rohan: 0, sauron: 0, isengard: 0, southrons: 0, elves: 0, dwarves: 1, north: 1 };
  const special = new Set(["phial-of-galadriel", "elven-cloaks", "shelobs-lair", "on-on-they-went"]);
  const gone = new Set(["n3-1", "n3-2", "n2-1", "n2r-1", "n1-1", "n1-2", "n1r-1", "n0r-1"]);
  return {
    ...table,
    turn: 11,
    to_act: "free",
    points: { free: 1, shadow: 7 },
    seats: table.seats.map((seat, index) => ({ ...seat, next: index === 0 || index === 2, hand: { character: 1, strategy: 2 } })),
    hand: ["guards-of-the-citadel", "help-unlooked-for", "bilbos-song"],
    dice: { free: { faces: ["character", "army-muster"], spent: 2, pool: 4 }, shadow: { faces: ["character", "army", "muster"], spent: 3, pool: 9 } },
    box: { free: 1, shadow: 4 },
    rings: { free: 1, shadow: 1 },
    politics: content.nations.map(({ id }) => ({ nation: id, step: steps[id], active: true })),
    fellowship: { region: "minas-morgul", circle: 2, progress: 0, corruption: 7, revealed: false, guide: "gollum", companions: [], reach: [], idle: true },
    hunt: { ...table.hunt, level: 4, bonus: 1, tiles: table.hunt.tiles.map((one) => ({ ...one, where: gone.has(one.id) ? "drawn" : special.has(one.id) ? "pool" : one.where === "aside" ? "aside" : "pool" })), next: { found: 1, revealed: 0.5, damage: [{ n: 0, p: 0.25 }, { n: 1, p: 0.14 }, { n: 2, p: 0.11 }, { n: 3, p: 0.17 }, { n: 5, p: 0.33 }], heal: [{ n: 2, p: 0.083 }], stop: 0.17, lost: 0.33, mean: 2.4 } },
  };
}

/** Every region full, every stronghold besieged: nothing may cover a name or a sign. */
export function crowded(content: WarContent): WarTable {
  const sideOf = new Map(content.nations.map((one) => [one.id, one.side]));
  const FREE: Nation[] = ["gondor", "rohan", "elves", "dwarves", "north"];
  const map = content.regions.map(({ id, nation, settlement }, index): Holding => {
    const side = nation ? sideOf.get(nation) : undefined;
    const horde = force({ sauron: [6, 2], southrons: [1, 1] }, { nazgul: 2 });
    const host = force({ gondor: [5, 2], rohan: [2, 1] }, { leaders: ["gondor", 2], persons: ["strider"] });
    if (settlement === "stronghold" && nation && side) {
      const inside = force({ [nation]: [3, 2] }, side === "free" ? { leaders: [nation, 1] } : {});
      return side === "free" ? { region: id, free: inside, shadow: horde, besieged: "free" } : { region: id, shadow: inside, free: host, besieged: "shadow" };
    }
    const own = (wanted: Side, usual: Nation): Rows => ({ [side === wanted && nation ? nation : usual]: [7, 2] as [number, number] });
    const free = FREE[index % 5] ?? "gondor";
    return index % 2 ? { region: id, free: force(own("free", free), { leaders: [free, 2], persons: ["boromir"] }) } : { region: id, shadow: force(own("shadow", "sauron"), { nazgul: 2 }) };
  });
  return { ...opening(content), map };
}
