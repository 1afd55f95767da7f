import { beforeAll, expect, it } from "vitest";
import type { Kind } from "../lib/session/pace.svelte";
import { catalog } from "../lib/language/text.svelte";

const found = import.meta.glob<{ KINDS: ReadonlyMap<string, Kind> }>("./*/kinds.ts", { eager: true });
const games = Object.entries(found).map(([file, { KINDS }]) => ({ id: file.split("/")[1] ?? "", KINDS }));

beforeAll(() => catalog.need(...games.map((game) => game.id)));

it("every game says how its facts look and sound", () => {
  expect(games.map((game) => game.id).sort()).toEqual(["dash", "doom", "hunt", "quest", "war"]);
});

it.each(games)("$id names no fact that the log cannot tell", ({ KINDS }) => {
  expect([...KINDS.keys()].filter((fact) => !catalog.has(fact))).toEqual([]);
});
