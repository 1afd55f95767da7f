import { beforeAll, describe, expect, it } from "vitest";
import { Catalog, isolate, names as namesIt } from "./text.svelte";

describe("sentences", () => {
  const catalog = new Catalog();
  beforeAll(async () => {
    await catalog.need("common", "table", "dash");
  });

  const kept = {
    id: "dash-kept",
    values: { player: { seat: 0 }, symbols: { names: ["dash-symbol-ring", "dash-symbol-orc", "dash-symbol-warrior"] } },
  };
  const moved = {
    id: "dash-moved",
    values: { player: { seat: 1 }, circle: 2, place: { name: "dash-circle-moria" } },
  };
  const names = ["Rosie", "Фёдор"];

  it("are the same as those of the Python catalog, in three languages", async () => {
    expect(catalog.say(kept, names)).toBe("Rosie keeps: ring, orc and warrior.");
    await catalog.speak("ru");
    expect(catalog.say(kept, names)).toBe("Rosie откладывает кольцо, орка и воина.");
    expect(catalog.say(moved, names)).toBe("Фёдор достигает Мории, круг 2 из 9.");
    expect(catalog.text("dash-marks-left", { marks: 22 })).toBe("осталось 22 отметки");
    await catalog.speak("pl");
    expect(catalog.say(kept, names)).toBe("Rosie zachowuje pierścień, orka i wojownika.");
    expect(catalog.text("dash-marks-left", { marks: 5 })).toBe("zostało 5 zaznaczeń");
    await catalog.speak("en");
  });

  it("that name a card need it no second time", () => {
    expect(namesIt(moved, "dash-circle-moria")).toBe(true);
    expect(namesIt(kept, "dash-symbol-orc")).toBe(true);
    expect(namesIt(moved, "dash-symbol-orc")).toBe(false);
  });

  it("of a game may have a second area, fetched only where its cards are shown", async () => {
    await catalog.need("quest-cards", "dash-cards");
    expect(catalog.text("quest-card-hasty-stroke")).toBe("Hasty Stroke");
    await catalog.speak("pl");
    expect(catalog.text("quest-card-hasty-stroke")).toBe("Pochopny cios");
    await catalog.speak("en");
  });

  it("stay readable when a name turns the direction of writing", () => {
    expect(isolate("Rosie")).toBe("Rosie");
    expect(isolate("\u202egnp.exe")).toBe("\u2068gnp.exe\u2069");
    expect(catalog.say(moved, ["", "<b>x</b>"])).toContain("<b>x</b>");
  });
});
