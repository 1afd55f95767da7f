/** What is printed, fetched once for each pack, with what the board makes of it. */
import { api } from "../../lib/api";
import { Library } from "./cards/faces";
import type { WarContent } from "./content";
import { Atlas } from "./map/atlas";

export interface Printed {
  content: WarContent;
  atlas: Atlas;
  library: Library;
}
const packs = new Map<string, Promise<Printed>>();

export const prepare = (content: WarContent): Printed => ({ content, atlas: new Atlas(content), library: new Library(content) });

export function printed(pack: string): Promise<Printed> {
  let found = packs.get(pack);
  if (!found) {
    found = api.content<WarContent>("war", pack).then(prepare);
    // What could not be fetched is asked for again.
    found.catch(() => packs.delete(pack));
    packs.set(pack, found);
  }
  return found;
}
