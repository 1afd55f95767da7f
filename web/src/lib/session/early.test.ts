import { beforeEach, expect, it, vi } from "vitest";
import { api } from "../api";
import { hasten, printed, tableFor } from "./early";
import { mine } from "../device/mine.svelte";
import { acted } from "../../testing/mock";

const ask = vi.spyOn(api, "table");
const read = vi.spyOn(api, "content");
vi.spyOn(api, "games").mockResolvedValue([]);

beforeEach(() => {
  ask.mockReset().mockResolvedValue(acted());
  read.mockReset().mockResolvedValue({});
  localStorage.clear();
  mine.refresh();
});
const held = (...seats: number[]) => mine.put({ table: "t1", game: "nothing", title: "", watch: "", pack: "first", seen: 1, seats: seats.map((seat) => ({ seat, token: `token${seat}`, mine: true })) });

it("asks for the table of who comes back before its page stands, once", async () => {
  held(1);
  hasten("t1");
  expect(ask).toHaveBeenCalledExactlyOnceWith("t1", ["token1"]);
  expect(read).toHaveBeenCalledExactlyOnceWith("nothing", "first");
  await tableFor("t1", "token1");
  await printed("nothing", "first");
  expect(ask).toHaveBeenCalledOnce();
  expect(read).toHaveBeenCalledOnce();
  await tableFor("t1", "token1"); // later it may have changed
  expect(ask).toHaveBeenCalledTimes(2);
});
it("does not guess which of several seats is before the screen", () => {
  held(0, 1);
  hasten("t1");
  expect(ask).not.toHaveBeenCalled();
});
it("gives no seat what another one was shown", async () => {
  held(1);
  hasten("t1");
  await tableFor("t1", "token0");
  expect(ask).toHaveBeenLastCalledWith("t1", ["token0"]);
});
it("asks again for a pack that did not come", async () => {
  read.mockRejectedValueOnce(new Error("lost"));
  await expect(printed("nothing", "second")).rejects.toThrow("lost");
  await printed("nothing", "second");
  expect(read).toHaveBeenCalledTimes(2);
});
