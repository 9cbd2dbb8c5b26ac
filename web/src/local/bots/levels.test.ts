import { expect, test } from "vitest";
import { Speed } from "./levels";

test("a slow start does not make a device slow", () => {
  const speed = new Speed();
  const cold = speed.measured(() => 0.01);
  expect(speed.measured(() => 0.002)).toBeCloseTo(5 * cold);
  expect(speed.measured(() => 0.1)).toBeCloseTo(5 * cold); // nor does an interruption
});

test("after the first decisions no time goes into measuring", () => {
  const speed = new Speed();
  let trials = 0;
  for (let i = 0; i < 1000; i++) speed.measured(() => ++trials && 0.01);
  expect(trials).toBeLessThan(20);
});
