import { describe, expect, it } from "vitest";
import rules from "../../../../docs/rules/dash.md?raw";
import forDevelopers from "../../../../docs/rules/developers/quest.md?raw";
import hunt from "../../../../docs/rules/hunt.md?raw";
import quest from "../../../../docs/rules/quest.md?raw";
import { nearest, numbers, parse, place, plain, spans } from "./markdown";

describe("rules pages", () => {
  const blocks = parse(rules);
  const ids = numbers(blocks);

  it("finds every numbered clause of a real page", () => {
    const written = [...rules.matchAll(/^\s*- \*\*(D[\d.]+[a-z]?)\b/gm)].map((found) => found[1]!);
    expect(written.length).toBeGreaterThan(80);
    for (const id of written) expect(ids, id).toContain(id);
    expect(ids).toContain("D4");
  });

  it("leads a clause to itself or to the one above it", () => {
    expect(nearest(ids, "D6.4d")).toBe("D6.4d");
    expect(nearest(ids, "D6.1z")).toBe("D6.1");
    expect(nearest(ids, "D4.99")).toBe("D4");
    expect(nearest(ids, "X1.1")).toBe("");
  });

  it("keeps the text of a clause without its number", () => {
    const found = blocks.find((block) => "id" in block && block.id === "D4.2");
    expect(plain(found!)).toMatch(/^D4\.2 After every roll/);
  });

  it("reads tables", () => {
    expect(parse(quest).filter((block) => block.kind === "table")).toHaveLength(3);
  });

  it("knows rulings by their number, as clauses of their own", () => {
    const found = parse(hunt);
    expect(plain(found.find((block) => "id" in block && block.id === "H0.R1")!)).toMatch(/^H0\.R1 A step/);
    expect(nearest(numbers(found), "H0.R99")).toBe("H0");
    expect(spans("see H16.R2")).toContainEqual({ kind: "clause", text: "H16.R2" });
  });

  it("finds a clause in the part that has it", () => {
    const pages = { players: numbers(parse(quest)), developers: numbers(parse(forDevelopers)) };
    expect(place("Q32.11", pages)).toEqual({ part: "players", id: "Q32.11" });
    expect(place("Q32.12", pages)).toEqual({ part: "developers", id: "Q32.12" });
    expect(place("Q-EX7", pages)).toEqual({ part: "developers", id: "Q-EX7" });
    expect(place("QC50", pages)).toEqual({ part: "players", id: "QC50" });
    expect(place("Q32.99", pages)).toEqual({ part: "players", id: "Q32" });
    expect(place("Q31.99", pages)).toEqual({ part: "developers", id: "Q31" });
    expect(place("D4.2", pages)).toBeNull();
  });
});

it("takes the name of a window for no clause", () => {
  expect(spans("W-Q1 and S-Q1(p), then Q1.2").filter((span) => span.kind === "clause")).toEqual([
    { kind: "clause", text: "Q1.2" },
  ]);
});

it("turns references into links and nothing into HTML", () => {
  expect(spans("see D4.3 and **bold** <b>x</b>")).toEqual([
    { kind: "text", text: "see " },
    { kind: "clause", text: "D4.3" },
    { kind: "text", text: " and " },
    { kind: "strong", text: "bold" },
    { kind: "text", text: " <b>x</b>" },
  ]);
});
