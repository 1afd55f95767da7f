import { beforeAll, describe, expect, it } from "vitest";
import { Catalog } from "./language/text.svelte";

describe("the cards of a game", () => {
  const catalog = new Catalog();
  beforeAll(async () => {
    await catalog.need("war-cards", "dash-cards");
  });

  it("have an area of their own; a game without one is no mistake", () => {
    expect(catalog.text("war-card-the-red-arrow")).toBe("The Red Arrow");
    expect(catalog.text("war-region-grey-havens.in")).toBe("in the Grey Havens");
  });

  it("are told with their condition, in three languages", async () => {
    for (const language of ["en", "ru", "pl"] as const) {
      await catalog.speak(language);
      const whole = catalog.text("war-text-the-red-arrow");
      const need = catalog.text("war-text-the-red-arrow.need");
      expect(whole.startsWith(need)).toBe(true);
      expect(whole.length).toBeGreaterThan(need.length);
    }
    await catalog.speak("en");
  });
});
