/** The Hunt for the Ring on the table. */
import { catalog } from "../../lib/text.svelte";
import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import { actionName, describe, dress, optionName } from "./words";

catalog.dress("hunt", dress);

export const game: GameModule = {
  board: Board,
  optionName,
  actionName,
  describe,
  shortcuts: [
    ["← → ↑ ↓", "hunt-board-key-arrows"],
    ["+ −", "hunt-board-key-zoom"],
  ],
};
