import { expect, test } from "vitest";
import { inWholeUnits } from "./whole_units.ts";

test("points are rounded where they lie", () => {
  expect(inWholeUnits("M10.4 20.4l.4.4.4.4")).toBe("m10 20l1 1l0 0");
  expect(inWholeUnits("m.4.4h.4v.4H3V3z")).toBe("m0 0h1v1h2v2z");
  expect(inWholeUnits("M1.2 1.2C2.6 1 3 3 4.4 4.4S6 6 7 7q1.6 0 2 2t1-1")).toBe(
    "m1 1c2 0 2 2 3 3s2 2 3 3q2 0 2 2t1-1",
  );
});

test("a closed part ends where it began", () => {
  expect(inWholeUnits("M10 10h5v5zl1 1")).toBe("m10 10h5v5zl1 1");
  expect(inWholeUnits("m5 5 1 1 1 1zm1 0z")).toBe("m5 5l1 1l1 1zm1 0z");
});

test("an arc keeps its shape, and what follows is back on whole units", () => {
  expect(inWholeUnits("M10.4 10a7.61 7.61 0 0115.22 0l5 5")).toBe(
    "m10 10a7.61 7.61 0 0 1 15.22 0l5.78 5",
  );
});

test("what is no path is refused", () => {
  expect(() => inWholeUnits("M1")).toThrow();
});
