/** The games that the server offers, asked for once; and the five titles the project is about. */
import type { GameInfo } from "../wire";
import { api } from "./api";

export const TITLES = ["dash", "doom", "hunt", "war", "quest"] as const;

class Games {
  all = $state.raw<GameInfo[]>([]);
  private asked: Promise<void> | undefined;

  load(): Promise<void> {
    this.asked ??= api.games().then(
      (games) => void (this.all = games),
      (error: unknown) => {
        this.asked = undefined;
        throw error;
      },
    );
    return this.asked;
  }

  find = (id: string): GameInfo | undefined => this.all.find((game) => game.id === id);
}

export const games = new Games();
