import { expect, test } from "vitest";
import type { GameInfo } from "$/protocol/types";
import { splitOptions } from "./options";

const info = (low: number, high: number) => ({
  info: {
    options: { players: { kind: "number", default: low, low, high } },
  } as unknown as GameInfo,
  display: ["open"],
});

test("what is shown is told apart from what is asked of the match", () => {
  expect(splitOptions(info(3, 5), { players: 4, open: true })).toEqual({
    asked: { players: 4 },
    shown: { open: true },
  });
});

test("a number out of range is refused with the range", () => {
  expect(() => splitOptions(info(3, 5), { players: 2 })).toThrow("error-option-number");
});

test("where only one number is possible, the refusal names that one", () => {
  expect(() => splitOptions(info(2, 2), { players: 3 })).toThrow("error-option-fixed");
});
