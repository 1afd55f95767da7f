/** The first pack as the tools read it: its land, and what its regions are called in every language. */
import { readFileSync } from "node:fs";
import type { Geometry, RegionRecord, WarContent } from "../src/games/war/content";
import { Atlas } from "../src/games/war/map/atlas";

const PACK = "../src/ringtable/games/war/data/first";
export const GEOMETRY = `${PACK}/geometry.json`;
const read = <T>(path: string): T => JSON.parse(readFileSync(path, "utf-8")) as T;

function namesIn(language: string): Record<string, string> {
  const text = readFileSync(`../src/ringtable/locales/${language}/war-cards.ftl`, "utf-8");
  return Object.fromEntries([...text.matchAll(/^war-region-([\w-]+) = (.+)$/gm)].map(([, id, name]) => [id ?? "", name ?? ""]));
}

export const names: Record<string, Record<string, string>> = Object.fromEntries(["en", "ru", "pl"].map((language) => [language, namesIn(language)]));

export function atlasOfPack(): Atlas {
  const geometry = read<Geometry>(GEOMETRY);
  const { regions } = read<{ regions: RegionRecord[] }>(`${PACK}/regions.json`);
  const { nations } = read<Pick<WarContent, "nations">>(`${PACK}/nations.json`);
  return new Atlas({ regions, nations, geometry } as WarContent);
}
