/** What a game asks of an evening: minutes, how heavy it is from 1 to `HEAVIEST`, and for how many minutes a coach speaks. */
export interface Nature {
  minutes: number;
  weight: number;
  lesson: number;
}
export const HEAVIEST = 5;

const NATURES: Readonly<Record<string, Nature>> = {
  dash: { minutes: 10, weight: 1, lesson: 10 },
  doom: { minutes: 40, weight: 2, lesson: 30 },
  hunt: { minutes: 90, weight: 3, lesson: 25 },
  quest: { minutes: 60, weight: 4, lesson: 45 },
  war: { minutes: 180, weight: 5, lesson: 20 },
};

export const natureOf = (game: string): Nature | undefined => NATURES[game];
