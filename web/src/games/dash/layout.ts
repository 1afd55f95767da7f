/** Where things stand on the sheet: a wide one, a tall one for phones, and a small one for the others' sheets. */
import { many, type Scenery } from "../../kit/drawing/scenery";
import type { Spot } from "../../kit/map/spot";

/** The middle of the first square, the way to the next, and the size of each. */
export interface Track {
  x: number;
  y: number;
  step: number;
  side: number;
}

export interface Layout {
  id: "wide" | "tall" | "small";
  width: number;
  height: number;
  /** Bag End and the nine circles. */
  circles: readonly Spot[];
  radius: number;
  /** Size of the names under the circles; 0 draws none. */
  label: number;
  /** Letters that fit in a line of a place's power. */
  line: number;
  track: Track;
  scenery: readonly Scenery[];
  river: readonly string[];
  /** Dark lands. */
  shade: readonly string[];
}

export const WIDE: Layout = {
  id: "wide",
  width: 1000,
  height: 640,
  radius: 37,
  label: 20,
  line: 24,
  circles: [
    { x: 84, y: 118 },
    { x: 262, y: 84 },
    { x: 352, y: 202 },
    { x: 505, y: 112 },
    { x: 548, y: 256 },
    { x: 372, y: 344 },
    { x: 558, y: 418 },
    { x: 706, y: 330 },
    { x: 800, y: 196 },
    { x: 914, y: 92 },
  ],
  track: { x: 148, y: 582, step: 106, side: 74 },
  scenery: [
    ...many("hill", [40, 230, 30], [92, 246, 38], [150, 232, 30], [30, 300, 26], [214, 268, 26]),
    ...many("tree", [130, 292, 13], [148, 302, 15], [168, 294, 13], [60, 330, 13], [78, 340, 14]),
    ...many("peak", [318, 40, 26], [352, 62, 30], [384, 92, 30], [410, 132, 26], [256, 300, 22], [448, 216, 24]),
    ...many("tree", [566, 46, 16], [588, 60, 18], [612, 50, 16], [600, 82, 15], [578, 96, 14], [634, 76, 15], [438, 60, 13]),
    ...many("grass", [470, 296, 12], [500, 316, 13], [640, 252, 12], [660, 276, 13], [618, 300, 12], [690, 236, 11]),
    ...many("peak", [210, 400, 28], [250, 424, 34], [296, 440, 36], [344, 452, 34], [398, 462, 34], [452, 470, 28]),
    ...many("peak", [812, 318, 30], [846, 342, 34], [884, 330, 32], [922, 350, 34], [960, 330, 28], [868, 384, 28], [914, 402, 30], [958, 392, 26]),
    ...many("peak", [736, 92, 24], [766, 70, 26], [800, 58, 22]),
    ...many("fume", [930, 236, 20], [968, 214, 16], [890, 262, 16]),
    ...many("wave", [46, 400, 16], [150, 430, 16], [34, 500, 16], [150, 494, 16]),
    ...many("wind-rose", [92, 450, 40]),
  ],
  shade: ["M770 300C800 250 760 160 790 110S860 30 986 20V470C930 480 860 470 820 430S760 340 770 300Z"],
  river: ["M470 24C452 60 486 160 640 150S716 236 640 330 660 440 640 490", "M214 24C176 110 236 190 196 330S240 470 200 500"],
};

export const TALL: Layout = {
  id: "tall",
  width: 380,
  height: 668,
  radius: 27,
  label: 15,
  line: 20,
  circles: [
    { x: 70, y: 44 },
    { x: 210, y: 56 },
    { x: 318, y: 116 },
    { x: 190, y: 172 },
    { x: 66, y: 230 },
    { x: 196, y: 296 },
    { x: 316, y: 352 },
    { x: 186, y: 416 },
    { x: 66, y: 476 },
    { x: 250, y: 524 },
  ],
  track: { x: 38, y: 628, step: 43.5, side: 38 },
  scenery: [
    ...many("hill", [30, 128, 22], [78, 140, 26]),
    ...many("tree", [128, 118, 10], [142, 124, 11], [250, 214, 11], [266, 222, 12], [284, 214, 11], [298, 226, 10]),
    ...many("peak", [278, 34, 18], [304, 48, 22], [336, 40, 20], [352, 204, 16]),
    ...many("grass", [120, 300, 9], [108, 336, 10], [140, 262, 9]),
    ...many("peak", [30, 352, 18], [56, 374, 22], [92, 384, 20], [322, 452, 20], [350, 468, 22], [322, 506, 20], [352, 540, 20]),
    ...many("fume", [176, 508, 12], [154, 540, 12]),
    ...many("wave", [352, 286, 12], [262, 268, 10]),
  ],
  shade: ["M120 500C170 470 250 500 300 470S360 430 372 430V652H14C6 640 20 620 40 580S80 520 120 500Z"],
  river: ["M254 20C230 90 280 190 330 260S250 380 280 470"],
};

/** The squares alone, beside a question about them. */
export const TRAY: Track & { width: number; height: number } = { width: 380, height: 50, x: 30, y: 25, step: 45.7, side: 40 };

export const SMALL: Layout = {
  id: "small",
  width: 420,
  height: 268,
  radius: 25,
  label: 0,
  line: 0,
  circles: [
    { x: 48, y: 56 },
    { x: 130, y: 46 },
    { x: 210, y: 62 },
    { x: 290, y: 46 },
    { x: 370, y: 66 },
    { x: 350, y: 150 },
    { x: 268, y: 134 },
    { x: 188, y: 152 },
    { x: 112, y: 134 },
    { x: 46, y: 152 },
  ],
  track: { x: 42, y: 226, step: 48, side: 38 },
  scenery: [
    ...many("hill", [40, 92, 18]),
    ...many("peak", [166, 96, 16], [250, 86, 16], [318, 92, 16]),
    ...many("tree", [92, 84, 9], [104, 88, 10]),
  ],
  river: [],
  shade: [],
};
