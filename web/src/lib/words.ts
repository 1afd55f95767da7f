/** Sentences that several pages need. */
import type { Problem, SeatInfo } from "../wire";
import { Refusal } from "./api";
import { catalog, isolate, t } from "./text.svelte";
import type { Outcome } from "./view";

/** The title of a game in the reader's language; unknown ones keep the server's. */
export function gameTitle(id: string, fallback = id): string {
  return catalog.has(`game-${id}`) ? t(`game-${id}`) : fallback;
}

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return botName(seat.bot);
  return t("seat-number", { number: seat.seat + 1 });
}

export function botName(bot: string): string {
  return catalog.has(`bot-${bot}`) ? t(`bot-${bot}`) : t("bot-unknown", { bot });
}

/** A refusal in the reader's language if we know its reason, else the server's own sentence. */
export function problemText(problem: Problem): string {
  return catalog.has(`problem-${problem.reason}`) ? t(`problem-${problem.reason}`) : problem.message;
}

export function errorText(error: unknown): string {
  return error instanceof Refusal ? problemText(error.problem) : t("problem-unreachable");
}

export function outcomeText(outcome: Outcome, names: string[]): string {
  if (!outcome.winners.length) return t("nobody-won");
  const winners = catalog.list(outcome.winners.map((seat) => isolate(names[seat] ?? `${seat + 1}`)));
  return t("won-by", { winners, count: outcome.winners.length });
}

/** Why it ended, in the words of the game. */
export function reasonText(game: string, outcome: Outcome): string {
  const id = `${game}-reason-${outcome.reason}`;
  return catalog.has(id) ? t(id) : outcome.reason;
}
