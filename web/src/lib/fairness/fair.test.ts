import { expect, it } from "vitest";
import { keyFits, recordFits, sha256 } from "./fair";

const key = "00".repeat(32);
// SHA-256 of 32 zero bytes, from any other program.
const promise = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

it("computes SHA-256 as everybody does", async () => {
  expect(await sha256(new Uint8Array(32))).toBe(promise);
});

it("accepts the promised key and no other", async () => {
  expect(await keyFits(key, promise)).toBe(true);
  expect(await keyFits("01" + key.slice(2), promise)).toBe(false);
  expect(await keyFits("", promise)).toBe(false);
  expect(await keyFits("zz", promise)).toBe(false);
});

it("counts the salt of a promise", async () => {
  const salted = await sha256(new Uint8Array([7, ...new Uint8Array(32)]));
  expect(await keyFits(key, salted, "07")).toBe(true);
  expect(await keyFits(key, salted)).toBe(false);
  expect(await keyFits(key, salted, "0")).toBe(false);
  const record = JSON.stringify({ key, commitment: salted, salt: "07" });
  expect(await recordFits(record, key, salted, "07")).toBe(true);
  expect(await recordFits(record, key, salted)).toBe(false);
  expect(await recordFits(record, key, salted, "07", ["aa"])).toBe(false);
});

it("accepts a record only with the same key and promise", async () => {
  const record = (part: object): string => JSON.stringify({ key, commitment: promise, ...part });
  expect(await recordFits(record({}), key, promise)).toBe(true);
  expect(await recordFits(record({ key: "01" + key.slice(2) }), key, promise)).toBe(false);
  expect(await recordFits(record({ commitment: "ff" }), key, promise)).toBe(false);
});
