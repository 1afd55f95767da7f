/** The final stage asks nothing: many turns may pass within one answer. They are told die by die, and each die waits for the
 * hand of whoever rolls it. What later facts brought is taken off the table until they are told. [M14.8] */
import type { Part } from "../../lib/session/session.svelte";
import type { Hold } from "../../lib/session/telling.svelte";
import type { View } from "../../lib/session/view";
import type { FactOut } from "../../wire";
import { doom, type DoomTable, type RolledDie, type TrackCard } from "./table";

const LAST = "mount-doom";
const FACE_DOWN: TrackCard = { id: "", face_up: false, kind: "", removed_after: false };

interface Values {
  player?: { seat: number };
  turn?: number;
  faces?: { names: string[] };
  stage?: { name: string };
  figure?: { name: string };
  card?: { name: string };
  courage?: number;
  to?: number;
}
const valuesOf = (fact: FactOut): Values => fact.values as unknown as Values;
const bare = (fact: FactOut): string => valuesOf(fact).card?.name.replace("doom-card-", "") ?? "";

export function parts(before: View, after: View, facts: readonly FactOut[], mine: readonly number[]): Part[] {
  const table = doom(after);
  const begun = doom(before).stage === LAST ? 0 : facts.findIndex((fact) => fact.id === "doom-stage-began" && valuesOf(fact).stage?.name === `doom-stage-${LAST}`);
  if (table.stage !== LAST || begun < 0) return [];
  const rolls = facts.flatMap((fact, index) => (index >= begun && fact.id === "doom-rolled" ? [index] : []));
  if (!rolls.length) return [];

  const found: Part[] = [];
  let from = 0;
  let rolled: RolledDie[] = [];
  const cut = (to: number, hold: Hold | null): void => {
    if (to <= from) return;
    const view = to === facts.length ? after : { ...after, question: null, outcome: null, table: asOf(doom(before), table, facts, to, rolled) };
    found.push({ view: view as View, facts: to - from, hold });
    from = to;
  };
  for (const roll of rolls) {
    const opens = facts[roll - 1]?.id === "doom-turn-began";
    cut(opens ? roll - 1 : roll, null);
    rolled = diceOf(facts[roll]); // it lies there until the next one is rolled
    cut(roll + 1, holdOf(facts[roll], opens ? facts[roll - 1] : undefined, mine));
  }
  cut(facts.length, null);
  return found;
}

/** Only who rolls the die is asked for it. */
function holdOf(roll: FactOut | undefined, turn: FactOut | undefined, mine: readonly number[]): Hold | null {
  if (!roll || !mine.includes(valuesOf(roll).player?.seat ?? -1)) return null;
  const ask = turn ? "doom-board-roll-turn" : "doom-board-roll-card";
  return { ask, values: turn ? { turn: valuesOf(turn).turn ?? 0 } : {}, button: "doom-board-roll" };
}

function diceOf(roll: FactOut | undefined): RolledDie[] {
  const faces = (roll && valuesOf(roll).faces?.names) ?? [];
  return faces.map((face, index) => ({ id: `told-${index + 1}`, kind: "encounter", die: "encounter-1", face: face.replace("doom-face-", "") }));
}

/** The table when so many facts are told. In this stage nothing changes but courage, the way of the Ring-bearers, whose turn it
 * is, and the two cards that lie face down. [M14.5, M14.7, M14.8] */
function asOf(before: DoomTable, after: DoomTable, facts: readonly FactOut[], to: number, rolled: RolledDie[]): DoomTable {
  const told = facts.slice(0, to);
  const later = new Set(facts.slice(to).filter((fact) => fact.id === "doom-turned-up").map(bare));
  const last = (fits: (values: Values, fact: FactOut) => boolean): Values | undefined => {
    const fact = told.findLast((one) => fits(valuesOf(one), one));
    return fact && valuesOf(fact);
  };
  const turn = last((_, fact) => fact.id === "doom-turn-began");
  const way = last((values, fact) => fact.id === "doom-moved" && values.figure?.name === "doom-figure-ring-bearers");
  const slots = after.slots.map((slot) => (slot.card && later.has(slot.card.id) ? { ...slot, card: FACE_DOWN } : slot));
  const stacks = after.stacks.map((stack) => (stack.stage === LAST ? { ...stack, unseen: [...stack.unseen, ...later].sort() } : stack));
  const unseen = stacks.find((stack) => stack.stage === LAST)?.unseen ?? [];
  return {
    ...after,
    turn: turn?.turn ?? before.turn,
    active: turn?.player?.seat ?? before.active,
    courage: { ...after.courage, now: last((values) => values.courage !== undefined)?.courage ?? before.courage.now },
    figures: after.figures.map((figure) => {
      if (figure.id !== "ring-bearers") return figure;
      return { ...figure, space: way?.to ?? before.figures.find((one) => one.id === figure.id)?.space ?? figure.space };
    }),
    slots,
    stacks,
    rolled,
    odds: {
      encounters: slots.map((slot) => {
        const cards = slot.card?.id ? [slot.card.id] : unseen;
        const dice = rolled.filter((die) => die.face === `${slot.number}`).length;
        return { slot: slot.number, dice, chance: 0, cards: cards.map((id) => ({ id, chance: 1 / cards.length })), hearts: 0 };
      }),
      battle: null,
      ring: null,
    },
  };
}
