import { expect, it } from "vitest";
import { SYMBOLS } from "./art";
import { facesOf } from "./table";

it("shows while a die tumbles only what it can show: the White Tree is on the black die alone [D2.1, D2.3]", () => {
  expect(facesOf("black")).toContain("tree");
  expect(facesOf("black")).not.toContain("ring");
  for (const die of ["yellow", "red", "blue", "green"]) {
    expect(facesOf(die)).toContain("ring");
    expect(facesOf(die)).not.toContain("tree");
  }
  for (const face of facesOf("black")) expect(SYMBOLS[face]).toBeDefined();
});
