/** Cards, places and dice for the page of the kit; they belong to no game. */
import type { Attached, CardState, Face, Numeral, Progress, Token } from "../card/card";
import type { Drawing } from "../drawing/drawing";

const sign = (path: string): Drawing => [["fill", path]];

/** In a box of 24 by 24. */
export const SIGNS = {
  will: sign("M12 1l2.500 6 6-3-3 6 6 2-6 2 3 6-6-3-2.500 6-2.500-6-6 3 3-6-6-2 6-2-3-6 6 3Z"),
  attack: sign("M2.500 2.500l3 .4 8.600 8.600-2.600 2.600L2.900 5.500ZM7.500 13.200l3.300 3.300-1.600 1.600-.9-.9-4.600 4.600-1.500-1.500 4.600-4.600-.9-.9ZM21.500 2.500l-3 .4-8.600 8.600 2.600 2.600 8.600-8.600ZM16.500 13.200l-3.300 3.300 1.600 1.600.9-.9 4.600 4.600 1.500-1.500-4.600-4.600.9-.9Z"),
  defence: sign("M12 1Q16.500 4 21.500 4V11Q21.500 19 12 23Q2.500 19 2.500 11V4Q7.500 4 12 1Z"),
  life: sign("M12 22C3 15.500.8 11.500 1.600 7.300C2.600 2.400 9.200 1.800 12 6.800C14.800 1.800 21.400 2.400 22.400 7.300C23.200 11.500 21 15.500 12 22Z"),
  eye: sign("M.5 12Q12-2 23.500 12Q12 26 .5 12ZM12 5.400Q7.800 12 12 18.600Q16.200 12 12 5.400Z"),
  leaf: sign("M22 1.500C8 1.500 1.500 9 4 17.500L1 22L3.600 23L6 19.800C15.500 21 23 15 22 1.500Z"),
  flame: sign("M12 .8C18.500 7 20.800 11.500 19 17C17.200 22.800 6.800 22.800 5 17C3.800 12.300 7.600 10.500 7.600 5.500C10 7.500 11.500 5.200 12 .8Z"),
  banner: sign("M4.500 1h2.600V23H4.500ZM8.200 2.500H22L17.500 7.800L22 13H8.200Z"),
  cross: sign("M4 1L12 9L20 1L23 4L15 12L23 20L20 23L12 15L4 23L1 20L9 12L1 4Z"),
} as const;

const number = (id: keyof typeof SIGNS, words: string, value: number, printed = value): Numeral => ({ id, sign: SIGNS[id], value, printed, words: `${value} ${words}`, caption: words });
const four = (will: number, attack: number, defence: number, life: number, printed = life): Numeral[] => [
  number("will", "courage", will),
  number("attack", "attack", attack),
  number("defence", "defence", defence),
  number("life", "life", life, printed),
];
const three = (attack: number, defence: number, life: number): Numeral[] => four(0, attack, defence, life).slice(1);

