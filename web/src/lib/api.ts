/** Calls to the server. Every refusal is a `Problem`. */
import type {
  Act, Acted, Advice, Branch, ChatLine, Checked, CheckOption, DiceShare, GameInfo, HeldTable, HistoryStep, Insight, JoinTable, Lesson, Letter, LogEntry, NewNotice,
  NewTable, NoticeInfo, NoticesOffered, Problem, Report, Say,
  Stage, StandingOrders, TableList, TableMade, TableNow, Why,
} from "../wire";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** A new table; what is not said of it is as usual. */
type NewTableWish = Omit<NewTable, "pure" | "shared_dice"> & Partial<NewTable>;

/** The server could not be reached, or answered with something that is not ours. */
export class Unreachable extends Error {}

async function request(method: string, path: string, tokens: string[], body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (tokens.length) headers["Ringtable-Token"] = tokens.join(",");
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch (cause) {
    throw new Unreachable(path, { cause });
  }
  if (response.ok) return response;
  let problem: Problem;
  try {
    problem = (await response.json()) as Problem;
  } catch (cause) {
    throw new Unreachable(`${path}: ${response.status}`, { cause });
  }
  throw new Refusal(response.status, problem);
}

async function json<T>(method: string, path: string, tokens: string[] = [], body?: unknown): Promise<T> {
  const response = await request(method, path, tokens, body);
  return (await response.json()) as T;
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  games: () => json<GameInfo[]>("GET", "/api/games"),
  rules: async (game: string, language: string, part: "players" | "developers" = "players") =>
    (await request("GET", `/api/games/${encodeURIComponent(game)}/rules?lang=${language}&part=${part}`, [])).text(),
  /** What is printed in a content pack, for who draws it. */
  content: <T>(game: string, pack: string) => json<T>("GET", `/api/games/${encodeURIComponent(game)}/content/${encodeURIComponent(pack)}`),
  /** What a game says about an option of free text, such as a deck. */
  check: (game: string, body: CheckOption) => json<Checked>("POST", `/api/games/${encodeURIComponent(game)}/check`, [], body),
  /** What a coach says at a first game, and a table for it. */
  lesson: (game: string) => json<Lesson>("GET", `/api/games/${encodeURIComponent(game)}/lesson`),
  teach: (game: string, name: string | null) => json<TableMade>("POST", `/api/games/${encodeURIComponent(game)}/lesson`, [], { name }),
  tables: (state: string, game = "", after = "") => {
    const query = new URLSearchParams({ state });
    if (game) query.set("game", game);
    if (after) query.set("after", after);
    return json<TableList>("GET", `/api/tables?${query}`);
  },
  /** How the tables stand that this browser remembers. */
  held: (tables: HeldTable[]) => json<TableNow[]>("POST", "/api/tables/held", [], { tables }),
  make: (table: NewTableWish) => json<TableMade>("POST", "/api/tables", [], table),
  join: (table: string, tokens: string[], body: JoinTable) => json<TableMade>("POST", at(table, "/join"), tokens, body),
  link: (table: string, tokens: string[], seat: number, name: string | null = null) =>
    json<TableMade>("POST", at(table, "/link"), tokens, { seat, name }),
  dice: (table: string, tokens: string[], body: DiceShare) => json<Acted>("POST", at(table, "/dice"), tokens, body),
  table: (table: string, tokens: string[]) => json<Acted>("GET", at(table), tokens),
  act: (table: string, tokens: string[], body: Act) => json<Acted>("POST", at(table, "/actions"), tokens, body),
  draft: (table: string, tokens: string[], seat: number, stages: string[]) =>
    json<Stage>("POST", at(table, "/draft"), tokens, { seat, stages }),
  why: (table: string, tokens: string[], seat: number, thing: string, stages: string[] = []) =>
    json<Why>("POST", at(table, "/why"), tokens, { seat, thing, stages }),
  hint: (table: string, tokens: string[], seat: number) => json<Advice>("POST", at(table, "/hint"), tokens, { seat }),
  insight: (table: string, tokens: string[], seat: number) =>
    json<Insight>("POST", at(table, "/insight"), tokens, { seat }),
  undo: (table: string, tokens: string[], seat: number) => json<Acted>("POST", at(table, "/undo"), tokens, { seat }),
  answerUndo: (table: string, tokens: string[], seat: number, agree: boolean) =>
    json<Acted>("POST", at(table, "/undo/answer"), tokens, { seat, agree }),
  resign: (table: string, tokens: string[], seat: number) => json<Acted>("POST", at(table, "/resign"), tokens, { seat }),
  draw: (table: string, tokens: string[], seat: number) => json<Acted>("POST", at(table, "/draw"), tokens, { seat }),
  answerDraw: (table: string, tokens: string[], seat: number, agree: boolean) =>
    json<Acted>("POST", at(table, "/draw/answer"), tokens, { seat, agree }),
  close: (table: string, tokens: string[]) => json<Acted>("POST", at(table, "/close"), tokens),
  orders: (table: string, tokens: string[], seat: number, wish: Partial<StandingOrders>) => json<Acted>("POST", at(table, "/orders"), tokens, { seat, ...wish }),
  bot: (table: string, tokens: string[], seat: number, bot: string | null) =>
    json<Acted>("POST", at(table, "/bot"), tokens, { seat, bot }),
  say: async (table: string, tokens: string[], body: Say) => {
    await request("POST", at(table, "/chat"), tokens, body);
  },
  noticesOffered: () => json<NoticesOffered>("GET", "/api/notices"),
  notices: (table: string, tokens: string[], seat: number) => json<NoticeInfo[]>("GET", at(table, `/notices?seat=${seat}`), tokens),
  addNotice: (table: string, tokens: string[], body: NewNotice) => json<NoticeInfo[]>("POST", at(table, "/notices"), tokens, body),
  confirmNotice: (table: string, tokens: string[], seat: number, number: number, code: string) =>
    json<NoticeInfo[]>("POST", at(table, "/notices/confirm"), tokens, { seat, number, code }),
  endNotices: (table: string, tokens: string[], seat: number, number: number | null) =>
    json<NoticeInfo[]>("POST", at(table, "/notices/end"), tokens, { seat, number }),
  chat: (table: string, tokens: string[], after: number) =>
    json<ChatLine[]>("GET", at(table, `/chat?after=${after}`), tokens),
  log: (table: string, tokens: string[], before: number) =>
    json<LogEntry[]>("GET", at(table, `/log?before=${before}`), tokens),
  history: (table: string, tokens: string[], step: number) =>
    json<HistoryStep>("GET", at(table, `/history/${step}`), tokens),
  branch: (table: string, tokens: string[], body: Branch) =>
    json<TableMade>("POST", at(table, "/branch"), tokens, body),
  rematch: (table: string, tokens: string[], seat: number) =>
    json<TableMade>("POST", at(table, "/rematch"), tokens, { seat }),
  sequel: (table: string, tokens: string[], wish: NewTableWish) =>
    json<TableMade>("POST", at(table, "/sequel"), tokens, wish),
  letter: (table: string, tokens: string[]) => json<Letter>("GET", at(table, "/letter"), tokens),
  record: async (table: string, tokens: string[]) => (await request("GET", at(table, "/record"), tokens)).text(),
  report: (table: string, tokens: string[]) => json<Report>("GET", at(table, "/report"), tokens),
};
export type Api = typeof api;
