import { expect, test } from "vitest";
import type { SeatInfo } from "$/protocol/types";
import { botLevel, nextLevel } from "./next_level";

const LEVELS = ["novice", "sexton", "chaplain"];
const seat = (number: number, who: string, level?: string): SeatInfo =>
  ({ seat: number, who, level }) as SeatInfo;

test("a win leads to stronger bots, a loss to easier ones", () => {
  expect(nextLevel(LEVELS, "sexton", true)).toEqual({ level: "chaplain", stronger: true });
  expect(nextLevel(LEVELS, "sexton", false)).toEqual({ level: "novice", stronger: false });
});

test("nobody is stronger than the strongest or easier than the weakest", () => {
  expect(nextLevel(LEVELS, "chaplain", true)).toBeUndefined();
  expect(nextLevel(LEVELS, "novice", false)).toBeUndefined();
});

test("the guided game leads to the weakest bots, won or lost", () => {
  expect(nextLevel(LEVELS, "random", false)).toEqual({ level: "novice", stronger: true });
});

test("only a game among bots of one level has a level", () => {
  const me = seat(0, "person");
  expect(botLevel([me, seat(1, "bot", "canon"), seat(2, "bot", "canon")], 0)).toBe("canon");
  expect(botLevel([me, seat(1, "bot", "canon"), seat(2, "bot", "abbot")], 0)).toBeUndefined();
  expect(botLevel([me, seat(1, "person")], 0)).toBeUndefined();
});