export const FACES = {
  warden: {
    id: "warden", name: "Warden of the Ford", kind: "Hero", box: 24, shape: "arch", left: { words: "lore", sign: SIGNS.leaf },
    numbers: four(2, 3, 2, 4, 5), text: [{ lead: "Response", words: "After he goes on the quest, pay 1 to ready him." }],
    about: "Hero · Lore", traits: "Dúnadan · Ranger", notes: ["On the quest in this round."], source: ["Samples", "no. 1"],
  },
  guard: {
    id: "guard", name: "Guard of the White Gate", kind: "Ally", box: 24, shape: "square", left: { words: "costs 2", sign: SIGNS.banner, value: 2 },
    numbers: four(1, 1, 0, 2), text: [{ lead: "Action", words: "Turn him: another one gets +1 courage in this phase." }],
    about: "Ally · Leadership", traits: "Gondor", source: ["Samples", "no. 2"],
  },
  cloak: {
    id: "cloak", name: "Grey Cloak", kind: "Attachment", box: 24, shape: "medal", left: { words: "costs 1", sign: SIGNS.leaf, value: 1 },
    text: [{ words: "Fasten it to a hero: +1 defence." }], about: "Attachment · Lore", traits: "Item", source: ["Samples", "no. 3"],
  },
  song: {
    id: "song", name: "A Song in the Dark", kind: "Event", box: 24, shape: "pennant", left: { words: "costs 1", sign: SIGNS.flame, value: 1 },
    text: [{ lead: "Response", words: "A card is revealed: what it does does not happen." }], about: "Event · Spirit", source: ["Samples", "no. 4"],
  },
  spider: {
    id: "spider", name: "Spider of the Hollow", kind: "Enemy", box: 24, shape: "teeth", dark: true,
    left: { words: "threat 3", sign: SIGNS.eye, value: 3 }, right: { words: "engages at 32", sign: SIGNS.cross, value: 32 },
    numbers: three(5, 2, 4), text: [{ lead: "When revealed", words: "Everybody on the quest has 1 courage less." }, { lead: "Shadow", words: "The threat rises by 4." }],
    about: "Enemy", traits: "Creature · Spider", notes: ["While it lives, the stage cannot be finished."], source: ["Samples", "no. 5"],
  },
  road: {
    id: "road", name: "Old Road through the Wood", kind: "Location", box: 24, shape: "bowl", dark: true, left: { words: "threat 1", sign: SIGNS.eye, value: 1 },
    text: [{ lead: "Response", words: "When explored, ready one character." }], about: "Location", traits: "Forest", source: ["Samples", "no. 6"],
  },
  reach: {
    id: "reach", name: "The Long Arm", kind: "Treachery", box: 24, shape: "shards", dark: true, left: { words: "treachery", sign: SIGNS.flame },
    text: [{ lead: "When revealed", words: "1 harm to everybody who is exhausted." }], about: "Treachery", source: ["Samples", "no. 7"],
  },
  chart: {
    id: "chart", name: "A Torn Chart", kind: "Objective", box: 24, shape: "octagon", dark: true, left: { words: "objective", sign: SIGNS.banner },
    text: [{ words: "Its bearer can neither attack nor defend." }], about: "Objective", source: ["Samples", "no. 8"],
  },
} satisfies Record<string, Face>;

/** Cards without a picture, as a war of armies has them. */
export const ORDERS: Face[] = ["Shadows Gather", "Riders at Dawn", "The Captain Commands", "Bridge of Boats", "A Bold Stroke", "Beacons Are Lit"].map((name, index) => ({
  id: `order${index}`, name, kind: "Order", box: 24,
  badge: index % 2 ? { words: "Muster", sign: SIGNS.banner } : { words: "Army", sign: SIGNS.defence },
  foot: { words: ["Foul Stench", "Daylight", "Valour"][index % 3] ?? "", sign: SIGNS.cross },
  text: [{ words: "Move two armies; the second one may attack." }], about: "Order",
}));

export const HURT: Token[] = [{ shape: "drop", count: 2, words: "2 harm" }];
export const RICH: Token[] = [{ shape: "coin", count: 2, words: "2 coins" }];
export const BOTH: Token[] = [...RICH, { shape: "drop", count: 1, words: "1 harm" }];
export const HALF: Progress = { have: 2, all: 4, ghost: 1, words: "2 of 4 explored" };
export const FAR: Progress = { have: 4, all: 10, ghost: 2, words: "4 of 10 explored" };
export const WORN: Attached[] = [
  { id: "cloak", name: "Grey Cloak", sign: SIGNS.leaf, exhausted: true },
  { id: "chart", name: "A Torn Chart", sign: SIGNS.banner, dark: true },
];

export const STATES: [name: string, state: CardState][] = [
  ["ready", {}],
  ["exhausted", { exhausted: true }],
  ["may be chosen", { open: true, lens: "will" }],
  ["chosen", { chosen: true, flag: "commits", lens: "will" }],
  ["target", { target: true, flag: "struck" }],
  ["advised", { advised: true }],
  ["playable", { playable: true }],
  ["can answer", { armed: true }],
  ["barred", { barred: true }],
  ["guards", { guards: "Chart" }],
  ["with a card behind", { tucked: "card" }],
  ["with a slot behind", { tucked: "slot" }],
  ["just come", { fresh: true }],
  ["face down", { down: true, flag: "prisoner" }],
];
