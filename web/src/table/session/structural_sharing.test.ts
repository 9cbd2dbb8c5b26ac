import { expect, test } from "vitest";
import { shareStructure } from "./structural_sharing";

test("an equal value is replaced by the old object", () => {
  const before = { hand: ["N1", "C2"], seats: [{ money: 3 }] };
  expect(shareStructure(before, structuredClone(before))).toBe(before);
});

test("only the changed branch is new", () => {
  const before = { hand: ["N1"], seats: [{ money: 3 }, { money: 4 }] };
  const now = shareStructure(before, { hand: ["N1"], seats: [{ money: 3 }, { money: 5 }] });
  expect(now).toEqual({ hand: ["N1"], seats: [{ money: 3 }, { money: 5 }] });
  expect(now).not.toBe(before);
  expect(now.hand).toBe(before.hand);
  expect(now.seats).not.toBe(before.seats);
  expect(now.seats[0]).toBe(before.seats[0]);
  expect(now.seats[1]).not.toBe(before.seats[1]);
});

test.each([
  ["a missing key", { a: 1, b: 2 }, { a: 1 }],
  ["a new key", { a: 1 }, { a: 1, b: 2 }],
  ["a shorter array", [1, 2], [1]],
  ["an array for an object", { 0: "x" }, ["x"]],
  ["null for an object", { a: null }, { a: {} }],
])("%s counts as a change", (_, before: unknown, now: unknown) => {
  const expected = structuredClone(now);
  const shared = shareStructure(before, now);
  expect(shared).toEqual(expected);
  expect(Array.isArray(shared)).toBe(Array.isArray(expected));
  expect(shared).not.toBe(before);
});

test("there may be nothing before", () => {
  const now = { a: 1 };
  expect(shareStructure(undefined, now)).toBe(now);
  expect(shareStructure(null, now)).toBe(now);
});
