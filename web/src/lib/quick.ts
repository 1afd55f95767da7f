/** One click to a table: against a bot, or waiting for friends. */
import type { GameInfo, NewSeat, NewTable } from "../wire";
import { api } from "./api";
import { mine } from "./device/mine.svelte";
import { router } from "./router.svelte";
import { settings } from "./device/settings.svelte";
import { recall, remember } from "./device/storage";
import { botNames } from "./language/words";

export type Level = string;

/** The level at which this browser plays a game; at first an easy one. */
export function levelOf(game: GameInfo): Level {
  const levels = Object.keys(game.levels);
  const kept = recall(`level-${game.id}`) ?? "";
  return levels.includes(kept) ? kept : (levels[0] ?? "");
}

export function keepLevel(game: string, level: Level): void {
  remember(`level-${game}`, level);
}

/** Two sit down, or as few as the game is for. */
export const fewest = (game: GameInfo): number => Math.min(Math.max(2, game.min_seats), game.max_seats);

export function seatsAgainst(game: GameInfo, other: NewSeat): NewSeat[] {
  const me: NewSeat = { kind: "me", name: settings.name.trim() || null, bot: null };
  return [me, ...Array.from({ length: fewest(game) - 1 }, () => other)];
}

/** Against an easy bot a game of deduction is played with help: hints are given, and the table counts along. */
const LEARNING: Readonly<Record<string, Record<string, string>>> = { hunt: { deduction: "on" } };

async function sitDown(wish: Pick<NewTable, "game" | "seats"> & Partial<NewTable>): Promise<void> {
  const made = await api.make({ options: {}, listed: false, seed: null, minutes_per_move: null, title: "", ...wish });
  mine.keep(made, wish.game, "");
  router.go(`/t/${made.table}`);
}

export function playNow(game: GameInfo, level: Level): Promise<void> {
  const seats = seatsAgainst(game, { kind: "bot", name: botNames()[0] ?? null, bot: game.levels[level] ?? null });
  return sitDown({ game: game.id, seats, options: (level === "easy" && LEARNING[game.id]) || {} });
}

export const inviteFriends = (game: GameInfo): Promise<void> =>
  sitDown({ game: game.id, seats: seatsAgainst(game, { kind: "open", name: null, bot: null }) });
