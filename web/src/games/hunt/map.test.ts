import { describe, expect, it } from "vitest";
import type { View } from "../../lib/view";
import { option } from "../../testing/mock";
import { asking } from "./asking";
import { placeLabels } from "./lettering";
import { areaOf, DISC, sideOf, wayBetween, within } from "./map";

const english = Object.values(import.meta.glob<string>("$locales/en/hunt.ftl", { query: "?raw", import: "default", eager: true }))[0] ?? "";

describe.each([1, 2])("side %i of the board", (part) => {
  const side = sideOf(part);
  const places = [...side.places.values()];

  it("has a name for everything that is called something", () => {
    const names = [...places.map((place) => place.name), ...side.rivers.map((one) => one.name), ...side.regions.map((one) => one.name)];
    for (const name of names.filter(Boolean)) expect(english).toContain(`\nhunt-place-${name} = `);
  });

  it("keeps woods and hills away from every place", () => {
    for (const sprig of side.sprigs) {
      for (const place of places.filter((one) => one.kind === "location")) {
        expect(Math.hypot(sprig.x - place.x, sprig.y - place.y)).toBeGreaterThan(DISC);
      }
    }
    expect(side.sprigs.length).toBeGreaterThan(100);
  });

  it("lays no two names of ally locations over each other", () => {
    const labels = placeLabels(side, (id) => id).filter((label) => label.kind === "ally");
    expect(labels).toHaveLength(places.filter((place) => place.ally).length);
    for (const [index, one] of labels.entries()) {
      for (const other of labels.slice(index + 1)) expect([one.x, one.y]).not.toEqual([other.x, other.y]);
    }
  });

  it("counts every place to one zone and one section", () => {
    const zones = side.zones.flatMap((zone) => within(side, zone.id));
    const sections = side.sections.flatMap((section) => within(side, section.id));
    expect(zones).toHaveLength(places.length);
    expect(sections).toHaveLength(places.length);
    expect(areaOf(side, side.sections[0]?.id ?? "")?.polygons.length).toBeGreaterThan(2);
  });
});

describe("riding", () => {
  it("follows the roads and paths of the board", () => {
    expect(wayBetween(sideOf(1), "49", "48").map((place) => place.id)).toEqual(["49", "d55", "d54", "48"]);
    expect(wayBetween(sideOf(1), "49", "49").map((place) => place.id)).toEqual(["49"]);
  });
});

describe("what will be asked", () => {
  const view: View = { game: "hunt", rules: 2, seats: 2, seat: 1, outcome: null, question: null, table: { part: 2 } };

  it("is told with an answer that leads to a question", () => {
    const sense = { ...option("perceive-zone", "use:perceive-zone"), data: { question: "perception", at: "II-A" } };
    expect(asking(sense, view)).toEqual({ kind: "perception", at: "II-A", part: 2 });
    const search = { ...option("search", "place:12"), data: { free: true, question: "search", at: "12" } };
    expect(asking(search, view)).toEqual({ kind: "search", at: "12", part: 2 });
  });

  it("is nothing where an answer asks nothing", () => {
    expect(asking(option("ride 23", "place:23"), view)).toBeUndefined();
    expect(asking({ ...option("play glorfindel a", "card:glorfindel"), data: { card: "glorfindel", way: "a" } }, view)).toBeUndefined();
  });
});
