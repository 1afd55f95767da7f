import { beforeAll, describe, expect, it } from "vitest";
import en from "$locales/en/war-cards.ftl?raw";
import pl from "$locales/pl/war-cards.ftl?raw";
import ru from "$locales/ru/war-cards.ftl?raw";
import { firstPack } from "../gallery/content";
import { ARMY, arrange, blockOf, boxAt, cover, SIGN, type Box } from "./arrange";
import { Atlas } from "./atlas";
import { broken, breaks, widthOf } from "./letters";
import { apart, labels, standingsOf, type Standings } from "./places";

const namesIn = (source: string): Record<string, string> => Object.fromEntries([...source.matchAll(/^war-region-([\w-]+) = (.+)$/gm)].map(([, id, name]) => [id ?? "", name ?? ""]));
const NAMES: Record<string, Record<string, string>> = { en: namesIn(en), ru: namesIn(ru), pl: namesIn(pl) };
const LANGUAGES = Object.keys(NAMES);

let atlas: Atlas;
let standings: Standings;
beforeAll(async () => {
  atlas = new Atlas(await firstPack());
  standings = atlas.geometry.standing ?? {};
});

interface Room {
  region: string;
  kind: "army" | "sign" | "name";
  box: Box;
}
function roomsIn(language: string): Room[] {
  return Object.entries(standings).flatMap(([region, one]): Room[] => {
    const name = one.names[language];
    const lines = broken(NAMES[language]?.[region] ?? "", name?.lines ?? []);
    const { wide, high } = blockOf(lines, one.sign ? "bold" : "italic");
    return [
      { region, kind: "army", box: boxAt(...one.army, ARMY.wide, ARMY.high) },
      ...(name ? [{ region, kind: "name" as const, box: boxAt(name.x, name.y, wide - 2, high - 2) }] : []),
      ...(one.sign ? [{ region, kind: "sign" as const, box: boxAt(...one.sign, SIGN - 2, SIGN - 2) }] : []),
    ];
  });
}
/** Pairs of rooms that cover each other by more than a part. */
function clashes(rooms: Room[], kinds: [Room["kind"], Room["kind"]], most: number): string[] {
  return rooms.flatMap((one, index) =>
    rooms.slice(index + 1).flatMap((two) => {
      if (!(one.kind === kinds[0] && two.kind === kinds[1]) && !(one.kind === kinds[1] && two.kind === kinds[0])) return [];
      const covered = cover(one.box, two.box);
      return covered > most ? [`${one.kind} of ${one.region} and ${two.kind} of ${two.region}: ${covered.toFixed(2)}`] : [];
    }),
  );
}

describe("the places of the first pack", () => {
  it.each(LANGUAGES)("keep names, signs and armies clear of each other (%s)", (language) => {
    const rooms = roomsIn(language);
    expect(rooms.filter((one) => one.kind === "name")).toHaveLength(105);
    expect(clashes(rooms, ["name", "name"], 0.13)).toEqual([]);
    expect(clashes(rooms, ["name", "sign"], 0.1)).toEqual([]);
    expect(clashes(rooms, ["army", "sign"], 0.1)).toEqual([]);
    expect(clashes(rooms, ["army", "name"], 0.2)).toEqual([]);
    expect(clashes(rooms, ["army", "army"], 0.3)).toEqual([]);
  });
  it("put every army and every sign into its own region", () => {
    const astray = atlas.regions.filter((region, index) => {
      const one = standings[region.id];
      return !one || atlas.grid.owner(...one.army) !== index || (one.sign && atlas.grid.owner(...one.sign) !== index);
    });
    expect(astray.map((one) => one.id)).toEqual([]);
  });
  it("serve every language that the pack knows, and are found for any other", () => {
    expect(standingsOf(atlas, "pl", (id) => id)).toBe(standings);
    const found = arrange(atlas, { xx: NAMES.en ?? {} }, 200, 20);
    expect(Object.keys(found)).toHaveLength(105);
    expect(found["minas-tirith"]?.names.xx?.lines).toBeDefined();
  });
});

describe("from near", () => {
  it("a name draws near to its sign", () => {
    const [bree] = labels(atlas.regions.filter((one) => one.id === "bree"), standings, "en", (id) => NAMES.en?.[id] ?? id, "near", 2, new Set());
    const sign = standings.bree?.sign ?? [0, 0];
    expect(bree?.lines.map((line) => line.words).join(" ")).toBe("Bree");
    expect(Math.hypot((bree?.lines[0]?.x ?? 0) - sign[0], (bree?.lines[0]?.y ?? 0) - sign[1])).toBeLessThan(30);
  });
  it("besiegers and walls step apart", () => {
    const here = standings["minas-tirith"];
    if (!here) throw new Error("no place");
    const { walls, army } = apart({ ...here, army: [600, 500], sign: [610, 500] }, "near", 2);
    expect(Math.abs(walls[0] - army[0])).toBeCloseTo(52);
    expect(apart({ ...here, army: [600, 500], sign: [610, 500] }, "far", 1).army).toEqual([600, 500]);
  });
});

describe("letters", () => {
  it("break a name in every way", () => {
    expect(breaks("Narrows of the Forest")).toContainEqual([2, 2]);
    expect(broken("Narrows of the Forest", [1, 2, 1])).toEqual(["Narrows", "of the", "Forest"]);
    expect(broken("A longer name than was baked", [1, 1])).toEqual(["A", "longer name than was baked"]);
  });
  it("are wider in bold", () => expect(widthOf("Мордор", 10, "bold")).toBeGreaterThan(widthOf("Мордор", 10, "italic")));
});
