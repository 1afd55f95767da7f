/** What leans which way, and who is sent to the server. */
import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../wire";
import { seatsOf } from "./chair";
import { column, columnsOf, isNeeded, preset, presetOf } from "./variants";

const option = (id: string, choices: string[], usual = choices[0] ?? ""): OptionInfo => ({ id, choices, default: usual, carried: false });
const HUNT = [
  option("variant", ["standard", "unstoppable-frodo", "terrible-nazgul", "terrible-nazgul-plus"]),
  option("refuges", ["off", "on"]),
  option("aid_tokens", ["off", "on"]),
  option("parts", ["whole", "one", "two"]),
];

describe("variants", () => {
  it("has the default in the middle, whichever it is", () => {
    expect(column("hunt", option("aid_tokens", ["off", "on"], "off"), "rulebook")).toEqual(["off"]);
    expect(column("hunt", option("aid_tokens", ["off", "on"], "off"), "harder")).toEqual(["on"]);
    expect(column("hunt", option("aid_tokens", ["off", "on"], "on"), "rulebook")).toEqual(["on"]);
    expect(column("hunt", option("aid_tokens", ["off", "on"], "on"), "easier")).toEqual(["off"]);
  });

  it("chooses a whole column by one click, and knows it again", () => {
    expect(preset("hunt", HUNT, "easier")).toEqual({ variant: "terrible-nazgul", refuges: "on", aid_tokens: "off" });
    expect(presetOf("hunt", HUNT, { ...preset("hunt", HUNT, "harder"), parts: "two" })).toBe("harder");
    expect(presetOf("hunt", HUNT, { ...preset("hunt", HUNT, "harder"), refuges: "on" })).toBeUndefined();
    expect(presetOf("hunt", HUNT, preset("hunt", HUNT, "rulebook"))).toBe("rulebook");
  });

  it("shows no column in which nothing can be chosen", () => {
    expect(columnsOf("dash", [option("side", ["normal", "advanced"])])).toEqual(["rulebook", "harder"]);
    expect(columnsOf("hunt", HUNT)).toEqual(["easier", "rulebook", "harder"]);
  });

  it("asks for a letter only where one is read", () => {
    const letter = option("letter", [], "");
    expect(isNeeded("hunt", letter, { parts: "whole" })).toBe(false);
    expect(isNeeded("hunt", letter, { parts: "two" })).toBe(true);
    expect(isNeeded("war", letter, {})).toBe(true);
  });
});

describe("chairs", () => {
  it("gives bots names of their own and sends no empty ones", () => {
    const seats = seatsOf(
      [
        { kind: "me", name: " Ola ", bot: "easy" },
        { kind: "bot", name: "left over", bot: "easy" },
        { kind: "open", name: "", bot: "easy" },
        { kind: "bot", name: "", bot: "heuristic" },
      ],
      ["Nob", "Bob"],
    );
    expect(seats).toEqual([
      { kind: "me", name: "Ola", bot: null },
      { kind: "bot", name: "Nob", bot: "easy" },
      { kind: "open", name: null, bot: null },
      { kind: "bot", name: "Bob", bot: "heuristic" },
    ]);
  });
});
