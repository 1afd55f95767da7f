/** What a table will need is asked for while its page is still being fetched: on the way to a table every wait counts.
 * Whether it comes, and what if not, is seen to where it is used. */
import { loadGame } from "../../games/registry";
import type { Acted } from "../../wire";
import { api } from "../api";
import { games } from "../games.svelte";
import { mine } from "../device/mine.svelte";
import { catalog } from "../language/text.svelte";

const later = (answer: Promise<unknown>): void => void answer.catch(() => undefined);

const packs = new Map<string, Promise<unknown>>();

/** What is printed in a pack: fetched once, since the same pack never changes while the page is open. */
export function printed(game: string, pack: string): Promise<unknown> {
  const key = `${game}/${pack}`;
  const known = packs.get(key) ?? api.content<unknown>(game, pack);
  packs.set(key, known);
  known.catch(() => packs.delete(key));
  return known;
}

let asked: { table: string; token: string; answer: Promise<Acted> } | undefined;

/** Ask for what the page of this table will most likely need: who comes back sits where they sat. */
export function hasten(table: string): void {
  later(games.load());
  const held = mine.find(table);
  if (!held) return;
  later(loadGame(held.game));
  catalog.foresee(held.game, `${held.game}-cards`);
  if (held.pack) later(printed(held.game, held.pack));
  const [only, ...more] = held.seats.filter((one) => one.mine);
  if (!only || more.length || location.hash) return;
  asked = { table, token: only.token, answer: api.table(table, [only.token]) };
  later(asked.answer);
}

/** The table as a seat sees it: what was asked for with the page, once, or what it is now. */
export function tableFor(table: string, token: string): Promise<Acted> {
  const known = asked;
  asked = undefined;
  return known?.table === table && known.token === token ? known.answer : api.table(table, [token]);
}
