/** What a seat plays, in words: a seat has a role before anybody sits on it. */
import { catalog, t } from "./text.svelte";

type Options = Readonly<Record<string, string>>;

const WAR: Readonly<Record<number, readonly string[]>> = {
  2: ["free", "shadow"],
  3: ["free", "sauron", "isengard"],
  4: ["gondor", "rohan", "sauron", "isengard"],
};
const STARTERS = ["leadership", "lore", "spirit", "tactics"];

function deckOf(seat: number, options: Options): string {
  const deck = options[`deck_${seat + 1}`] ?? STARTERS[seat] ?? "";
  return STARTERS.includes(deck) ? deck : "own";
}

/** The message of a role; none for a game from elsewhere. */
export function roleOf(game: string, seats: number, seat: number, options: Options): string {
  if (game === "hunt") {
    if (seat === 0) return "role-hunt-1";
    return seats === 2 ? "role-hunt-2" : `role-hunt-2-${seat}`;
  }
  if (game === "war") return `role-war-${WAR[seats]?.[seat] ?? "free"}`;
  if (game === "quest") return `role-quest-${deckOf(seat, options)}`;
  return game === "dash" || game === "doom" ? `role-${game}-${seat + 1}` : "";
}

/** The role of a seat, counted from 0, among so many; a game from elsewhere numbers its seats. */
export function roleName(game: string, seats: number, seat: number, options: Options = {}): string {
  const role = roleOf(game, seats, seat, options);
  return role ? t(role) : t("seat-number", { number: seat + 1 });
}

/** Who plays it, as the subject of a sentence: one person, whatever many the role is about. */
export function roleWho(game: string, seats: number, seat: number, options: Options = {}): string {
  const role = roleOf(game, seats, seat, options);
  const who = catalog.has(`${role}.who`) ? t(`${role}.who`) : roleName(game, seats, seat, options);
  if (catalog.has(`${role}.inside`)) catalog.sayInside(who, t(`${role}.inside`));
  return who;
}
