import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import common from "$locales/en/common.ftl?raw";
import kit from "$locales/en/kit.ftl?raw";
import cards from "$locales/en/war-cards.ftl?raw";
import en from "$locales/en/war.ftl?raw";
import { catalog } from "../../../lib/language/text.svelte";
import { Desk } from "../desk.svelte";
import { MadeUp, question } from "../gallery/asking.svelte";
import { firstPack } from "../gallery/content";
import { siege } from "../gallery/positions";
import type { Battle } from "../table";
import Losses from "./Losses.svelte";

beforeAll(() => {
  for (const source of [common, kit, cards, en]) catalog.add("en", source);
});
afterEach(cleanup);

const ways = (id: string) =>
  question(id, "W16.2", "Who falls?", [
    { words: "A regular", verb: "remove", text: "remove gondor-regular", data: { nation: "gondor", kind: "regular", hits: 1 } },
    { words: "An elite lowers", verb: "reduce", text: "reduce gondor-elite", data: { nation: "gondor", kind: "elite", hits: 1 } },
    { words: "An elite", verb: "remove-two", text: "remove-two gondor-elite", data: { nation: "gondor", kind: "elite", hits: 2 } },
  ]);

async function shown(): Promise<{ asking: MadeUp }> {
  const battle = siege(await firstPack(), true).battle as Battle;
  const asking = new MadeUp(["Rosie", "Tom"], [ways("casualty"), ways("next-casualty"), ways("next-casualty")], 0);
  render(Losses, { battle, desk: new Desk(asking, (phrase) => String(phrase.values.text)), names: asking.names });
  return { asking };
}

describe("losses", () => {
  it("are taken hit by hit and sent when all are named", async () => {
    const { asking } = await shown();
    expect(screen.getByText("3 hits to take.")).toBeTruthy();
    for (let hit = 0; hit < 3; hit++) {
      screen.getAllByText("This one")[hit === 1 ? 1 : 0]?.click();
      await new Promise((done) => setTimeout(done));
    }
    screen.getByTestId("take-losses").click();
    await new Promise((done) => setTimeout(done));
    expect(asking.said).toBe("remove gondor-regular; reduce gondor-elite; remove gondor-regular");
  });
  it("are those of the side that takes them, also when a team-mate is asked", async () => {
    const { attacker, sides, ...rest } = siege(await firstPack(), true).battle as Battle;
    const { take, ...free } = sides.free;
    const battle = { ...rest, attacker, sides: { free, shadow: { ...sides.shadow, take } } } as Battle;
    const asking = new MadeUp(["Rosie", "Tom", "Nick", "May"], [question("casualty", "W16.2", "Who falls?", [{ words: "A regular", verb: "remove", text: "remove sauron-regular", data: { nation: "sauron", kind: "regular", hits: 1 } }])], 3);
    render(Losses, { battle, desk: new Desk(asking, (phrase) => String(phrase.values.text)), names: asking.names });
    expect(screen.getByText("3 hits to take.")).toBeTruthy();
  });
  it("may be taken alike, and say who is left", async () => {
    const { asking } = await shown();
    screen.getAllByTestId("rest-alike")[0]?.click();
    await new Promise((done) => setTimeout(done));
    const sure = screen.getByTestId("take-losses");
    expect(sure.textContent).toContain("2 elites");
    sure.click();
    await new Promise((done) => setTimeout(done));
    expect(asking.said).toBe("remove gondor-regular; remove gondor-regular; remove gondor-regular");
  });
});
