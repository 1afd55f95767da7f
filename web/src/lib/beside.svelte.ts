/** The place beside the question. A board puts there what answers it (dice, actions), so that both stay in sight
 * together however large the board is. */
import type { Snippet } from "svelte";
import { MediaQuery } from "svelte/reactivity";

/** Where the question lies beside the board and not above it, as in the styles of the table page. */
const ROOM = "(min-width: 981px) and (min-height: 560px)";

export class Beside {
  content = $state.raw<Snippet>();
  #room = new MediaQuery(ROOM);

  /** Whether there is room beside the board; else a board may have a better place for its actions. */
  get room(): boolean {
    return this.#room.current;
  }

  /** Show something there; to be called in an effect, which takes it away again. */
  show(content: Snippet): () => void {
    this.content = content;
    return () => {
      if (this.content === content) this.content = undefined;
    };
  }
}
