import { beforeEach, expect, it } from "vitest";
import { mine, tokensIn } from "./mine.svelte";

beforeEach(() => localStorage.clear());

it("reads the tokens of a link", () => {
  expect(tokensIn("#seat=abc&watch=def")).toEqual({ seats: ["abc"], watch: "def" });
  expect(tokensIn("#seat=a,b&seat=c")).toEqual({ seats: ["a", "b", "c"], watch: "" });
  expect(tokensIn("")).toEqual({ seats: [], watch: "" });
});

it("keeps the seats of a table and knows which are mine", () => {
  mine.keep(
    { table: "t", spectator_token: "w", seats: [{ seat: 0, kind: "me", token: "a" }, { seat: 1, kind: "open", token: "b" }] },
    "dash",
    "",
  );
  expect(mine.find("t")?.seats.map((seat) => seat.mine)).toEqual([true, false]);
  mine.keep({ table: "t", spectator_token: "", seats: [{ seat: 1, kind: "me", token: "c" }] }, "dash", "");
  expect(mine.find("t")).toMatchObject({ watch: "w", seats: [{ token: "a" }, { token: "c", mine: true }] });
  mine.forget("t");
  expect(mine.find("t")).toBeUndefined();
});

it("survives what it did not write", () => {
  localStorage.setItem("ringtable.tables", "{broken");
  mine.refresh();
  expect(mine.all).toEqual([]);
});
