import { expect, test } from "vitest";
import { decidedBy, ranking } from "./ranking";

type Event = Parameters<typeof ranking>[0][number];
const event = (name: string, seat: number, amount: number, total = 0) =>
  ({ event: name, rule: "1.1", seat, amount, total }) as unknown as Event;

const GAME = [
  event("chooser", 0, 0),
  event("section", 0, 5),
  event("section", 1, 8),
  event("chooser", 1, 0),
  event("section", 0, 9),
  event("section", 0, -2),
  event("section", 1, 1),
  event("pennant_points", 0, 4),
  event("pennant_points", 1, 6),
  event("loan_cost", 1, -3),
  event("final", 0, 0, 16),
  event("final", 1, 0, 12),
];

test("points are told by where they came from, the most first", () => {
  expect(ranking(GAME)).toEqual([
    { seat: 0, place: 1, points: 16, from: { 1: 5, 2: 7, 3: 0, pennants: 4, loans: 0 } },
    { seat: 1, place: 2, points: 12, from: { 1: 8, 2: 1, 3: 0, pennants: 6, loans: -3 } },
  ]);
});

test("equal points share a place, and then nothing decided", () => {
  const shared = ranking([event("final", 0, 0, 7), event("final", 1, 0, 7)]);
  expect(shared.map(({ place }) => place)).toEqual([1, 1]);
  expect(decidedBy(shared)).toBeNull();
});

test("what decided is where the winner gained most on the second", () => {
  expect(decidedBy(ranking(GAME))).toEqual({ source: 2, points: 6 });
});
