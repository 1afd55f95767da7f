/** The road of a round: phases, and of the present one its steps and windows. [Q32.1, Q32.24] */
import type { Pause, Phase, Step } from "../../kit/gauges/tracker";
import { t } from "../../lib/language/text.svelte";
import { PHASES, type PhaseName, type QuestTable } from "./table";

/** Steps and windows of each phase in order. */
const SEQUENCE: Record<PhaseName, readonly string[]> = {
  resource: ["S-RES", "W-RES"],
  planning: ["W-PLAN"],
  quest: ["W-Q0", "S-Q1", "W-Q1", "S-Q2", "W-Q2", "S-Q3", "W-Q3"],
  travel: ["S-TRV", "W-TRV"],
  encounter: ["S-ENC1", "W-ENC1", "S-ENC2", "W-ENC2"],
  combat: ["S-C0", "W-C0", "S-DEF1", "W-DEF1", "S-DEF2", "W-DEF2", "S-DEF3", "W-DEF3", "S-DEF4", "W-DEF4", "W-C1", "S-ATK1", "W-ATK1", "S-ATK2", "W-ATK2", "S-ATK3", "W-ATK3", "W-C2"],
  refresh: ["S-REF1", "S-REF2", "S-REF3", "W-REF"],
};
/** In combat only the attack at hand is shown step by step. */
const ATTACK = /^[SW]-DEF/;
const STRIKE = /^[SW]-ATK/;

/** Questions that stand between two windows, before their step has begun. */
const ASKED: Readonly<Record<string, string>> = { target: "S-ATK1", attackers: "S-ATK1", join: "S-ATK1", "next-attacker": "S-DEF1", commit: "S-Q1", travel: "S-TRV", engage: "S-ENC1" };
const place = (table: QuestTable, question: string): string => table.window?.id ?? (table.attacks.length ? undefined : ASKED[question]) ?? table.step;

function shown(table: QuestTable, here: string): string[] {
  const all = SEQUENCE[table.phase];
  if (table.phase !== "combat") return [...all];
  const defending = table.attacks.length > 0 || ATTACK.test(here);
  const striking = table.strikes.length > 0 || STRIKE.test(here);
  return all.filter((one) => (ATTACK.test(one) ? defending && !striking : STRIKE.test(one) ? striking : !(defending || striking)));
}

/** `stops`: windows in which this seat wants to be asked even if it can only pass. */
export function phases(table: QuestTable, stops: ReadonlySet<string>, question = ""): Phase[] {
  return PHASES.map((id) => {
    const phase: Phase = { id, name: t(`quest-phase-${id}`) };
    return id === table.phase && table.round > 0 ? { ...phase, parts: parts(table, stops, place(table, question)) } : phase;
  });
}

function parts(table: QuestTable, stops: ReadonlySet<string>, now: string): (Step | Pause)[] {
  const all = shown(table, now);
  const here = all.indexOf(now);
  return all.map((id, index) => {
    if (id.startsWith("S-")) {
      const state = index < here ? "done" : index === here ? "now" : "next";
      return { kind: "step", id, name: t(`quest-table-step-${id.slice(2).toLowerCase()}`), state };
    }
    const words = t(`quest-window-${id.toLowerCase()}`);
    const state = index < here ? "done" : index === here ? "open" : stops.has(id) ? "stop" : "pass";
    return { kind: "window", id, words, state };
  });
}
