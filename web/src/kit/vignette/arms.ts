/** Arms and armour, drawn about (0, 0) in a box of about 100 by 90. */
import { disc, moved, placed, type Drawing } from "./stroke";

const BLADE: Drawing = [
  ["steel", "M0-62L6-48V14H-6V-48Z"],
  ["ink o2", "M0-62L6-48V14H0Z"],
  ["metal", `M-22 13Q0 20 22 13V21Q0 28-22 21Z${disc(0, 43, 5)}`],
  ["ink", "M-3.5 22h7V39h-7Z"],
];
const SHIELD: Drawing = [
  ["ink", "M-24-28Q0-36 24-28V2C24 22 12 32 0 38C-12 32-24 22-24 2Z"],
  ["mid", "M-20-24Q0-31 20-24V2C20 19 10 28 0 33C-10 28-20 19-20 2Z"],
  ["far o5", "M-20-24Q-10-28 0-28V33C-10 28-20 19-20 2Z"],
  ["metal", "M-2-30h4V36h-4ZM-21-2H21V2H-21Z"],
  ["metal", disc(0, 0, 6)],
];
const GHOST = "M0-62L6-48V18H-6V-48Z";
const SPEAR: Drawing = [["ink", "M-1.6-70h3.2V60h-3.2Z"], ["steel", "M0-94Q7-80 0-66Q-7-80 0-94Z"]];
const ARROW: Drawing = [["ink", "M-1.2-34h2.4V34h-2.4Z"], ["steel", "M0 46L5 32H-5Z"], ["pale", "M-1.2-34L-6-42V-28L-1.2-20ZM1.2-34L6-42V-28L1.2-20Z"]];
const HELM: Drawing = [
  ["steel", "M0-44C-15-38-22-24-22-8L-21 24C-15 28-11 24-12 12C-12 4-9 0-4 0L0 12L4 0C9 0 12 4 12 12C11 24 15 28 21 24L22-8C22-24 15-38 0-44Z"],
  ["ink o5", "M0-44C15-38 22-24 22-8L21 24C15 28 11 24 12 12C12 4 9 0 4 0L0 12Z"],
  ["metal", "M-22-12Q0-20 22-12V-6Q0-14-22-6ZM-2-48H2V-14H-2Z"],
];
export const AXE: Drawing = [
  ["ink", "M-3.5-56h7V54h-7Z"],
  ["metal", "M-4 44h8v6h-8ZM-4-58h8v5h-8Z"],
  ["steel", "M4-50C20-64 40-56 44-42C34-34 34-20 44-10C36 2 18-2 4-16ZM-4-50C-20-64-40-56-44-42C-34-34-34-20-44-10C-36 2-18-2-4-16Z"],
  ["fine dim", "M10-46C20-54 32-50 37-43M10-20C20-12 30-10 37-11M-10-46C-20-54-32-50-37-43M-10-20C-20-12-30-10-37-11"],
];
/** The trail of a blade. */
const SWEEP: Drawing = [["pale", "M-62 30C-30-30 20-50 66-40C24-36-14-10-40 40Z"], ["glow", "M-54 32C-24-20 20-42 58-39C22-32-16-6-40 36Z"]];
const TREE = "M-1.6 8V-12C-8-13-11-17-12-22C-8-19-5-18-2-18L-3-28C-1-25-.5-23 0-20C.5-23 1-25 3-28L2-18C5-18 8-19 12-22C11-17 8-13 1.6-12V8Z";

