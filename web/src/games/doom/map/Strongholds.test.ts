import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Session } from "../../../lib/session/session.svelte";
import { catalog } from "../../../lib/language/text.svelte";
import { game, mockApi, SilentSocket } from "../../../testing/mock";
import Strongholds from "./Strongholds.svelte";
import type { DoomTable } from "../table";

beforeAll(() => catalog.need("common", "table", "kit", "doom"));
beforeEach(() => vi.stubGlobal("WebSocket", SilentSocket));
afterEach(cleanup);

function numbers(chieftain: boolean, warriors: number): string[] {
  const table = {
    minas_morgul: { witch_king: true, nazgul: 2, spaces: 8, supply: 6 },
    isengard: { chieftain, warriors, supply: 5 - warriors, treebeard: false },
  } as unknown as DoomTable;
  const session = new Session("t1", "doom", [], "", () => game(), mockApi());
  const { container } = render(Strongholds, { session, table, fresh: new Set<string>() });
  const holds = [...container.querySelectorAll("figure")].map((hold) => [...hold.querySelectorAll("text")].map((text) => text.textContent ?? "").join(" "));
  return holds;
}

it("counts free stands on from those who have come: the chieftain is the first [M2.3]", () => {
  expect(numbers(true, 2)).toEqual(["4 5 6 7 8 9", "4 5 6"]);
});

it("counts the warriors alone when the chieftain is beaten", () => {
  expect(numbers(false, 2)[1]).toBe("– 3 4 5");
});
