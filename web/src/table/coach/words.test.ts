import { expect, it } from "vitest";
import { partsOf } from "./words";

it("reads pins, clauses and strong words out of a sentence", () => {
  expect(partsOf("Keep [1], **never** two. [D4.2]")).toEqual([
    { kind: "plain", text: "Keep " },
    { kind: "pin", text: "1" },
    { kind: "plain", text: ", " },
    { kind: "strong", text: "never" },
    { kind: "plain", text: " two. " },
    { kind: "clause", text: "D4.2" },
  ]);
});

it("leaves plain words alone", () => {
  expect(partsOf("A [dash] * and 1")).toEqual([{ kind: "plain", text: "A [dash] * and 1" }]);
});
