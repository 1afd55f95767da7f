/** Writes where things stand into a pack's geometry: `npm run arrange`.
 *
 * It takes some minutes and is needed only when the land, a name or a size has changed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { Geometry, RegionRecord, WarContent } from "../src/games/war/content";
import { arrange } from "../src/games/war/map/arrange";
import { Atlas } from "../src/games/war/map/atlas";

const pack = "../src/ringtable/games/war/data/first";
const read = <T>(path: string): T => JSON.parse(readFileSync(path, "utf-8")) as T;

function namesIn(language: string): Record<string, string> {
  const text = readFileSync(`../src/ringtable/locales/${language}/war-cards.ftl`, "utf-8");
  return Object.fromEntries([...text.matchAll(/^war-region-([\w-]+) = (.+)$/gm)].map(([, id, name]) => [id ?? "", name ?? ""]));
}

const geometry = read<Geometry>(`${pack}/geometry.json`);
const { regions } = read<{ regions: RegionRecord[] }>(`${pack}/regions.json`);
const { nations } = read<Pick<WarContent, "nations">>(`${pack}/nations.json`);
const atlas = new Atlas({ regions, nations, geometry } as WarContent);
const names = Object.fromEntries(["en", "ru", "pl"].map((language) => [language, namesIn(language)]));
const start = performance.now();
const found = arrange(atlas, names, Number(process.argv[2] ?? 4_000_000), Number(process.argv[3] ?? 900));
const rows = Object.entries(found).map(([id, one]) => `${JSON.stringify(id)}:${JSON.stringify(one)}`);
writeFileSync(process.argv[4] ?? "/tmp/standing.json", `{\n${rows.join(",\n")}\n}\n`);
console.log(`${Math.round(performance.now() - start)} ms`);
