/** The boards. A game adds itself by a folder here whose `index.ts` exports `game: GameModule`.
 *
 * Folders are loaded when a table of the game is opened, so no game makes the first page heavier.
 */
import type { Component } from "svelte";
import type { Beside } from "../lib/beside.svelte";
import type { Kind } from "../lib/session/pace.svelte";
import type { Session, Teller } from "../lib/session/session.svelte";
import { catalog, type Dressing, type Phrase } from "../lib/language/text.svelte";
import type { Option, Question, View } from "../lib/session/view";

export interface BoardProps {
  session: Session;
  view: View;
  /** The place beside the question: dice and actions that answer it go there. */
  beside: Beside;
}
export interface OptionProps {
  option: Option;
  view: View;
}
export interface AnswersProps {
  session: Session;
  view: View;
}
export interface GameModule {
  /** What is printed in the content pack of the table, before anything is drawn of it. */
  prepare?: (printed: unknown) => void;
  /** The table itself. It draws `view`, and picks things through `session.pick`. */
  board: Component<BoardProps>;
  /** What answers the question, in place of the list of all answers, where a move is put together. */
  answers?: Component<AnswersProps>;
  /** The question as the board has it: that of the stage at hand of such a move. */
  asked?: (session: Session) => Question | null;
  /** Whether what is picked is confirmed, though each thing may be an answer by itself. */
  confirms?: (session: Session) => boolean;
  /** Whether the game itself lays an answer beside the question, as a thing: it is not listed again. */
  lays?: (option: Option, session: Session) => boolean;
  /** The board fills its place without scrolling, tells who sits where and shows all answers itself. */
  whole?: boolean;
  /** All play on one side, so one person may have several seats in one window without a curtain between them. */
  shared?: boolean;
  /** An answer as a picture, shown before its words. */
  option?: Component<OptionProps>;
  /** What an answer would do, below its name: the words of the card that it plays. */
  detail?: (option: Option) => string;
  /** An answer in words, if its own label is not enough where the board is not seen. */
  optionName?: (option: Option, view: View) => string;
  /** An answer in words for a report, where its question is not seen; by default its name. */
  reportName?: (option: Option, view: View) => string;
  /** How plain words of the server, such as ids of places, are said in a fact, a question or a refusal. */
  dressing?: (phrase: Phrase, session: Session) => Dressing;
  /** The message that says a fact, where the game has a better one for what it tells. */
  message?: (fact: Phrase) => string;
  /** What a set of selected things is called in a question *why not?* */
  selectionName?: (things: string[]) => string;
  /** Which facts are told with dice, cards or pieces. */
  kinds?: ReadonlyMap<string, Kind>;
  /** A long change in several parts, with the table as it looked in between. */
  parts?: Teller["parts"];
  /** The page between two parts of the story, until it is read. */
  interlude?: (session: Session) => Component<{ session: Session }> | undefined;
  /** The message that says who a seat is and what it wants; `seats` of them sit at the table. */
  goal?: (view: View, seat: number, seats: number) => string;
  /** The whole table as sentences, for those who do not see it. */
  describe: (view: View, names: string[]) => string[];
  /** What keys do now, before those of the table; by default numbers choose among the options. */
  keys?: (session: Session) => Record<string, () => void>;
  /** What keys look at; they work also while others are asked. */
  looks?: (session: Session) => Record<string, () => void>;
  /** Message ids of the shortcuts that the game adds to the list. */
  shortcuts?: [key: string, message: string][];
}

const folders = import.meta.glob<{ game: GameModule }>("./*/index.ts");

export async function loadGame(id: string): Promise<GameModule | undefined> {
  return (await folders[`./${id}/index.ts`]?.())?.game;
}

/** A phrase of the server as a sentence, in the words of the game. */
export function sentence(phrase: Phrase, session: Session, game: GameModule): string {
  const { values } = phrase;
  return catalog.say({ id: game.message?.(phrase) ?? phrase.id, values }, session.names, game.dressing?.(phrase, session));
}

/** A question as everybody else reads it: whom it is put to, and what he decides. Nothing if the question has no such words. */
export function toldOf(question: Question, session: Session, game: GameModule): string {
  const { prompt, seats } = question;
  const [seat] = seats;
  if (!prompt || seats.length !== 1 || seat === undefined || !catalog.has(`${prompt.id}.other`)) return "";
  const values = { ...prompt.values, asked: { seat } };
  return catalog.say({ id: `${prompt.id}.other`, values }, session.names, game.dressing?.(prompt, session));
}

/** How a game tells what happens at a table. */
export function tellerOf(session: Session, game: GameModule): Teller {
  return {
    kind: (fact) => game.kinds?.get(fact.id),
    length: (fact) => sentence(fact, session, game).length,
    parts: game.parts,
  };
}

/** An answer in words. */
export function answer(option: Option, view: View, session: Session, game: GameModule): string {
  return game.optionName?.(option, view) ?? sentence(option.label, session, game);
}

/** Pages of a game's own: `/quest/decks` is `quest/pages/Decks.svelte`. */
const pages = import.meta.glob<{ default: Component }>("./*/pages/*.svelte");
const addresses = new Map(Object.entries(pages).map(([file, load]) => [file.replace(/^\./, "").replace("/pages", "").replace(".svelte", "").toLowerCase(), load]));

/** How to load the page at an address, if a game has one there. */
export const pageAt = (path: string): (() => Promise<{ default: Component }>) | undefined => addresses.get(path.replace(/\/$/, ""));
/** The addresses of a game's own pages. */
export const pagesOf = (id: string): string[] => [...addresses.keys()].filter((path) => path.startsWith(`/${id}/`)).sort();

/** A turn of a game in five pictures, for the page that tells how to play it. */
const pictures = import.meta.glob<{ default: Component<{ step: number }> }>("./*/HowTo.svelte");
export const picturesOf = async (id: string): Promise<Component<{ step: number }> | undefined> => (await pictures[`./${id}/HowTo.svelte`]?.())?.default;

/** Something that this browser can put into an option of free text. */
export interface Offer {
  value: string;
  words: string;
}
export interface Offers {
  prepare: () => Promise<void>;
  /** What is offered for an option; an empty list hides it, none leaves it to be typed. */
  offers: (option: string, seats: number) => readonly Offer[] | undefined;
}
const offering = import.meta.glob<Offers>("./*/offers.ts");

export async function offersOf(id: string): Promise<Offers | undefined> {
  const found = await offering[`./${id}/offers.ts`]?.();
  await found?.prepare();
  return found;
}

/** Whether there is a board for a game. */
export function hasBoard(id: string): boolean {
  return `./${id}/index.ts` in folders;
}
