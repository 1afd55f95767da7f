/** Where each answer is given: in the card that asks, in the list below it, or by things of the board. */
import { answer, type GameModule } from "../../games/registry";
import { isOrder } from "../../lib/session/picking";
import type { Session } from "../../lib/session/session.svelte";
import type { Option } from "../../lib/session/view";

/** Beyond this many answers the board is the better place; the list waits behind a button. */
const FEW = 6;
/** So many answers fit beside each other in the card, if their words are short. */
const SIDE_BY_SIDE = 2;
const SHORT = 30; // letters

export interface Laid {
  /** An answer is put together from several things, and confirmed. */
  composing: boolean;
  /** Answers in the card itself. */
  card: Option[];
  /** Answers in the list of the tray. */
  listed: Option[];
  /** How many answers wait behind a button, since things of the board or the tray stand for them. */
  behind: number;
}

/** An answer in words. */
export const nameOf = (option: Option, session: Session, game: GameModule): string => (session.view ? answer(option, session.view, session, game) : option.text);

export function laid(session: Session, game: GameModule): Laid {
  const { options } = session;
  const composing = options.some((option) => option.things.length > 1) || (options.length > 0 && (game.confirms?.(session) ?? false));
  const many = options.length > FEW || composing;
  // Things that answer lie beside the question, or are easier found on the board than in a long list.
  const laidOut = (option: Option): boolean => game.lays?.(option, session) ?? false;
  const elsewhere = options.filter((option) => option.things.length > 0 && (many || laidOut(option)));
  const rest = options.filter((option) => !elsewhere.includes(option));
  const plain = rest.filter((option) => !option.things.length && nameOf(option, session, game).length <= SHORT);
  const room = composing ? SIDE_BY_SIDE - 1 : SIDE_BY_SIDE;
  const card = plain.length <= room ? plain : [];
  const listed = session.opened ? options.filter((option) => !card.includes(option)) : rest.filter((option) => !card.includes(option));
  // Orders of things are never listed: they are given by the things themselves.
  const behind = options.some(isOrder) ? [] : elsewhere.filter((option) => composing || !laidOut(option));
  return { composing, card, listed, behind: behind.length };
}
