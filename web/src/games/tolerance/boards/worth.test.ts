import { describe, expect, test } from "vitest";
import { itemsOf, paysFor, pointsNow, untilPennant } from "./worth";

type View = Parameters<typeof itemsOf>[0];
type Deck = Parameters<typeof pointsNow>[2];
type Role = NonNullable<Parameters<typeof itemsOf>[2]>;

const role = {
  id: "bertram",
  pennants: {},
  reign: [
    {
      suits: { N: { each: 2 }, P: { any: 3, most: 4 } },
      guild: { any: -1, most: -2 },
      dead: { catholic: -3 },
    },
    { suits: { C: { most: 5 } } },
    {},
  ],
} as unknown as Role;
const deck = { role: [role] } as unknown as Deck;

function board(living: number[], more: object = {}, dead = 0) {
  const piles = { "dead catholic": { count: dead }, "dead protestant": { count: 0 } };
  return { role: "bertram", vp: 0, living, guild: 0, piles, ...more };
}
const table = (round: number, ...seats: object[]) => ({ round, seats }) as unknown as View;

describe("what a board is worth", () => {
  test("9.1 each card pays, at least one pays once, and the most may be shared", () => {
    const view = table(1, board([3, 0, 0, 2, 0]), board([0, 0, 0, 2, 0]));
    expect(pointsNow(view, 0, deck)).toBe(6 + 3 + 4);
    expect(pointsNow(view, 1, deck)).toBe(3 + 4);
  });

  test("9.1 who has none has not the most", () => {
    const [nobles] = itemsOf(table(1, board([0, 0, 0, 0, 0])), 0, role);
    expect(nobles).toMatchObject({ column: "N", owned: 0, most: false, points: 0 });
  });

  test("what has not been earned yet is told, but brings nothing", () => {
    const view = table(1, board([0, 0, 0, 1, 0]), board([0, 0, 0, 2, 0]));
    const peasants = itemsOf(view, 0, role).find((item) => item.column === "P");
    expect(peasants?.pays).toEqual([
      { reason: "any", points: 3, earned: true },
      { reason: "most", points: 4, earned: false },
    ]);
    expect(peasants?.points).toBe(3);
  });

  test("8.5 the total does not fall below zero after any section", () => {
    const view = table(1, board([0, 0, 0, 0, 0], { vp: 2, guild: 1 }, 1));
    expect(pointsNow(view, 0, deck)).toBe(0); // 2 - 3 for the guild is 0, and then - 3 for the dead
    expect(pointsNow(table(1, board([1, 0, 0, 0, 0], { guild: 1 })), 0, deck)).toBe(0);
  });

  test("each reign has its own numbers", () => {
    const view = table(2, board([3, 1, 0, 0, 0]));
    expect(pointsNow(view, 0, deck)).toBe(5);
    expect(paysFor(role, 3, "C")).toEqual({});
  });

  test("3.3 a secret role brings no points", () => {
    expect(pointsNow(table(1, board([3, 0, 0, 0, 0], { role: null, vp: null })), 0, deck)).toBe(
      null,
    );
  });
});

test.each([
  [5, 0, 5],
  [17, 1, 3],
  [8, 1, 12], // it has been more
  [65, 6, null],
])("7.1 a tally of %i with %i pennants needs %s for the next", (tally, pennants, needed) => {
  expect(untilPennant(tally, pennants)).toBe(needed);
});
