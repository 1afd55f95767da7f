/** Sentences that several pages need. */
import type { Problem, SeatInfo } from "../../wire";
import { Refusal } from "../api";
import { games } from "../games.svelte";
import { roleName, roleWho } from "./roles";
import { catalog, isolate, t } from "./text.svelte";
import { wayToPass, type Option, type Outcome } from "../session/view";

/** The title of a game in the reader's language; unknown ones keep the server's. */
export function gameTitle(id: string, fallback = id): string {
  return catalog.has(`game-${id}`) ? t(`game-${id}`) : fallback;
}

/** What is known of a table when somebody there is named. */
export interface Seated {
  game: string;
  seats: readonly SeatInfo[];
  options: Readonly<Record<string, string>>;
}

/** Names for bots: they are told apart, and nobody is named by a method. */
export function botNames(): string[] {
  return t("bot-names").split(",").map((name) => name.trim());
}

/** Who sits there: a name, a bot, or at least what is played there. */
export function seatName(seat: SeatInfo, table: Seated): string {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return folkName(seat, table) ?? botName(seat.bot);
  const role = seat.taken ? roleWho : roleName;
  return role(table.game, table.seats.length, seat.seat, table.options);
}

/** One of the Shire for each of our bots that has no name of its own, and nobody twice; bots from elsewhere go by theirs. */
function folkName(seat: SeatInfo, { seats }: Seated): string | undefined {
  if (!catalog.has(`bot-${seat.bot}`)) return undefined;
  const nameless = seats.filter((one) => one.kind === "bot" && !one.name);
  const folk = botNames().filter((name) => !seats.some((one) => one.name === name));
  return folk[nameless.findIndex((one) => one.seat === seat.seat)];
}

export const seatNames = (table: Seated): string[] => table.seats.map((seat) => seatName(seat, table));

/** How strong a bot is, in a word; a bot that is none of the usual ones by its name. */
export function strength(game: string, bot: string): string {
  const level = Object.entries(games.find(game)?.levels ?? {}).find(([, one]) => one === bot)?.[0];
  return level ? t(`level-${level}`) : botName(bot);
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

/** Who has won; where nobody has, a game may say it in words of its own. */
export function outcomeText(game: string, outcome: Outcome, names: string[]): string {
  if (outcome.reason === "drawn") return t("draw-agreed");
  const lost = `${game}-nobody-won`;
  if (!outcome.winners.length) return t(catalog.has(lost) ? lost : "nobody-won");
  const winners = catalog.list(outcome.winners.map((seat) => isolate(names[seat] ?? `${seat + 1}`)));
  return t("won-by", { winners, count: outcome.winners.length });
}

/** Why it ended, in the words of the game. */
export function reasonText(game: string, outcome: Outcome): string {
  if (outcome.reason === "drawn") return t("reason-drawn");
  if (outcome.reason === "resigned") return t(outcome.winners.length ? "reason-resigned" : "reason-resigned-together");
  const id = `${game}-reason-${outcome.reason}`;
  return catalog.has(id) ? t(id) : outcome.reason;
}

/** Whether a question may be let pass from now on. A game names those questions; a turn of one's own has no such name. */
export function maySkip(game: string, question: string, options: readonly Option[]): boolean {
  return wayToPass(options) !== undefined && catalog.has(`${game}-order-${question}`);
}

/** A question that may be passed without being asked, as it is called in standing orders. */
export function orderName(game: string, question: string): string {
  return catalog.has(`${game}-order-${question}`) ? t(`${game}-order-${question}`) : question;
}
