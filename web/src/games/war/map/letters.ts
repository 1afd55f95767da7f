/** How wide words are in the two cuts of the map, so that names can be placed without a browser. */

export type Cut = "bold" | "italic";

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 '’-.,!áéíóúâêîôûÁÂÉÊÍÎÓÔÚÛëöüĄĆĘŁŃŚŹŻąćęłńśźżАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя—–";
/** In hundredths of the size of the letters. */
const WIDTHS: Record<Cut, readonly number[]> = {
  bold: [
    62, 63, 62, 69, 60, 53, 65, 75, 36, 33, 66, 53, 84, 73, 68, 58, 68, 64, 54, 57, 66, 62, 96, 68, 59, 58, 48, 51,
    43, 54, 46, 34, 51, 54, 29, 27, 52, 26, 84, 56, 52, 54, 52, 41, 41, 33, 55, 47, 74, 50, 46, 46, 50, 36, 48, 43,
    47, 43, 47, 43, 48, 46, 17, 18, 22, 36, 28, 27, 28, 48, 46, 29, 50, 55, 48, 46, 29, 50, 55, 62, 62, 60, 60, 36,
    36, 68, 68, 66, 66, 46, 50, 55, 62, 62, 60, 56, 73, 54, 58, 58, 48, 43, 46, 30, 57, 41, 46, 46, 62, 63, 63, 52,
    68, 60, 60, 96, 55, 75, 75, 67, 67, 84, 75, 68, 72, 58, 62, 57, 59, 75, 68, 73, 64, 108, 107, 67, 90, 59, 62, 101,
    64, 48, 52, 49, 44, 52, 46, 46, 78, 43, 59, 59, 54, 51, 68, 59, 50, 58, 53, 43, 46, 48, 65, 52, 57, 50, 83, 84,
    52, 71, 46, 46, 76, 50, 88, 54,
  ],
  italic: [
    56, 57, 60, 68, 57, 49, 64, 72, 35, 31, 60, 48, 81, 69, 66, 53, 67, 58, 51, 52, 66, 58, 89, 63, 51, 54, 46, 45,
    34, 46, 36, 26, 44, 49, 26, 24, 44, 25, 74, 50, 41, 46, 44, 35, 34, 28, 49, 42, 64, 46, 44, 40, 51, 34, 46, 40,
    43, 41, 44, 40, 47, 44, 17, 18, 19, 31, 30, 23, 27, 47, 36, 26, 41, 49, 46, 32, 26, 41, 49, 56, 56, 57, 57, 35,
    35, 66, 66, 65, 66, 36, 41, 49, 56, 60, 57, 49, 69, 51, 54, 54, 46, 34, 36, 27, 50, 34, 40, 40, 56, 60, 57, 48,
    60, 57, 57, 89, 51, 73, 73, 62, 66, 81, 72, 66, 70, 53, 60, 52, 56, 69, 63, 69, 58, 103, 100, 62, 83, 55, 60, 97,
    58, 46, 43, 39, 34, 40, 36, 36, 72, 36, 50, 50, 45, 39, 61, 51, 41, 50, 46, 35, 73, 41, 62, 51, 51, 46, 74, 75,
    43, 61, 42, 37, 63, 45, 88, 44,
  ],
};
const USUAL = 55;

const tables: Record<Cut, ReadonlyMap<string, number>> = { bold: table("bold"), italic: table("italic") };

function table(cut: Cut): Map<string, number> {
  return new Map([...SIGNS].map((sign, index) => [sign, WIDTHS[cut][index] ?? USUAL]));
}

/** How wide a line of letters of a size is. */
export function widthOf(words: string, size: number, cut: Cut): number {
  let wide = 0;
  for (const sign of words) wide += tables[cut].get(sign) ?? USUAL;
  return (wide * size) / 100;
}

/** All ways to break a name into at most three lines, as numbers of words. */
export function breaks(name: string): number[][] {
  const words = name.split(" ").length;
  const found = [[words]];
  for (let a = 1; a < words; a++) {
    found.push([a, words - a]);
    for (let b = a + 1; b < words; b++) found.push([a, b - a, words - b]);
  }
  return found;
}
/** A name broken so; the last line takes what is left. */
export function broken(name: string, lines: readonly number[]): string[] {
  const words = name.split(" ");
  return lines.map((_, line) => {
    const from = lines.slice(0, line).reduce((sum, one) => sum + one, 0);
    return words.slice(from, line === lines.length - 1 ? undefined : from + (lines[line] ?? 0)).join(" ");
  });
}
