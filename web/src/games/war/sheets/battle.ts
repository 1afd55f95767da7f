/** The arithmetic of a battle, line by line. */
import { t } from "../../../lib/language/text.svelte";
import type { Library } from "../cards/faces";
import type { Side } from "../content";
import { other, type Battle, type Half, type Score } from "../table";
import { combatName } from "../words";

export interface Sum {
  words: string;
  value: string;
}
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Whose card changed something; without one, nobody's. */
function because(half: Score, library: Library, usual: string): string {
  const card = half.card?.id ? library.card(half.card.id) : undefined;
  return card && !half.card?.cancelled ? combatName(card.combat.id) : t(usual);
}

/** The lowest number that hits in the combat roll: a natural 1 misses and a natural 6 hits, whatever is added. [W15.16] */
export const lowestHit = (half: Half): number => Math.min(6, Math.max(2, half.hits_on - (half.bonus ?? 0)));

/** How many hits a side puts on the other, with those the other has put on himself, and how they come together. */
export function hitsOn(sides: Readonly<Record<Side, Score>>, side: Side, library: Library): { sums: Sum[]; total: number } {
  const half = sides[side];
  const enemy = sides[other(side)];
  const { roll, reroll, extra, added, spent } = half.hits;
  const again = (half.roll ?? []).filter((one) => one.again).length;
  const sums: Sum[] = [{ words: half.bonus ? t("war-board-roll-bonus", { bonus: signed(half.bonus) }) : t("war-board-roll"), value: String(roll) }];
  if (again || reroll) sums.push({ words: t("war-board-reroll-of", { n: again }), value: signed(reroll) });
  if (extra) sums.push({ words: because(half, library, "war-board-extra-attack"), value: signed(extra) });
  if (added) sums.push({ words: because(half, library, "war-board-added"), value: signed(added) });
  if (spent) sums.push({ words: because(half, library, "war-board-spent"), value: signed(-spent) });
  if (enemy.hits.cancelled) sums.push({ words: because(enemy, library, "war-board-cancelled"), value: signed(-enemy.hits.cancelled) });
  if (enemy.hits.own) sums.push({ words: t("war-board-own-hits"), value: signed(enemy.hits.own) });
  return { sums, total: Math.max(0, roll + reroll + extra + added - spent - enemy.hits.cancelled) + enemy.hits.own };
}

/** The side that attacks, then the one that defends. */
export const inOrder = (battle: Battle): Side[] => [battle.attacker, other(battle.attacker)];