/** The content of a pack without a server, for the gallery and for tests: the files of the first pack as they lie. */
import type { WarContent } from "../content";

const files = import.meta.glob<Record<string, unknown>>("../../../../../src/ringtable/games/war/data/first/*.json", { import: "default" });

export async function firstPack(): Promise<WarContent> {
  const read = async (name: string): Promise<Record<string, unknown>> => {
    const load = files[`../../../../../src/ringtable/games/war/data/first/${name}.json`];
    if (!load) throw new Error(`the pack has no file ${name}.json`);
    return load();
  };
  const [regions, nations, setup, characters, events, combat, tiles, geometry] = await Promise.all(["regions", "nations", "setup", "characters", "events", "combat", "tiles", "geometry"].map(read));
  return { ...regions, ...nations, ...characters, ...combat, ...tiles, setup, events, geometry } as unknown as WarContent;
}
