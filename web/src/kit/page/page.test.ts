import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

/** The components of the kit that a source shows, by file name. */
const shown = (source: string): string[] => [...source.matchAll(/from "\.{1,2}\/(?:[\w-]+\/)?(\w+\.svelte)"/g)].map((found) => found[1] ?? "");
const named = new Map(Object.entries(sources).map(([path, source]) => [path.split("/").at(-1) ?? "", { page: !path.slice(3).includes("/"), source }]));

it("shows every component of the kit, itself or as a part of another", () => {
  const seen = new Set<string>();
  const waiting = [...named.values()].filter((one) => one.page).flatMap((one) => shown(one.source));
  for (const name of waiting) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...shown(named.get(name)?.source ?? ""));
  }
  expect([...named].filter(([name, one]) => !one.page && !seen.has(name)).map(([name]) => name)).toEqual([]);
});
