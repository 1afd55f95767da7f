import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { GameModule } from "../../games/registry";
import { Session } from "../../lib/session/session.svelte";
import { catalog } from "../../lib/language/text.svelte";
import { acted, game as info, mockApi, SilentSocket, view } from "../../testing/mock";
import Scrubber from "./Scrubber.svelte";

const game = { describe: () => [] } as unknown as GameModule;

beforeAll(() => catalog.need("common", "table"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await catalog.speak("en");
});

async function laid(): Promise<Session> {
  const api = mockApi({ table: vi.fn().mockResolvedValue(acted({ step: 9, state: "finished" }, [], view())) });
  const session = new Session("t1", "dash", [{ seat: 0, token: "x" }], "", () => info(), api);
  await session.start();
  return session;
}

it("has a sign of its own for every button", async () => {
  const { container } = render(Scrubber, { session: await laid(), game });
  const signs = [...container.querySelectorAll(".bar button path")].map((one) => one.getAttribute("d"));
  expect(signs.length).toBe(4);
  expect(new Set(signs).size).toBe(4);
});

it("says that a link was copied in the language that is read now", async () => {
  vi.stubGlobal("navigator", { ...navigator, languages: ["en"], clipboard: { writeText: () => Promise.resolve() } });
  render(Scrubber, { session: await laid(), game });
  await fireEvent.click(screen.getByTestId("share"));
  await screen.findByText("The link is on your clipboard.");
  await catalog.speak("pl");
  await screen.findByText("Link jest w schowku.");
});
