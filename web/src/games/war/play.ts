/** Everything the parts of the board share: the table, what is printed, who sits where, and the desk with the move under way. */
import type { Inspector } from "../../kit/card/inspector.svelte";
import type { Library } from "./cards/faces";
import type { Nation, Side, WarContent } from "./content";
import type { Desk } from "./desk.svelte";
import type { Atlas } from "./map/atlas";
import type { BattleStory } from "./sheets/story";
import type { FactOut } from "../../wire";
import type { WarTable } from "./table";

export interface Play {
  readonly table: WarTable;
  readonly content: WarContent;
  readonly atlas: Atlas;
  readonly library: Library;
  readonly desk: Desk;
  readonly inspector: Inspector;
  /** Names of the seats. */
  readonly names: readonly string[];
  /** Seats of this browser. */
  readonly mine: readonly number[];
  /** The seat whose hand is shown; -1 for who only watches. */
  readonly seat: number;
  /** What the log tells of the last Hunt. */
  readonly story: readonly FactOut[];
  /** And of the last battle. */
  readonly fought: BattleStory;
  /** Seats that are asked now. */
  readonly asked: readonly number[];
}
export type SheetName = "" | "seats" | "piles" | "hunt" | "hunted" | "battle";

export const sideOfSeat = (play: Play): Side => play.table.seats[Math.max(0, play.desk.asking.acting >= 0 ? play.desk.asking.acting : play.seat)]?.side ?? "free";
export const sideOf =
  (play: Play) =>
  (nation: Nation): Side =>
    play.atlas.sideOf(nation);
