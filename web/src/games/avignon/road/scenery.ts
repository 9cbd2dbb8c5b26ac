import type { Place } from "$/protocol/types";

/** How broad and high the drawing of a place is; its ground is at the bottom. */
export const BREADTH = 1000;
export const HEIGHT = 100;

/** A side of a place's drawing: what lies behind, paler, and what stands before it. */
interface Scene {
  far: string;
  near: string;
}

const hills = (d: string): string => `M0 100V${d}V100Z`;
const repeat = (count: number, from: number, step: number, shape: (x: number) => string): string =>
  Array.from({ length: count }, (_, i) => shape(from + i * step)).join("");

const cypress = (x: number, top: number): string =>
  `M${x} 100c-9-16-9-${80 - top} 0-${100 - top} 9 ${20} 9 ${84 - top} 0 ${100 - top}z`;
/** An arch of a bridge or an aqueduct, with the pillar to its left. */
const arch = (x: number, top: number, breadth: number): string =>
  `M${x} ${top}h${breadth}V100h-6V${top + 14 + breadth / 2}a${breadth / 2 - 6} ${breadth / 2 - 6} 0 0 0-${breadth - 12} 0V100h-6z`;
const wave = (x: number, y: number): string => `M${x} ${y}q12-10 24 0t24 0v4q-12 10-24 0t-24 0z`;
const boat = (x: number, y: number): string =>
  `M${x} ${y}h54l-10 14h-34zM${x + 25} ${y - 4}v-42l26 40zM${x + 21} ${y - 4}v-34l-17 33z`;
const pine = (x: number, top: number): string =>
  `M${x - 3} 100V${top + 14}h6V100zM${x - 34} ${top + 16}c2-20 66-20 68 0-14 6-54 6-68 0z`;
const house = (x: number, breadth: number, top: number): string =>
  `M${x} 100V${top}l${breadth / 2}-12 ${breadth / 2} 12V100z`;

/** What there is to see at each place, drawn by ourselves. */
export const SCENERY: Readonly<Record<Place, Scene>> = {
  /** The broken bridge over the Rhône. */
  avignon: {
    far: hills("58C90 36 190 30 300 50S520 78 640 56 850 26 1000 48"),
    near:
      repeat(4, 596, 50, (x) => arch(x, 58, 50)) +
      "M796 58h22l-8 16h-14z" +
      repeat(9, 600, 48, (x) => wave(x, 92)) +
      repeat(3, 360, 24, (x) => cypress(x, 40 + (x % 5) * 5)) +
      house(250, 60, 66),
  },
  /** The coast, with pines. */
  nice: {
    far: hills("72C140 74 220 30 330 34S500 70 620 70 860 40 1000 58"),
    near: pine(330, 40) + pine(388, 56) + pine(720, 46) + repeat(7, 424, 48, (x) => wave(x, 92)),
  },
  /** The harbour. */
  genoa: {
    far: hills("66C120 50 230 40 340 60S560 84 700 64 900 44 1000 60"),
    near: boat(300, 76) + boat(592, 70) + boat(806, 76) + repeat(21, 0, 48, (x) => wave(x, 92)),
  },
  /** Hills with cypresses. */
  florence: {
    far: hills("52C110 30 220 26 330 46S540 80 660 60 860 24 1000 40"),
    near:
      repeat(4, 300, 22, (x) => cypress(x, 44 + (x % 5) * 4)) +
      house(560, 54, 74) +
      house(606, 34, 64) +
      repeat(3, 668, 24, (x) => cypress(x, 52 + (x % 7) * 3)) +
      repeat(3, 880, 26, (x) => cypress(x, 40 + (x % 4) * 6)),
  },
  /** An aqueduct. */
  rome: {
    far: hills("60C110 44 240 34 350 54S560 76 700 58 880 34 1000 52"),
    near:
      repeat(6, 240, 48, (x) => arch(x, 52, 48)) + pine(620, 36) + pine(900, 44) + pine(840, 58),
  },
};