export const ARMS = {
  crossed: [...moved("rotate(42)", BLADE), ...moved("rotate(-42)", BLADE)],
  elvenblade: moved("rotate(38)", [
    ["steel", "M0-64C10-44 8-16 4 14H-5C-8-16-6-44 0-64Z"],
    ["glow", "M0-50C3-34 3-14 1 10H-1C-3-14-3-34 0-50Z"],
    ["metal", `M-20 10C-12 20 12 20 20 10C18 24 8 26 0 25C-8 26-18 24-20 10Z${disc(0, 43, 5)}`],
    ["ink", "M-3.5 24h7V39h-7Z"],
  ]),
  axe: moved("rotate(30)", AXE),
  plate: [
    ["steel", "M-16-42C-26-42-40-38-44-26L-32-16C-34 4-30 26-26 38Q0 48 26 38C30 26 34 4 32-16L44-26C40-38 26-42 16-42C10-34-10-34-16-42Z"],
    ["ink o2", "M0-37C8-37 13-38 16-42C26-42 40-38 44-26L32-16C34 4 30 26 26 38Q13 43 0 43.5Z"],
    ["fine dim", "M-28 12Q0 22 28 12M-27 24Q0 34 27 24M-32-14Q-20-6 0-6T32-14M0-36V42"],
    ["metal", "M-16-42C-10-34 10-34 16-42L18-39C10-29-10-29-18-39Z"],
    ["ink", TREE],
  ],
  horn: [
    ["metal", "M-46-18C-40 18-8 38 26 26C36 22 44 12 48-4L36-14C32 0 24 8 12 10C-8 12-26 2-34-24Z"],
    ["pale", "M-46-18L-34-24C-36-30-48-26-46-18ZM2 28C8 20 8 14 4 10L12 10C18 14 18 22 14 29Z"],
    ["ink", "M36-14C42-22 54-14 48-4C46-10 42-13 36-14Z"],
    ["line", "M-30 8C-20-44 30-44 38-10"],
    ["fine dim", "M-30-10C-22 10-6 20 12 18"],
  ],
  banner: [
    ["ink", "M-32-60h4V60h-4Z"],
    ["metal", disc(-30, -60, 5)],
    ["near", "M-28-54C-4-64 16-40 48-52L40-18L48 16C16 28-4 4-28 14Z"],
    ["ink o2", "M-28-54C-18-58-10-56-2-52V12C-10 9-18 10-28 14ZM20-47C28-47 38-48 48-52L40-18L48 16C38 20 28 20 20 18Z"],
    ["pale", TREE, "translate(8 -10) scale(1.3)"],
  ],
  wall: [...placed(-40, 6, 0.86, SHIELD), ...placed(40, 6, 0.86, SHIELD), ...placed(0, 2, 1.05, SHIELD)],
  spears: [-56, -38, -20, 0, 20, 38, 56].flatMap((x, i) => placed(x, 10 + Math.abs(i - 3) * 4, 0.8, SPEAR, (i - 3) * 5)),
  arrows: ([[-46, -24, 0.8], [-20, -6, 1], [8, -30, 0.9], [34, 0, 1], [54, -28, 0.7], [-60, 20, 0.7], [10, 30, 0.8]] as const).flatMap(([x, y, s]) => placed(x, y, s, ARROW, 24)),
  /** One blow, before anybody has seen it. */
  stroke: [...SWEEP, ...placed(18, -20, 0.8, BLADE, 58)],
  /** Where the blade seemed to be, and where it is. */
  feint: [["far", GHOST, "rotate(-56)"], ["mid o5", GHOST, "rotate(-24)"], ["mid", GHOST, "rotate(8)"], ...moved("rotate(40)", BLADE)],
  /** A thrust from behind a shield. */
  riposte: [["pale", "M20-30L84-22L24-18ZM24 22L84 16L20 32Z"], ...placed(18, 0, 0.95, BLADE, 86), ...placed(-22, 0, 1.25, SHIELD, -6)],
  /** A shadow cut through. */
  cut: [
    ["ink", "M2-58C-16-56-24-42-23-24C-22-12-20-4-20 4L34-22C30-40 22-56 2-58Z"],
    ["near", "M4-46C-6-45-12-36-12-26C-12-18-11-12-10-6L22-22C20-34 14-44 4-46Z"],
    ["glow", "M-6-26L2-23C0-19-5-20-6-26ZM16-30L8-25C11-22 15-24 16-30Z"],
    ["ink", "M-24 14L36-14C40 10 48 30 60 48L46 44L36 54L24 44L12 54L0 44L-12 54L-24 44L-38 54L-46 44L-58 48C-46 36-28 30-24 14Z"],
    ["pale", "M-72 44C-30 24 30-6 78-46C44 4-16 36-72 44Z"],
    ["glow", "M-56 38C-22 22 32-6 66-34C40 4-14 30-56 38Z"],
  ],
  /** What is left on the field. */
  fallen: [
    ["ink", "M-60 46Q-20 30 14 38T62 44V58H-60Z"],
    ...placed(-6, 0, 0.98, moved("rotate(180)", BLADE), 8),
    ...placed(34, 28, 0.62, SHIELD, -24),
    ...placed(-38, 30, 0.5, HELM, -38),
  ],
  helms: ([[-38, 12, 0.9], [38, 12, 0.9], [0, 2, 1.15]] as const).flatMap(([x, y, s]) =>
    placed(x, y, s, [["near", "M-34 60C-32 40-22 32-14 28H14C22 32 32 40 34 60Z"], ["ink", "M-16-14H16V24Q0 36-16 24Z"], ["glow", "M-10 2L-3 5Q-6 8-10 2ZM10 2L3 5Q6 8 10 2Z"], ...HELM]),
  ),
} satisfies Record<string, Drawing>;
