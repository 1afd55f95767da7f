/** Skies: what stands behind everything. */
import { stars, streaks } from "./ground";
import { disc, n, type Chance, type Drawing } from "./stroke";

function rays(): string {
  let d = "";
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2;
    d += `M80 48L${n(80 + Math.cos(a) * 130)} ${n(48 + Math.sin(a) * 130)}L${n(80 + Math.cos(a + 0.11) * 130)} ${n(48 + Math.sin(a + 0.11) * 130)}Z`;
  }
  return d;
}

export const SKIES = {
  /** A low sun and thin clouds. */
  day: (r: Chance): Drawing => [
    ["sky1", `M-4 ${n(46 + r(-6, 6))}Q50 ${n(34 + r(-6, 6))} 84 46T164 42V116H-4Z`],
    ["glow", disc(r(40, 120), 36, 20)],
    ["pale o5", streaks(r, 5, 14, 46)],
  ],
  /** The sun behind the motif, in rings. */
  halo: (): Drawing => [
    ["sky1", "M-4 58Q80 40 164 58V116H-4Z"],
    ["glow o4", disc(80, 46, 46)],
    ["glow", disc(80, 46, 32)],
  ],
  rays: (): Drawing => [
    ["sky1", rays()],
    ["glow", disc(80, 48, 30)],
  ],
  dusk: (r: Chance): Drawing => [
    ["sky1", "M-4 30Q80 22 164 34V116H-4Z"],
    ["glow o4", "M-4 52Q80 38 164 52V116H-4Z"],
    ["glow", disc(r(46, 114), 56, 17)],
    ["sky1", streaks(r, 4, 48, 60)],
  ],
  moon: (): Drawing => [
    ["sky1", disc(112, 34, 48)],
    ["glow o4", disc(112, 34, 30)],
    ["glow", disc(112, 34, 19)],
    ["sky1 o5", disc(106, 30, 4) + disc(119, 38, 3) + disc(114, 26, 2)],
  ],
  mist: (r: Chance): Drawing => [
    ["sky1", "M-4 40Q40 30 80 40T164 36V116H-4Z"],
    ["pale o5", streaks(r, 9, 20, 80)],
  ],
  storm: (): Drawing => [
    ["sky1", "M-4 0H164V30Q150 44 132 34Q120 48 100 36Q84 52 64 38Q46 50 32 36Q14 46-4 32Z"],
    ["far o5", "M-4 0H164V16Q146 30 126 20Q108 34 88 20Q66 34 46 20Q22 32-4 18Z"],
  ],
  /** Below ground: a hollow of light. */
  deep: (): Drawing => [
    ["sky1", "M80-10C130-10 170 30 164 70S120 120 80 116S-4 110-4 70S30-10 80-10Z"],
    ["glow o4", "M80 14C108 14 128 34 126 62S108 104 80 104S36 92 34 62S52 14 80 14Z"],
  ],
  /** Night, whatever the hour of the reader. */
  night: (r: Chance): Drawing => [
    ["mid", "M-4-4H164V116H-4Z"],
    ["near o5", "M-4-4H164V24Q80 44-4 26Z"],
    ["pale", stars(r, 22, 6, 56)],
  ],
  /** A shape in the clouds, and what looks out of it. */
  shadow: (): Drawing => [
    ["sky1", "M-4-4H164V116H-4Z"],
    ["mid", "M112 4C96 6 89 19 89 33C89 43 80 49 66 53C44 59 24 72 10 96H164V58C152 52 136 46 135 33C135 19 128 6 112 4Z"],
    ["near", "M112 14C103 15 98 24 99 34C100 44 106 49 112 51C118 49 124 44 125 34C126 24 121 15 112 14Z"],
    ["glow", "M102 29L110 33C108 37 103 36 102 29ZM122 29L114 33C116 37 121 36 122 29Z"],
    ["far o5", "M-4-4H164V8Q146 20 126 12Q108 24 88 12Q66 24 46 14Q22 26-4 12Z"],
  ],
};
export type Sky = keyof typeof SKIES;
