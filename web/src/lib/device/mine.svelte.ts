/** My tables: the links of the seats that this browser holds. The server knows only their hashes. */
import type { SeatLink, TableMade } from "../../wire";
import { recall, remember } from "./storage";

export interface HeldSeat {
  seat: number;
  token: string;
  /** Whether I sit there myself; the others are links to hand out. */
  mine: boolean;
}
export interface MyTable {
  table: string;
  game: string;
  title: string;
  seats: HeldSeat[];
  watch: string;
  /** What is printed there, as far as the table has been seen. */
  pack?: string;
  /** When this browser last saw the table. */
  seen: number;
}

const KEY = "tables";
const MOST = 60;

function read(): MyTable[] {
  try {
    const stored: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as MyTable[]).filter((one) => typeof one?.table === "string") : [];
  } catch {
    return [];
  }
}

class MyTables {
  all = $state.raw<MyTable[]>(read());

  find(table: string): MyTable | undefined {
    return this.all.find((one) => one.table === table);
  }

  private write(tables: MyTable[]): void {
    this.all = tables.toSorted((a, b) => b.seen - a.seen).slice(0, MOST);
    remember(KEY, JSON.stringify(this.all));
  }

  /** Another tab may have written in the meantime. */
  refresh(): void {
    this.all = read();
  }

  put(table: MyTable): void {
    this.refresh();
    this.write([table, ...this.all.filter((one) => one.table !== table.table)]);
  }

  forget(table: string): void {
    this.refresh();
    this.write(this.all.filter((one) => one.table !== table));
  }

  /** A seat that is not mine to give any more; with the last one the table is forgotten. */
  leave(table: string, seat: number): void {
    this.refresh();
    const known = this.find(table);
    const seats = known?.seats.filter((one) => one.seat !== seat) ?? [];
    if (known && seats.length) this.put({ ...known, seats });
    else this.forget(table);
  }

  /** Keep what the server showed once: a table that was made, or a seat that was taken. */
  keep(made: TableMade, game: string, title: string): MyTable {
    const known = this.find(made.table);
    const seats = new Map((known?.seats ?? []).map((one) => [one.seat, one]));
    for (const link of made.seats) seats.set(link.seat, held(link));
    const kept: MyTable = {
      table: made.table,
      game,
      title,
      seats: [...seats.values()].toSorted((a, b) => a.seat - b.seat),
      watch: made.spectator_token || (known?.watch ?? ""),
      seen: Date.now(),
    };
    this.put(kept);
    return kept;
  }
}

function held(link: SeatLink): HeldSeat {
  return { seat: link.seat, token: link.token, mine: link.kind === "me" };
}

export const mine = new MyTables();

/** The tokens in the fragment of a link: `#seat=…` (also several) and `#watch=…`. */
export function tokensIn(fragment: string): { seats: string[]; watch: string } {
  const given = new URLSearchParams(fragment.replace(/^#/, ""));
  const seats = given.getAll("seat").flatMap((one) => one.split(","));
  return { seats: seats.filter((one) => one !== ""), watch: given.get("watch") ?? "" };
}
