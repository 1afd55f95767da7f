/** Works out where things stand on the map of a pack: `npm run arrange -- standing.json`.
 *
 * It takes some minutes and is needed only when the land, a name or a size has changed. What it
 * writes goes into the pack's geometry. Further arguments: how many moves, how long a place is kept.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { Geometry, RegionRecord, WarContent } from "../src/games/war/content";
import { arrange } from "../src/games/war/map/arrange";
import { Atlas } from "../src/games/war/map/atlas";

const [file, moves = "4000000", keep = "900"] = process.argv.slice(2);
if (!file) throw new Error("name the file to write: npm run arrange -- standing.json");
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
const found = arrange(atlas, names, Number(moves), Number(keep));
const rows = Object.entries(found).map(([id, one]) => `${JSON.stringify(id)}:${JSON.stringify(one)}`);
writeFileSync(file, `{\n${rows.join(",\n")}\n}\n`);
console.log(`${Math.round(performance.now() - start)} ms`);
