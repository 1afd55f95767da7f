import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Api } from "../../lib/api";
import { encoded } from "../../lib/device/push";
import type { Session } from "../../lib/session/session.svelte";
import { catalog } from "../../lib/language/text.svelte";
import { mockApi, table } from "../../testing/mock";
import type { NoticeInfo } from "../../wire";
import Away from "./Away.svelte";

const KEY = "BKey";
const place = (number: number, kind: NoticeInfo["kind"], to: string, confirmed = true): NoticeInfo => ({ number, kind, to, confirmed });
const session = { id: "t1", front: 0, names: ["Ann", "Ben"], tokens: [{ seat: 0, token: "secret", mine: true }], table: table() } as unknown as Session;

function shown(offers: { push_key?: string; mail?: boolean; hook?: boolean }, places: NoticeInfo[], more: Partial<Api> = {}): Api {
  const api = mockApi({
    noticesOffered: vi.fn().mockResolvedValue({ push_key: "", mail: false, hook: false, ...offers }),
    notices: vi.fn().mockResolvedValue(places),
    ...more,
  });
  render(Away, { session, api });
  return api;
}

/** A browser that can push, and writes down when it was asked for leave. */
function pushingBrowser(answer: NotificationPermission): { asked: ReturnType<typeof vi.fn>; subscribe: ReturnType<typeof vi.fn> } {
  const asked = vi.fn().mockResolvedValue(answer);
  const bytes = new Uint8Array([4, 255, 254]).buffer;
  const subscribe = vi.fn().mockResolvedValue({ endpoint: "https://push.example.org/1", getKey: () => bytes });
  const ready = { pushManager: { getSubscription: async () => null, subscribe } };
  vi.stubGlobal("Notification", { requestPermission: asked, permission: "default" });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve(ready), getRegistration: async () => ready } });
  return { asked, subscribe };
}

describe("Tell me when it is my turn", () => {
  beforeAll(() => catalog.need("common", "table", "away"));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("says so where the server tells nobody", async () => {
    shown({}, []);
    expect(await screen.findByText("This server sends no notices to people who are away.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("asks the browser for leave on a click, never before", async () => {
    const { asked, subscribe } = pushingBrowser("granted");
    const api = shown({ push_key: KEY }, [], { addNotice: vi.fn().mockResolvedValue([place(1, "push", "hash")]) });
    const button = await screen.findByTestId("away-push");
    expect(asked).not.toHaveBeenCalled();
    await fireEvent.click(button);
    await waitFor(() => expect(api.addNotice).toHaveBeenCalled());
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    const push = { endpoint: "https://push.example.org/1", p256dh: "BP_-", auth: "BP_-" };
    expect(api.addNotice).toHaveBeenCalledWith("t1", ["secret"], { seat: 0, language: "en", push, mail: null, hook: null });
  });

  it("says what to do when the browser refuses, and sends nothing", async () => {
    pushingBrowser("denied");
    const api = shown({ push_key: KEY }, []);
    await fireEvent.click(await screen.findByTestId("away-push"));
    expect((await screen.findByRole("alert")).textContent).toContain("does not allow notifications");
    expect(api.addNotice).not.toHaveBeenCalled();
  });

  it("confirms a mail address by its code and stops in one click", async () => {
    const confirmNotice = vi.fn().mockResolvedValue([place(3, "mail", "f…@example.org")]);
    const endNotices = vi.fn().mockResolvedValue([]);
    shown({ mail: true }, [place(3, "mail", "f…@example.org", false)], { confirmNotice, endNotices });
    await fireEvent.input(await screen.findByTestId("away-code"), { target: { value: "012345 " } });
    await fireEvent.click(screen.getByText("Confirm"));
    await waitFor(() => expect(screen.queryByTestId("away-code")).toBeNull());
    expect(confirmNotice).toHaveBeenCalledWith("t1", ["secret"], 0, 3, "012345");
    await fireEvent.click(screen.getByText("Stop"));
    await waitFor(() => expect(screen.queryByText("E-mail to f…@example.org")).toBeNull());
    expect(endNotices).toHaveBeenCalledWith("t1", ["secret"], 0, 3);
  });
});

describe("keys of a browser", () => {
  it("travel in the alphabet of addresses, without padding", () => {
    expect(encoded(new Uint8Array([251, 255, 0]).buffer)).toBe("-_8A");
    expect(encoded(new Uint8Array([1]).buffer)).toBe("AQ");
    expect(encoded(null)).toBe("");
  });
});
