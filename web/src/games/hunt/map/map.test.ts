import { describe, expect, it } from "vitest";
import type { Option, View } from "../../../lib/session/view";
import { house } from "../../../testing/hunt-house";
import { option } from "../../../testing/mock";
import { asking } from "../asking";
import { trailOf } from "./journey";
import { placeLabels } from "./lettering";
import { areaOf, DISC, layOut, sideOf, wayBetween, within } from "./map";
import type { HuntTable } from "../table";

layOut(house);

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
  const view = (seat: number, id: string, prompt: string): View => ({
    game: "hunt",
    rules: 1,
    seats: 2,
    seat,
    outcome: null,
    question: { seats: [seat], id, clause: "", prompt: { id: prompt, values: {} }, options: [], stage: false, several: 0 },
    table: { part: 1, active: "blue", nazgul: [{ id: "blue", place: "d35" }] },
  });

  const about = (text: string, thing: string, question: string, at: string): Option => ({ ...option(text, thing), data: { question, at } });

  it("is what the server says with the answer, whatever its text", () => {
    const turn = view(1, "nazgul", "hunt-ask-nazgul");
    expect(asking(about("perceive-zone", "use:perceive-zone", "perception", "II-A"), turn)).toEqual({ kind: "perception", at: "II-A", part: 1 });
    expect(asking(about("x", "place:d35", "search", "d35"), turn)).toEqual({ kind: "search", at: "d35", part: 1 });
    expect(asking(option("search", "place:d35"), turn)).toBeUndefined();
  });
});

describe("a pack with another map", () => {
  const small = {
    ...house,
    part1: {
      ...house.part1,
      locations: house.part1.locations.slice(0, 3).map((one, index) => ({ ...one, x: 100 + 300 * index, y: 350 })),
      dots: [],
      exits: [],
      edges: [
        { a: "1", b: "2", kind: "road" },
        { a: "2", b: "3", kind: "path" },
      ],
    },
  };

  it("is drawn as it is printed, and the house map again afterwards", () => {
    layOut(small);
    const side = sideOf(1);
    expect([...side.places.keys()]).toEqual(["1", "2", "3"]);
    expect(side.places.get("2")?.x).toBe(400);
    expect(wayBetween(side, "1", "3").map((place) => place.id)).toEqual(["1", "2", "3"]);
    layOut(house);
    expect(sideOf(1).places.size).toBeGreaterThan(50);
  });

  it("has journey cards of its own, drawn over the map by what the answer says of itself", () => {
    layOut({ ...house, journeys: { cards: [{ id: "by-the-loudwater", kind: "long", rows: "2 . 10" }] } });
    const offered: Option = { ...option("take it", "journey:by-the-loudwater"), data: { journey: "by-the-loudwater" } };
    const table = { part: 2, ring_bearer: null } as unknown as HuntTable;
    expect(trailOf(sideOf(2), table, offered).map((one) => one.id)).toEqual(["offered"]);
    layOut(house);
  });
});
