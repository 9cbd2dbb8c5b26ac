import { describe, expect, test } from "vitest";
import { lastTrick, outcomeOf, tricksOf } from "./outcome";

type Event = Parameters<typeof outcomeOf>[0][number];
const event = (name: string, more: object = {}) =>
  ({ event: name, rule: "1.1", seat: 0, ...more }) as unknown as Event;
const play = (card: string) => event("played", { card, as: card[0] });

describe("what a trick comes to", () => {
  test("gains add up track by track, and what stays the same is left out", () => {
    const outcome = outcomeOf([
      event("trick_won", { seat: 2, card: "N9" }),
      event("taxed", { track: "money", amount: 3 }),
      event("taxed", { track: "money", amount: -1 }),
      event("collected", { track: "catholic", amount: 2 }),
      event("piety_lost", { track: "catholic", amount: -2 }),
      event("killed", { card: "T6" }),
      event("converted", { card: "P1", to: "catholic" }),
    ]);
    expect(outcome).toEqual({
      winner: { seat: 2, card: "N9" },
      gains: [{ track: "money", amount: 2 }],
      killed: ["T6"],
      converted: [{ card: "P1", to: "catholic" }],
      pennants: 0,
      loan: false,
    });
  });
});

test("a card that is converted twice is what it is last", () => {
  const { converted } = outcomeOf([
    event("converted", { card: "P1", to: "catholic" }),
    event("converted", { card: "P1", to: "protestant" }),
  ]);
  expect(converted).toEqual([{ card: "P1", to: "protestant" }]);
});

describe("tricks that have been played", () => {
  const round = [
    event("chooser"),
    play("N1"),
    play("N2"),
    event("trick_won", { card: "N2" }),
    event("taxed"),
    play("C1"),
  ];

  test("the last one is the last that somebody has won, with its effects", () => {
    const trick = lastTrick(round);
    expect(trick?.plays.map(({ card }) => card)).toEqual(["N1", "N2"]);
    expect(trick?.events.map((row) => row.event)).toEqual(["trick_won", "taxed"]);
  });

  test("a new round begins without any", () => {
    expect(tricksOf(round)).toHaveLength(2);
    expect(tricksOf([...round, event("chooser")])).toEqual([]);
  });
});
