import { describe, expect, test } from "vitest";
import { beside, type Box } from "./beside";

const SCREENS = [
  [360, 640],
  [844, 390],
  [1440, 900],
] as const;
const TARGETS: [name: string, of: (width: number, height: number) => Box][] = [
  ["a hand", (width, height) => ({ left: 0, top: height - 190, width, height: 140 })],
  ["a strip above", (width) => ({ left: 0, top: 40, width, height: 60 })],
  [
    "the middle",
    (w, h) => ({ left: 216, top: 30, width: Math.max(100, w - 480), height: h - 140 }),
  ],
  ["a card", (width, height) => ({ left: width - 90, top: height - 120, width: 60, height: 84 })],
];

const covers = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe.each(SCREENS)("on a screen of %d by %d", (width, height) => {
  const screen = { width, height };
  test.each(TARGETS)("a note beside %s covers none of it and is on the screen", (_, of) => {
    const target = of(width, height);
    const note = beside(target, 130, screen);
    expect(covers(note, target)).toBe(false);
    expect(note.left).toBeGreaterThanOrEqual(0);
    expect(note.top).toBeGreaterThanOrEqual(0);
    expect(note.left + note.width).toBeLessThanOrEqual(width);
    expect(note.top + note.height).toBeLessThanOrEqual(height);
    expect(note.width).toBeGreaterThanOrEqual(100);
  });
});
