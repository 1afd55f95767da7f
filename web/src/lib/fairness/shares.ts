/** Dice that everybody adds to: this browser promises a share for each seat of its own, and shows it once all have. */
import type { DiceShare, TableView } from "../../wire";
import { sha256 } from "./fair";
import { recall, remember } from "../device/storage";

const drawn = new Map<string, string>();

/** The share of a seat: drawn once, and kept until it is shown. */
function shareOf(table: string, seat: number): string {
  const key = `share.${table}.${seat}`;
  let share = drawn.get(key) ?? recall(key);
  if (!share) {
    share = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    remember(key, share);
  }
  drawn.set(key, share);
  return share;
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** What my seats have to send next; nothing while it is for others to do something. */
export async function nextShares(table: TableView, seats: number[]): Promise<DiceShare[]> {
  const dice = table.dice;
  if (!dice || table.state !== "open") return [];
  const people = table.seats.filter((one) => one.kind === "me").map((one) => one.seat);
  const all = table.seats.every((one) => one.taken) && people.every((seat) => dice.promises[seat]);
  const found: DiceShare[] = [];
  for (const seat of seats.filter((one) => people.includes(one))) {
    const share = shareOf(table.table, seat);
    if (!dice.promises[seat]) found.push({ seat, promise: await sha256(bytes(share)), share: null });
    else if (all && !dice.shares[seat]) found.push({ seat, promise: null, share });
  }
  return found;
}

/** Whether the dice hold what this browser added for its seats. */
export function mineCounted(table: TableView, seats: number[]): boolean {
  const dice = table.dice;
  return !dice || seats.every((seat) => !dice.shares[seat] || dice.shares[seat] === shareOf(table.table, seat));
}
