import { expect, test } from "vitest";
import type { LossPrior } from "$/engine/engine";
import { believe } from "./losses";

const PRIOR: LossPrior = {
  parts: [
    [-0.02, 0.3],
    [0.02, 0.4],
    [1, 0.3],
  ],
  doubt: 0.01,
};

test("a loss is believed to be smaller than it looked, and the clearer, the more worlds there are", () => {
  const vague = believe(PRIOR, { value: 0.1, error: 0.05, worlds: 50 });
  const clear = believe(PRIOR, { value: 0.1, error: 0.01, worlds: 1000 });
  expect(vague.mean).toBeLessThan(clear.mean);
  expect(clear.mean).toBeLessThan(0.1);
  expect(vague.mistake).toBeLessThan(0.9);
  expect(clear.mistake).toBeGreaterThan(0.97);
  expect(clear.low).toBeLessThan(clear.mean);
  expect(clear.high).toBeGreaterThan(clear.mean);
});

test("worlds that agree may all have missed a rare event", () => {
  const few = believe(PRIOR, { value: 0.1, error: 0, worlds: 5 });
  expect(few.error).toBeGreaterThan(0.05);
});
