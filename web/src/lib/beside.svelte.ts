/** The place beside the question. A board puts there what answers it (dice, actions), so that both stay in sight
 * together however large the board is. */
import type { Snippet } from "svelte";
import { MediaQuery } from "svelte/reactivity";

/** Where the question lies beside the board and not above it, as in the styles of the table page. */
const ROOM = "(min-width: 981px) and (min-height: 560px)";

/** A page below the board of a phone. */
export interface Page {
  id: string;
  words: string;
  sign: Snippet;
  content: Snippet;
}

export class Beside {
  content = $state.raw<Snippet>();
  /** What stands above the question: it keeps its place whatever is asked below it. */
  leading = $state.raw<Snippet>();
  /** Something to be read in place of the log, for as long as it is looked at. */
  covering = $state.raw<Snippet>();
  /** A line of help in the card that asks. */
  help = $state.raw<Snippet>();
  /** What is pressed to be sure of an answer that has been chosen: it takes the place of the answers in the card. */
  sure = $state.raw<Snippet>();
  /** Further pages of a board that fills its place, where there is no room beside it. */
  pages = $state.raw<readonly Page[]>([]);
  #room = new MediaQuery(ROOM);

  /** Whether there is room beside the board; else a board may have a better place for its actions. */
  get room(): boolean {
    return this.#room.current;
  }

  /** Lay something over the log, or take it away; to be called in an effect. */
  cover(content: Snippet | undefined): () => void {
    this.covering = content;
    return () => {
      if (this.covering === content) this.covering = undefined;
    };
  }
  /** Say something in the card that asks, or ask there whether it is meant; to be called in an effect. */
  assist(help: Snippet | undefined, sure: Snippet | undefined): () => void {
    this.help = help;
    this.sure = sure;
    return () => {
      this.help = undefined;
      this.sure = undefined;
    };
  }

  /** Offer further pages; to be called in an effect. */
  turn(pages: readonly Page[]): () => void {
    this.pages = pages;
    return () => {
      if (this.pages === pages) this.pages = [];
    };
  }

  /** Show something above the question; to be called in an effect. */
  lead(content: Snippet): () => void {
    this.leading = content;
    return () => {
      if (this.leading === content) this.leading = undefined;
    };
  }

  /** Show something there; to be called in an effect, which takes it away again. */
  show(content: Snippet): () => void {
    this.content = content;
    return () => {
      if (this.content === content) this.content = undefined;
    };
  }
}
