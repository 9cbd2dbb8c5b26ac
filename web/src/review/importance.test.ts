import { expect, test } from "vitest";
import type { ReviewedDecision } from "$/protocol/types";
import { costOf, decisive, sizeOf } from "./importance";

const row = (move: number, mean: number, mistake = true) =>
  ({ move, mistake, loss: { mean, low: mean, high: mean } }) as ReviewedDecision;

test("sizes do not depend on the sign", () => {
  expect([0.2, -0.2, 0.05, -0.05, 0.01].map(sizeOf)).toEqual([
    "large",
    "large",
    "small",
    "small",
    "none",
  ]);
});

test("what may have been chance has cost nothing", () => {
  expect(costOf(row(1, 0.3, false))).toBe("none");
  expect(costOf(row(1, 0.3))).toBe("large");
});

test("only the few decisions that cost most are told, in the order of the game", () => {
  const losses = [0.11, 0.5, 0.05, 0.2, 0.3, 0.02];
  expect(decisive(losses.map((loss, i) => row(i + 1, loss))).map(({ move }) => move)).toEqual([
    2, 4, 5,
  ]);
  expect(decisive([row(1, 0.05), row(2, 0.4, false)])).toEqual([]);
});
