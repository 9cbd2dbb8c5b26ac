import { expect, test } from "vitest";
import { finalCount, latestCounted, roundCount, roundsOf } from "./count";

type Event = Parameters<typeof roundCount>[0][number];
const event = (name: string, seat: number, more: object = {}) =>
  ({ event: name, rule: "1.1", seat, amount: 1, total: 1, ...more }) as unknown as Event;

const round = [
  event("chooser", 0),
  event("round_tax", 0, { track: "money", amount: 3, total: 8 }),
  event("round_piety", 1, { track: "catholic", amount: 2, total: 4 }),
  event("points", 0, { column: "N", reason: "each", amount: 6 }),
  event("section", 0, { section: "suits", amount: 6, total: 6 }),
];

test("money, piety and points are told apart, seat by seat", () => {
  const { gains } = roundCount(round, 2, []);
  expect(gains).toEqual([
    { money: { amount: 3, total: 8 }, suits: { amount: 6, total: 6 } },
    { catholic: { amount: 2, total: 4 } },
  ]);
});

test("a loan that is repaid comes out of the money of the round", () => {
  const repaid = event("repaid", 0, { track: "money", amount: 1, total: 3 });
  expect(roundCount([...round, repaid], 2, []).gains[0]?.money).toEqual({ amount: -2, total: 3 });
});

test("what is being played back is marked", () => {
  expect(roundCount(round, 2, round.slice(-1)).latest).toEqual([{ seat: 0, column: "suits" }]);
});

test("a round that has just begun does not hide the count of the one before", () => {
  const [events, number] = latestCounted([...round, event("chooser", 1), event("played", 1)]);
  expect(number).toBe(0);
  expect(events).toEqual(round);
});

test("at the end pennants and loans lead to the final points", () => {
  const events = [
    event("pennant_points", 0, { track: "money", amount: 4, total: 10 }),
    event("loan_cost", 0, { amount: -3, total: 7 }),
    event("final", 0, { amount: 0, total: 7 }),
  ];
  expect(finalCount(events, 1, []).gains).toEqual([
    {
      money: { amount: 4, total: 10 },
      loans: { amount: -3, total: 7 },
      points: { amount: 0, total: 7 },
    },
  ]);
});

test("what the end of the game opens is counted in its round", () => {
  const opened = [
    event("chooser", 0),
    event("chooser", 1),
    event("won", 1),
    event("opened_points", 1, { round: 1, column: "N", reason: "each", amount: 6 }),
    event("opened_section", 1, { round: 1, section: "suits", amount: 6, total: 9 }),
  ];
  const [first, last] = roundsOf(opened);
  expect(first?.map(({ event }) => event)).toEqual(["chooser", "points", "section"]);
  expect(last?.map(({ event }) => event)).toEqual(["chooser", "won"]);
  expect(roundCount(first ?? [], 2, []).gains[1]).toEqual({ suits: { amount: 6, total: 9 } });
});
