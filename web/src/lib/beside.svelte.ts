/** The place beside the question. A board puts there what answers it (dice, actions), so that both stay in sight
 * together however large the board is. */
import type { Snippet } from "svelte";

export class Beside {
  content = $state.raw<Snippet>();

  /** Show something there; to be called in an effect, which takes it away again. */
  show(content: Snippet): () => void {
    this.content = content;
    return () => {
      if (this.content === content) this.content = undefined;
    };
  }
}
