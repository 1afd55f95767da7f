/** A seat of a table that is being laid. */
import type { NewSeat } from "../wire";

export const KINDS = ["me", "open", "bot"] as const;

export interface Chair {
  kind: (typeof KINDS)[number];
  name: string;
  bot: string;
}

/** The seats as the server wants them; bots get names, so that they are told apart. */
export function seatsOf(chairs: readonly Chair[], names: readonly string[]): NewSeat[] {
  let bots = 0;
  return chairs.map((chair) => {
    if (chair.kind === "bot") return { kind: "bot", name: names[bots++ % names.length] ?? null, bot: chair.bot };
    return { kind: chair.kind, name: chair.name.trim() || null, bot: null };
  });
}
