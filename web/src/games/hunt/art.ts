/** Our own drawings for The Hunt for the Ring.
 *
 * A stroke is a path and how it is drawn: `line` and `fine` ink lines, `fill` solid ink, `cut` the ground showing
 * through ink, `tint` a light wash under lines. Signs fill a box of 64 by 64; sprigs and figures stand on (0, 0).
 */
import type { Growth } from "./scenery";

export type Manner = "line" | "fine" | "fill" | "cut" | "tint" | "glow";
export type Drawing = readonly (readonly [manner: Manner, path: string])[];

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const HOOD = "M32 5Q47 10 50 28Q52 46 60 59H4Q12 46 14 28Q17 10 32 5Z";
const FACE = "M32 17Q42 21 41 35Q40 46 32 51Q24 46 23 35Q22 21 32 17Z";
const EYES = "M25 33q3-4 6 1q-3 2-6-1ZM39 33q-3-4-6 1q3 2 6-1Z";

export const SIGNS: Record<string, Drawing> = {
  ring: [["fill", `${disc(32, 32, 25)}${disc(32, 32, 15.5)}`], ["cut", "M13 30a20 20 0 0 1 3-9l1.500 1a19 19 0 0 0-3 8ZM45 47a20 20 0 0 0 5-7l1.600 0.600a21 21 0 0 1-5.400 7.700Z"]],
  sword: [["fill", "M32 2L37 12V41H27V12Z"], ["cut", "M31 12h2v27h-2Z"], ["fill", "M17 41Q32 37 47 41V47Q32 43 17 47Z"], ["fill", `M29.500 46h5V56h-5Z${disc(32, 59, 4)}`]],
  sorcery: [["fill", "M32 2L36 22L47 10L43 26L61 22L46 33L58 44L42 41L45 57L35 44L32 62L29 44L19 57L22 41L6 44L18 33L3 22L21 26L17 10L28 22Z"], ["cut", disc(32, 33, 6)], ["fill", disc(32, 33, 2.6)]],
  shadow: [["fill", HOOD], ["cut", FACE], ["fill", EYES]],
  "morgul-ring": [["fill", `${disc(32, 32, 27)}${disc(32, 32, 20)}`], ["fill", "M14 32Q32 16 50 32Q32 48 14 32Z"], ["cut", "M32 24Q37 32 32 40Q27 32 32 24Z"]],
  pursuit: [["fill", "M6 12L24 32L6 52L14 52L32 32L14 12ZM24 12L42 32L24 52L32 52L50 32L32 12ZM42 12L60 32L42 52L47 52L63 32L47 12Z"]],
  "morgul-shadow": [["fill", "M14 22L10 2L22 12L32 1L42 12L54 2L50 22Q52 46 60 60H4Q12 46 14 22Z"], ["cut", FACE], ["fill", EYES]],
  eye: [["fill", "M2 32Q32 2 62 32Q32 62 2 32Z"], ["cut", "M10 32Q32 12 54 32Q32 52 10 32Z"], ["fill", "M32 16Q42 32 32 48Q22 32 32 16Z"]],
  sun: [["fill", disc(32, 32, 12)], ["line", "M32 4v9M32 51v9M4 32h9M51 32h9M12 12l6.500 6.500M45.500 45.500L52 52M52 12l-6.500 6.500M18.500 45.500L12 52"]],
  moon: [["fill", "M40 6A27 27 0 1 0 58 42A22 22 0 0 1 40 6Z"]],
  crown: [["fill", "M8 50L4 16L20 30L32 8L44 30L60 16L56 50Z"], ["cut", "M12 44h40v2.500H12Z"]],
  gem: [["fill", "M14 12H50L61 28L32 58L3 28Z"], ["cut", "M12 27H52L49.500 29.500H14.500ZM30.500 29h3L32 50Z"]],
  gems: [["fill", "M10 8H30L38 18L20 38L2 18Z"], ["cut", "M9 17H31L29.500 19H10.500Z"], ["fill", "M36 28H54L62 37L45 58L28 37Z"], ["cut", "M35 36H55L53.500 38H36.500Z"]],
  shield: [["fill", "M8 6Q32 14 56 6V32Q56 50 32 61Q8 50 8 32Z"], ["cut", "M32 17L35.500 27.500H46.500L37.500 34L41 44.500L32 38L23 44.500L26.500 34L17.500 27.500H28.500Z"]],
  feet: [["fill", "M16 30Q24 26 26 36Q27 50 20 54Q12 54 12 42Q11 34 16 30ZM44 22Q52 18 54 30Q55 42 48 46Q40 46 40 34Q39 26 44 22Z"], ["fill", `${disc(12, 24, 3.4)}${disc(19, 21, 3)}${disc(25.500, 23, 2.600)}${disc(40, 15, 3.4)}${disc(47, 12, 3)}${disc(53.500, 15, 2.600)}`]],
  hobbit: [["fill", "M12 60Q10 40 24 36H40Q54 40 52 60Z"], ["fill", "M20 20Q18 6 32 6Q46 6 44 20Q48 24 43 28Q40 36 32 36Q24 36 21 28Q16 24 20 20Z"], ["cut", "M26 22q2-2 4 0M34 22q2-2 4 0M24 18Q28 13 32 17Q36 13 40 18Q41 30 32 32Q23 30 24 18Z"]],
  ranger: [["fill", "M8 60Q10 40 22 34Q14 16 32 4Q50 16 42 34Q54 40 56 60Z"], ["cut", "M32 14Q40 20 38 29Q36 36 32 36Q28 36 26 29Q24 20 32 14Z"], ["cut", "M30 42h4v14h-4Z"]],
  wizard: [["fill", "M6 26Q18 22 22 18L34 1Q40 12 42 18Q48 22 58 26Q32 32 6 26Z"], ["fill", "M20 30Q32 33 44 30L46 44Q56 50 56 62H8Q8 50 18 44Z"], ["cut", "M24 34Q32 37 40 34Q40 54 32 60Q24 54 24 34Z"]],
  book: [["fill", "M4 12Q20 6 32 14Q44 6 60 12V54Q44 48 32 56Q20 48 4 54Z"], ["cut", "M9 17Q20 13 30 18V48Q20 44 9 48ZM55 17Q44 13 34 18V48Q44 44 55 48Z"], ["fine", "M13 24q6-2 13 1M13 31q6-2 13 1M13 38q6-2 13 1M38 25q6-3 13-1M38 32q6-3 13-1M38 39q6-3 13-1"]],
};

