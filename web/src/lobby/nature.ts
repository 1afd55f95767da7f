/** What a game asks of an evening: minutes, and how heavy it is from 1 to `HEAVIEST`. */
export interface Nature {
  minutes: number;
  weight: number;
}
export const HEAVIEST = 5;

const NATURES: Readonly<Record<string, Nature>> = {
  dash: { minutes: 10, weight: 1 },
  doom: { minutes: 40, weight: 2 },
  hunt: { minutes: 90, weight: 3 },
  quest: { minutes: 60, weight: 4 },
  war: { minutes: 180, weight: 5 },
};

export const natureOf = (game: string): Nature | undefined => NATURES[game];
