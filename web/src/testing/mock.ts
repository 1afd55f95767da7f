/** A small table of the protocol, for tests: what the server would say, without a server. */
import { vi } from "vitest";
import type { Acted, GameInfo, LogEntry, TableView } from "../wire";
import { api, type Api } from "../lib/api";
import type { Option, View } from "../lib/session/view";

export function option(text: string, ...things: string[]): Option {
  return { text, label: { id: "option", values: { text } }, things, verb: text.split(" ")[0] ?? "", data: {} };
}

export function view(part: Partial<View> = {}, asked: number[] = [0], options: Option[] = []): View {
  const question = { seats: asked, id: "keep", clause: "D4.2", prompt: null, options, stage: false, several: 0 };
  return { game: "dash", rules: 1, seats: 2, seat: 0, question, table: {}, outcome: null, ...part };
}

export function table(part: Partial<TableView> = {}, shown: View = view()): TableView {
  return {
    table: "t1",
    version: 1,
    step: 1,
    game: "dash",
    title: "",
    state: "playing",
    my_seats: [0],
    view: shown as unknown as TableView["view"],
    seats: [0, 1].map((seat) => ({
      seat, kind: "me" as const, name: ["Ann", "Ben"][seat] ?? "", bot: "", taken: true, connected: true, passing: [], hushed: [], empty_windows: false,
    })),
    options: {},
    commitment: "",
    key: "",
    may_undo: false,
    can_take_back: false,
    undo_request: null,
    resigning: "match",
    draws: false,
    draw_offer: null,
    may_close: false,
    taken_back: 0,
    deadline: null,
    frozen: "",
    rematch: "",
    listed: false,
    pure: false,
    host_knows: [],
    dice: null,
    salt: "",
    sequel: "",
    continued: false,
    follows: "",
    branch_of: null,
    seed: "",
    lesson: false,
    ...part,
  };
}

export function entry(step: number, ...ids: string[]): LogEntry {
  return { step, seat: 0, action: "", time: 0, facts: ids.map((id) => ({ id, cause: "", values: {} })) };
}

export function acted(part: Partial<TableView> = {}, log: LogEntry[] = [], shown?: View): Acted {
  return { table: table(part, shown), log, repeated: false };
}

/** An api whose every call answers with the same table, unless a test says otherwise. */
export function mockApi(answers: Partial<Api> = {}): Api {
  const usual = Object.fromEntries(Object.keys(api).map((name) => [name, vi.fn().mockResolvedValue(acted())]));
  return { ...(usual as unknown as Api), chat: vi.fn().mockResolvedValue([]), ...answers };
}

export function game(part: Partial<GameInfo> = {}): GameInfo {
  return {
    id: "dash", title: "Dash", min_seats: 1, max_seats: 4, options: [], bots: [], has_secrets: false, clauses: 0, lesson: false, levels: {}, sides: [], ...part,
  };
}

/** A socket that never speaks; tests hand pushes over themselves. */
export class SilentSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: SilentSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    SilentSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = SilentSocket.CLOSED;
  }
}
