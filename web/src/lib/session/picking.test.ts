import { expect, it } from "vitest";
import { option } from "../../testing/mock";
import { immediate, open, ready, toggled } from "./picking";

const keeps = [option("keep a", "a"), option("keep a,b", "a", "b"), option("keep c", "c")];

it("finds the option whose things are exactly the selection", () => {
  expect(ready(keeps, new Set(["b", "a"]))?.text).toBe("keep a,b");
  expect(ready(keeps, new Set(["b"]))).toBeUndefined();
  expect(ready(keeps, new Set())).toBeUndefined();
});

it("does not choose among options that the same things stand for", () => {
  const turns = [option("turn a 1", "a", "card"), option("turn a 2", "a", "card"), option("again a", "a", "other")];
  expect(ready(turns, new Set(["a", "card"]))).toBeUndefined();
  expect(ready(turns, new Set(["a", "other"]))?.text).toBe("again a");
});

it("bars things that fit no option beside the selection", () => {
  expect(open(keeps, new Set(), "b")).toBe(true);
  expect(open(keeps, new Set(["c"]), "a")).toBe(false);
  expect(open(keeps, new Set(), "d")).toBe(false);
});

it("answers at once only where nothing else touches the thing", () => {
  expect(immediate(keeps, "c")?.text).toBe("keep c");
  expect(immediate(keeps, "a")).toBeUndefined();
  expect(immediate(keeps, "b")).toBeUndefined();
});

it("takes a thing and puts it back", () => {
  expect([...toggled(toggled(new Set(["a"]), "b"), "a")]).toEqual(["b"]);
});

const ordered = (...things: string[]) => ({ ...option(`order ${things.join(",")}`, ...things), data: { ordered: true } });
const orders = [ordered("a", "b", "c"), ordered("a", "c", "b"), ordered("b", "a", "c")];

it("takes an order of things by the order in which they are picked", () => {
  expect(ready(orders, new Set(["a", "c", "b"]))?.text).toBe("order a,c,b");
  expect(ready(orders, new Set(["c", "a", "b"]))).toBeUndefined();
  expect(open(orders, new Set(["b"]), "a")).toBe(true);
  expect(open(orders, new Set(["b"]), "c")).toBe(false);
});

it("takes a thing of an order back with all that came after it", () => {
  expect([...toggled(new Set(["a", "c", "b"]), "c", true)]).toEqual(["a"]);
  expect([...toggled(new Set(["a", "c"]), "b", true)]).toEqual(["a", "c", "b"]);
});
