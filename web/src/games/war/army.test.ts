import { describe, expect, it } from "vitest";
import { crowds, ranksOf, ribbonOf, ribbonsOf, seat, topsOf } from "./army";
import { firstPack } from "./gallery/content";
import { force, middle, mordor, opening } from "./gallery/positions";
import { unitsOf } from "./table";

describe("what stands in a region", () => {
  it("is the besieger outside and the garrison inside the walls", async () => {
    const here = crowds(middle(await firstPack())).find((one) => one.region === "minas-tirith");
    expect(here?.side).toBe("shadow");
    expect(here?.force && unitsOf(here.force)).toBe(7);
    expect(here?.walls?.side).toBe("free");
    expect(here?.walls && unitsOf(here.walls.force)).toBe(5);
  });
  it("is the army first, persons of the other side beside it", async () => {
    const table = opening(await firstPack());
    table.map = [{ region: "moria", shadow: force({ sauron: [2, 0] }), free: force({}, { persons: ["strider"] }) }];
    const here = crowds(table).find((one) => one.region === "moria");
    expect(here?.side).toBe("shadow");
    expect(here?.guests?.characters).toEqual(["strider"]);
    table.map = [{ region: "moria", shadow: force({}, { nazgul: 1 }), free: force({ elves: [1, 0] }) }];
    expect(crowds(table).find((one) => one.region === "moria")).toMatchObject({ side: "free", guests: { nazgul: 1 } });
  });
  it("has the Ring-bearers, alone too, but not while they are in Mordor", async () => {
    const content = await firstPack();
    expect(crowds(opening(content)).find((one) => one.region === "rivendell")?.bearers).toEqual({ revealed: false, progress: 0 });
    expect(crowds(middle(content)).find((one) => one.region === "parth-celebrant")).toMatchObject({ bearers: { progress: 3 } });
    expect(crowds(mordor(content)).some((one) => one.bearers)).toBe(false);
  });
});

describe("an army", () => {
  const horde = force({ sauron: [5, 2], southrons: [2, 1] }, { nazgul: 2, persons: ["witch-king"] });
  it("has one banner from afar and one for each nation halfway, the strongest first", () => {
    expect(ribbonOf(horde, "shadow")).toMatchObject({ regulars: 7, elites: 3, nations: ["southrons", "sauron"] });
    expect(ribbonsOf(horde, "shadow").map((one) => [one.nations[0], one.regulars, one.elites])).toEqual([["sauron", 5, 2], ["southrons", 2, 1]]);
  });
  it("shows every unit as a miniature, nearer ones last", () => {
    const { figures } = ranksOf(horde);
    expect(figures).toHaveLength(10);
    expect(figures.filter((one) => one.kind === "elite")).toHaveLength(3);
    expect(figures.map((one) => one.y)).toEqual(figures.map((one) => one.y).toSorted((a, b) => a - b));
  });
  it("never hides how many lead it", () => {
    const crowd = force({ gondor: [1, 0] }, { leaders: ["gondor", 2], persons: ["strider", "gimli", "legolas", "boromir"] });
    expect(topsOf(crowd)).toEqual([{ kind: "person", person: "strider" }, { kind: "person", person: "gimli" }, { kind: "more", n: 2 }, { kind: "leaders", n: 2, nation: "gondor" }]);
    const xs = seat(topsOf(crowd), 50, 9).map((one) => one.x);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });
});
