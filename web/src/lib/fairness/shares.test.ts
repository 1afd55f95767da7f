import { expect, it } from "vitest";
import { table } from "../../testing/mock";
import { sha256 } from "./fair";
import { mineCounted, nextShares } from "./shares";

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

it("promises first, shows once all have promised, and keeps to it", async () => {
  const open = table({ state: "open", dice: { promises: ["", ""], shares: ["", ""] } });
  const [first] = await nextShares(open, [0]);
  expect(first).toMatchObject({ seat: 0, share: null });
  const half = table({ state: "open", dice: { promises: [first!.promise!, ""], shares: ["", ""] } });
  expect(await nextShares(half, [0])).toEqual([]);
  const all = table({ state: "open", dice: { promises: [first!.promise!, "ff"], shares: ["", ""] } });
  const [second] = await nextShares(all, [0]);
  expect(second).toMatchObject({ seat: 0, promise: null });
  expect(await sha256(bytes(second!.share!))).toBe(first!.promise);
  const settled = table({ state: "playing", dice: { promises: [], shares: [second!.share!, "ee"] } });
  expect(await nextShares(settled, [0])).toEqual([]);
  expect(mineCounted(settled, [0])).toBe(true);
  expect(mineCounted(settled, [1])).toBe(false);
});

it("does nothing at a table where nobody adds to the dice", async () => {
  expect(await nextShares(table({ state: "open" }), [0])).toEqual([]);
  expect(mineCounted(table(), [0])).toBe(true);
});
