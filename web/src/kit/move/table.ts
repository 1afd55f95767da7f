/** A move in stages at a table of the server. */
import { Refusal } from "../../lib/api";
import type { Session } from "../../lib/session/session.svelte";
import type { Question } from "../../lib/session/view";
import { errorText } from "../../lib/language/words";
import { Draft, Refused } from "./draft.svelte";

/** A draft that begins with the question at hand. It holds for one version of the table: a board makes a new one when
 * the table has moved on. */
export function draftAt(session: Session, first: Question): Draft<Question> {
  return new Draft<Question>(first, {
    next: async (stages) => {
      try {
        return (await session.nextStage(stages)) ?? "complete";
      } catch (error) {
        throw new Refused(errorText(error), error instanceof Refusal ? error.problem.clause : "");
      }
    },
    confirm: (stages) => session.act(stages.join("; ")),
  });
}
