import { house } from "../../testing/hunt-house";
import { layOut, sideOf } from "./map/map";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "../../lib/session/session.svelte";
import { catalog, type Phrase, type Value } from "../../lib/language/text.svelte";
import type { View } from "../../lib/session/view";
import { acted, entry, game as info, mockApi, option, SilentSocket, view } from "../../testing/mock";
import type { LogEntry } from "../../wire";
import { sentence, type GameModule } from "../registry";
import { partsOf } from "./parts";
import { dressing, journeyWords, message, optionName, placeWords, wayText, wayTexts } from "./words";

layOut(house);

const game = { dressing, message } as unknown as GameModule;

function told(step: number, ...facts: [id: string, values?: Record<string, Value>][]): LogEntry {
  return { ...entry(step), facts: facts.map(([id, values]) => ({ id, cause: "", values: (values ?? {}) as Record<string, never> })) };
}
const began = (part: number): [string, Record<string, Value>] => ["hunt-part-began", { part }];
const rode = (place: string): [string, Record<string, Value>] => ["hunt-rode", { rider: { name: "hunt-nazgul-red" }, place }];
const shown = (part: number): View => view({ game: "hunt", table: { part } });

async function laid(part: number, log: LogEntry[]): Promise<Session> {
  const api = mockApi({
    table: vi.fn().mockResolvedValue(acted({ step: log.at(-1)?.step ?? 1 }, log, shown(part))),
    history: vi.fn().mockResolvedValue({ step: 2, last: 9, view: shown(2), entry: told(2, rode("5"), began(2), rode("5")) }),
  });
  const session = new Session("t1", "hunt", [{ seat: 0, token: "x" }], "", () => info(), api);
  await session.start();
  return session;
}
const lines = (session: Session, log: LogEntry[]): string[] => log.flatMap((one) => one.facts.map((fact) => sentence(fact, session, game)));

beforeAll(() => catalog.need("common", "table", "hunt"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(console, "error");
});
afterEach(async () => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  await catalog.speak("en");
});

describe("the part of a fact", () => {
  const parts = (log: LogEntry[], now: 1 | 2): number[] => [...partsOf(log, now).values()];
  const fact: [string] = ["hunt-rested"];

  it("is told by the facts where both parts are in the log", () => {
    expect(parts([told(1, began(1), fact), told(2, fact, began(2), fact), told(3, fact)], 2)).toEqual([1, 1, 1, 2, 2, 2]);
  });

  it("is the present one where the log does not reach back to the beginning of it", () => {
    expect(parts([told(201, fact), told(202, fact)], 2)).toEqual([2, 2]);
    expect(parts([told(201, fact), told(202, fact)], 1)).toEqual([1, 1]);
    expect(parts([told(201, fact), told(202, fact, began(2))], 2)).toEqual([1, 1, 2]);
  });

  it("goes back when the beginning of part 2 is taken back", () => {
    const undone = [told(1, began(1)), told(2, began(2), fact), told(3, ["table-taken-back"]), told(4, fact)];
    expect(parts(undone, 1)).toEqual([1, 2, 2, 1, 1]);
    expect(parts(undone, 2)).toEqual([1, 2, 2, 2, 2]);
    expect(parts([...undone, told(5, began(2), fact)], 2)).toEqual([1, 2, 2, 1, 1, 2, 2]);
  });
});

