import { expect, test } from "vitest";
import { mergeView } from "./merge_view";

const view = {
  game: "any",
  to_act: 1,
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
    ...view,
    seat: 1,
    seats: [view.seats[0], { role: "ned", money: 2, piles: { open: 3, cards: ["N1"] } }],
    hand: ["C2"],
    actions: ["C2"],
  });
});

test("a view without rows is merged flat", () => {
  const shared = { game: "any", to_act: 0, seat: null, turn: 3 };
  const yours = { seat: 0, actions: ["stop"] };
  expect(mergeView({ view: shared, yours })).toEqual({ ...shared, ...yours });
});

test("the messages stay as they were", () => {
  const before = structuredClone(view);
  const yours = { seat: 0, role: "ned", actions: [] };
  mergeView({ view, yours });
  expect(view).toEqual(before);
});
