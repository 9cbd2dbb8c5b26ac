import { expect, test } from "vitest";
import { mergeView } from "./merge_view";

const view = {
  seat: null,
  trick: 4,
  seats: [
    { role: null, money: 1, piles: { open: 2 } },
    { role: null, money: 2, piles: { open: 3 } },
  ],
};

test("a spectator sees the shared view and has no actions", () => {
  expect(mergeView({ view })).toEqual({ ...view, actions: [] });
  expect(mergeView({ view, yours: null })).toEqual({ ...view, actions: [] });
});

test("what the rows of seats have too goes into the seat's own row", () => {
  const yours = {
    seat: 1,
    role: "ned",
    piles: { open: 3, cards: ["N1"] },
    hand: ["C2"],
    actions: ["C2"],
  };
  expect(mergeView({ view, yours })).toEqual({
    seat: 1,
    trick: 4,
    seats: [view.seats[0], { role: "ned", money: 2, piles: { open: 3, cards: ["N1"] } }],
    hand: ["C2"],
    actions: ["C2"],
  });
});

test("a view without rows is merged flat", () => {
  const shared = { seat: null, turn: 3 };
  const yours = { seat: 0, actions: ["stop"] };
  expect(mergeView({ view: shared, yours })).toEqual({ seat: 0, turn: 3, actions: ["stop"] });
});

test("the messages stay as they were", () => {
  const before = structuredClone(view);
  mergeView({ view, yours: { seat: 0, role: "ned" } });
  expect(view).toEqual(before);
});