describe("places in what the server says", () => {
  const log = [told(1, began(1), ["hunt-info-drawn", { places: "1, 14" }], rode("46"), rode("d08"), rode("5")), told(2, began(2), rode("5"), rode("d08"))];

  it("are called as the map of their part calls them", async () => {
    expect(lines(await laid(2, log), log)).toEqual([
      "Part 1 begins.",
      "You hold the information tokens 1 (Bag End), 14.",
      "The red Nazgûl rides to 46 (Brandywine Bridge).",
      "The red Nazgûl rides to the dot between 13 and 14.",
      "The red Nazgûl rides to 5 (Bindbale Wood).",
      "Part 2 begins.",
      "The red Nazgûl rides to 5 (Chetwood eaves).",
      "The red Nazgûl rides to the dot between 6 and 12.",
    ]);
  });

  it("stand in the right case in each language", async () => {
    const session = await laid(1, log);
    await catalog.speak("ru");
    expect(lines(session, log).slice(2, 4)).toEqual([
      "Красный назгул скачет в 46 (Брендивинский мост).",
      "Красный назгул скачет в точку между 13 и 14.",
    ]);
    const entered: Phrase = { id: "hunt-witch-king-entered", values: { rider: { name: "hunt-nazgul-red" }, place: "d08" } };
    expect(sentence(entered, session, game)).toContain("точка между 13 и 14");
    await catalog.speak("pl");
    expect(sentence(entered, session, game)).toContain("kropka między 13 i 14");
    expect(lines(session, log)[3]).toContain("jedzie do kropki między 13 i 14");
  });

  it("are named in questions and refusals after the board that is shown", async () => {
    const asked: Phrase = { id: "hunt-ask-ally-goes", values: { place: "5" } };
    const react = (place: string): Phrase => ({ id: "hunt-ask-react", values: { question: { name: "hunt-question-hunt" }, place } });
    for (const [part, name] of [[1, "5 (Bindbale Wood)"], [2, "5 (Chetwood eaves)"]] as const) {
      const session = await laid(part, []);
      expect(sentence(asked, session, game)).toBe(`Where does the ally token of ${name} go?`);
      expect(sentence(react("5"), session, game)).toBe(`Hunt in ${name}. Do you answer with a card?`);
      expect(sentence({ id: "hunt-why-too-far", values: { place: "5" } }, session, game)).toBe(`Too far: ${name}.`);
    }
    expect(sentence(react("II-A"), await laid(1, []), game)).toBe("Hunt in zone II-A. Do you answer with a card?");
  });

  it("are named in the moment that is looked back at", async () => {
    const session = await laid(2, []);
    await session.look(2);
    const facts = session.moment?.entry ? [session.moment.entry] : [];
    expect(lines(session, facts)).toEqual([
      "The red Nazgûl rides to 5 (Bindbale Wood).",
      "Part 2 begins.",
      "The red Nazgûl rides to 5 (Chetwood eaves).",
    ]);
  });

  it("are read out of a journal entry by entry", async () => {
    const shownJournal: Phrase = { id: "hunt-journal-shown", values: { entries: "1 . x 5 C" } };
    expect(sentence(shownJournal, await laid(1, []), game)).toBe("Frodo’s way: 1 (Bag End); a dot; crossed out; 5 (Bindbale Wood); exit C.");
  });

  it("are named in answers", () => {
    const answer = (id: string, place: string): string => optionName({ ...option("x"), label: { id, values: { place } } }, shown(1));
    expect(answer("hunt-option-ride", "d08")).toBe("Ride to the dot between 13 and 14");
    expect(answer("hunt-option-ride", "5")).toBe("Ride to 5 (Bindbale Wood)");
    expect(answer("hunt-option-note-exit", "C")).toBe("Leave by exit C");
    expect(answer("hunt-option-to", "II-A")).toBe("To II-A");
  });
});

describe("a card", () => {
  it("says what each of its options does, and what both need", async () => {
    expect(wayTexts("bill-ferny")).toEqual({ before: "", ways: ["Search any location."] });
    expect(wayTexts("gildor-inglorion")).toEqual({ before: "By night:", ways: ["the influence falls by 1.", "take back an out-of-turn card."] });
    expect(wayText("gildor-inglorion", "b")).toBe("By night: take back an out-of-turn card.");
    await catalog.speak("pl");
    expect(wayText("farmer-maggot", "a")).toBe("żeton sojusznika w II-C, II-D lub III-B.");
  });

  it("is played with the words of the option", () => {
    const played = { ...option("play tom-bombadil b", "card:tom-bombadil"), data: { card: "tom-bombadil", way: "b" } };
    expect(optionName(played, shown(1))).toContain("by night Frodo moves without influence.");
  });
});

describe("a card that was played", () => {
  it("is told with the letter of its option only where it has two", async () => {
    const session = await laid(1, []);
    const played = (card: string): Phrase => ({ id: "hunt-played-ally", values: { card: { name: `hunt-card-${card}` }, way: { name: "hunt-way-a" } } });
    expect(sentence(played("five-ponies"), session, game)).toBe("The Ring-bearer plays “Five Ponies”.");
    expect(sentence(played("tom-bombadil"), session, game)).toBe("The Ring-bearer plays “Tom Bombadil” (a).");
  });
});

describe("dots", () => {
  const dots = (part: 1 | 2): string[] => {
    const side = sideOf(part);
    return [...side.places.values()].filter((place) => place.kind === "dot").map((place) => placeWords(side, place.id));
  };

  it.each([1, 2] as const)("of part %i have names that differ and cannot be taken for a location", (part) => {
    const names = dots(part);
    expect(names.length).toBeGreaterThan(50);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^the dot (between|by) /);
  });

  it("beside one location alone are told apart by the way they lie on", () => {
    expect(placeWords(sideOf(2), "d37")).toMatch(/^the dot by 21, towards /);
  });
});

describe("journey cards", () => {
  it("are long or short as they are printed, whatever they are called", () => {
    layOut({ ...house, journeys: { cards: [{ id: "JS-01", kind: "long", rows: "2 . 10" }] } });
    expect(journeyWords("JS-01")).toBe(catalog.say({ id: "hunt-board-journey-long", values: { card: "JS-01" } }, []));
    layOut(house);
    expect(journeyWords("JS-01")).toBe(catalog.say({ id: "hunt-board-journey-short", values: { card: "JS-01" } }, []));
  });
});
