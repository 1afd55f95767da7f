/** What is printed in the pack of the table, with what the board makes of it. */
import { Library } from "./cards/faces";
import type { WarContent } from "./content";
import { Atlas } from "./map/atlas";

export interface Printed {
  content: WarContent;
  atlas: Atlas;
  library: Library;
}
export const printedOf = (content: WarContent): Printed => ({ content, atlas: new Atlas(content), library: new Library(content) });

let now: Printed | undefined;

/** The page hands over what is printed before anything is drawn of it. */
export function prepare(content: unknown): void {
  now = printedOf(content as WarContent);
}
export function printed(): Printed {
  if (!now) throw new Error("nothing is printed yet");
  return now;
}