/** What grows on the map, standing on (0, 0), about 20 wide. */
export const SPRIGS: Record<Growth, Drawing> = {
  tree: [["fine", "M0 0V-6"], ["tint", "M-6.500-6a4.600 4.600 0 0 1 1-7a5.500 5.500 0 0 1 11 0a4.600 4.600 0 0 1 1 7q-2 2.500-6.500 2.500T-6.500-6Z"], ["fine", "M-6.500-6a4.600 4.600 0 0 1 1-7a5.500 5.500 0 0 1 11 0a4.600 4.600 0 0 1 1 7q-2 2.500-6.500 2.500T-6.500-6ZM2-6.500q2.500-.5 3-3"]],
  fir: [["fine", "M0 0V-4"], ["tint", "M0-20L6-11H3.500L8-4H-8L-3.500-11H-6Z"], ["fine", "M0-20L6-11H3.500L8-4H-8L-3.500-11H-6ZM2-6h3"]],
  hill: [["tint", "M-11 0Q-6-10 0-10T11 0Z"], ["fine", "M-11 0Q-6-10 0-10T11 0M3-8q3 2 4.500 5.500M.5-7q2 2 2.500 4"]],
  down: [["tint", "M-12 0Q-5-6.500 0-6.500T12 0Z"], ["fine", "M-12 0Q-5-6.500 0-6.500T12 0M3-4.800q3 1 4.500 3"]],
  barrow: [["tint", "M-10 0Q-7-9 0-9T10 0Z"], ["fine", "M-10 0Q-7-9 0-9T10 0M-1.500-9V-14.500h3V-9M4-6q2 1.500 3 4"]],
  marsh: [["fine", "M-4-1Q-4-5-7-7M-1-1V-9M2-1Q2-5 5-7M-9 1H7M-5 4H10"]],
  field: [["fine", "M-9-5q9-4 18 0M-9-1q9-4 18 0M-9 3q9-4 18 0"]],
  moor: [["fine", "M-8 0q3.500-5 7-1M0 0q3.500-6 8-1M-3-6q3-3 6 0"]],
  peak: [["tint", "M-11 0L-4-13L-1-9.500L4-18L11 0Z"], ["fine", "M-11 0L-4-13L-1-9.500L4-18L11 0M4-18L5.500-10L3.500-6L6.500 0M-4-13L-3-8L-5-4.500"]],
  grass: [["fine", "M-5 0Q-5-4-8-6M0 0V-8M5 0Q5-4 8-6"]],
};

/** A rider in its cloak, seen from the front; about 22 wide and 38 high. */
export const CLOAK = "M-10.500-1Q-9-13-5.500-20Q-8-31 0-37Q8-31 5.500-20Q9-13 10.500-1Q7 1.500 5-1Q2.500 2 0-.5Q-2.500 2-5-1Q-7 1.500-10.500-1Z";
export const HOLLOW = "M-4-26Q0-33.500 4-26Q3.600-20.500 0-18.500Q-3.600-20.500-4-26Z";
export const GAZE = "M-2.600-25.500l2 .8-.4 1.200q-1.400-.2-1.600-2ZM2.600-25.500l-2 .8.4 1.200q1.400-.2 1.600-2Z";
export const IRON_CROWN = "M-6-32L-8-42L-3.500-37L0-45L3.500-37L8-42L6-32Q0-36-6-32Z";

/** The mark of each rider, so that colour is not the only sign: drawn about (0, -9). */
export const MARKS: Record<string, string> = {
  blue: "M0-13a4 4 0 1 1-.01 0Z",
  green: "M0-13.500L4.500-5.500H-4.500Z",
  red: "M-3.700-12.700H3.700V-5.300H-3.700Z",
  purple: "M0-14.500L4.300-9L0-3.500L-4.300-9Z",
};

/** Frodo and Gandalf as figures. */
export const FIGURES: Record<"frodo" | "gandalf", Drawing> = {
  frodo: [["fill", "M-8.500 0Q-9-13-4-16.500H4Q9-13 8.500 0Q4 2 0 0Q-4 2-8.500 0Z"], ["cut", "M-4.600-22a4.600 4.600 0 1 1 9.200 0a4.600 5.200 0 1 1-9.200 0Z"], ["fill", "M-5.500-21Q-8-26-4.500-28.500Q-2-31.500 1-30Q5-31 6-27.500Q8-25 5.500-21Q5-25 2-25.500Q-1.500-24-3.500-25Q-5-24-5.500-21Z"]],
  gandalf: [["fill", "M-9.500 0Q-9-14-5-20H5Q9-14 9.500 0Q4 2 0 0Q-4 2-9.500 0Z"], ["cut", "M-3.800-25H3.800V-21Q3.600-10 0-6Q-3.600-10-3.800-21Z"], ["fill", "M-9-26Q-4-27.500-3.500-30L1.500-42Q4-36 4.500-30Q5-27.500 9-26Q0-22.500-9-26Z"], ["line", "M9.500 1L12-32"]],
};
