import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { hasMet, meet } from "../lib/session/coach.svelte";
import { games } from "../lib/games.svelte";
import { mine } from "../lib/device/mine.svelte";
import { router } from "../lib/router.svelte";
import { catalog } from "../lib/language/text.svelte";
import { game } from "../testing/mock";
import GameCard from "./GameCard.svelte";

const made = { table: "t1", seats: [], spectator_token: "" };
const make = vi.spyOn(api, "make");
const teach = vi.spyOn(api, "teach");
const go = vi.spyOn(router, "go");

beforeAll(() => catalog.need("common", "lobby"));
beforeEach(() => {
  localStorage.clear();
  mine.refresh();
  make.mockReset().mockResolvedValue(made);
  teach.mockReset().mockResolvedValue(made);
  go.mockReset().mockImplementation(() => undefined);
  vi.spyOn(games, "load").mockResolvedValue(undefined as never);
});
afterEach(cleanup);

const card = (lesson = true): void => void render(GameCard, { game: game({ lesson, levels: { easy: "greedy" } }) });
const press = (id: string): Promise<void> => fireEvent.click(screen.getByTestId(id)).then(tick);
const left = (): Promise<void> => vi.waitFor(() => expect(go).toHaveBeenCalledWith("/t/t1"));

it("offers the coach to whoever starts the game for the first time, before any table is made", async () => {
  card();
  await press("play-dash");
  expect(document.activeElement).toBe(screen.getByTestId("offer"));
  expect(screen.getByTestId("offer").textContent).toContain("about 10 min");
  expect(make).not.toHaveBeenCalled();
  await press("offer-learn");
  await left();
  expect(teach).toHaveBeenCalledWith("dash", null);
  expect(make).not.toHaveBeenCalled();
});

it.each([["play", "bot"], ["invite", "open"]])("goes on with %s for whoever wants no coach, and never asks again", async (way, other) => {
  card();
  await press(`${way}-dash`);
  await press("offer-just");
  await left();
  expect(make.mock.calls[0]?.[0].seats.map((seat) => seat.kind)).toEqual(["me", other]);
  mine.forget("t1");
  expect(hasMet("dash")).toBe(true);
});

it("goes straight to the table of a game that was met, or has no lesson", async () => {
  card(false);
  await press("play-dash");
  await left();
  cleanup();
  localStorage.clear();
  mine.refresh();
  meet("dash");
  go.mockClear();
  card();
  await press("play-dash");
  await left();
  expect(make).toHaveBeenCalledTimes(2);
});

it("leads back with Escape to the button that was pressed, and asks the next time", async () => {
  card();
  await press("invite-dash");
  await fireEvent.keyDown(window, { key: "Escape" });
  await tick();
  expect(document.activeElement).toBe(screen.getByTestId("invite-dash"));
  expect(hasMet("dash")).toBe(false);
});

it("does not take the second click of a double click for an answer", async () => {
  card();
  await press("invite-dash");
  await fireEvent.click(screen.getByTestId("offer-learn"), { detail: 2 });
  expect(teach).not.toHaveBeenCalled();
});
