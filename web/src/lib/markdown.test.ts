import { describe, expect, it } from "vitest";
import rules from "../../../docs/rules/dash.md?raw";
import { nearest, parse, plain, spans } from "./markdown";

describe("rules pages", () => {
  const blocks = parse(rules);
  const ids = new Set(blocks.flatMap((block) => ("id" in block && block.id ? [block.id] : [])));

  it("finds every numbered clause of a real page", () => {
    const written = [...rules.matchAll(/^\s*- \*\*(D[\d.]+[a-z]?)\b/gm)].map((found) => found[1]!);
    expect(written.length).toBeGreaterThan(90);
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
    expect(blocks.find((block) => block.kind === "table")).toMatchObject({ kind: "table" });
  });
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
