import { describe, expect, test } from "vitest";
import { beats } from "../beats";
import { executedOn, laidDown } from "./laying";

type View = Parameters<typeof laidDown>[0];
type Deck = Parameters<typeof laidDown>[2];
type Event = Parameters<typeof beats>[1][number];

const NAMES = ["living", "dead"].flatMap((state) =>
  ["catholic", "unaffiliated", "protestant"].map((faith) => `${state} ${faith}`),
);
const board = () => ({
  living: [0, 0, 0, 0, 0],
  guild: 0,
  money: 5,
  piles: Object.fromEntries(NAMES.map((name) => [name, { count: 0, cards: [] }])),
});
const played = (seat: number, card: string, more: object = {}) => ({
  seat,
  card,
  as: card[0],
  religion: "catholic",
  alive: true,
  acts: false,
  ...more,
});
const deck = {
  card: [{ code: "T6", religion: "catholic", guild: true }],
} as unknown as Deck;
const view = {
  seat: 0,
  phase: "play",
  reign: "mary",
  trick: 12,
  led: "T",
  leader: 1,
  open_piles: false,
  table: [played(1, "T6"), played(0, "N5", { alive: false }), played(2, "W3")],
  hand: [],
  actions: ["N9"],
  to_act: 0,
  seats: [board(), board(), board()],
} as unknown as View;
const event = (name: string, more: object = {}) =>
  ({ event: name, rule: "1.1", seat: 0, ...more }) as unknown as Event;

describe("cards laid on a board", () => {
  test("5.11 each goes to the pile of its state and religion; only the living count", () => {
    const after = laidDown(view, 0, deck);
    expect(after.seats[0]).toMatchObject({ living: [0, 0, 1, 0, 1], guild: 1 });
    expect(after.seats[0]?.piles["living catholic"]).toEqual({ count: 2, cards: ["T6", "W3"] });
    expect(after.seats[0]?.piles["dead catholic"]).toEqual({ count: 1, cards: ["N5"] });
    expect(after).toMatchObject({ table: [], led: null, leader: 0, trick: 13 });
  });

  test("4.6 of another's pile only the top card is seen", () => {
    const after = laidDown(view, 1, deck);
    expect(after.seats[1]?.piles["living catholic"]).toEqual({ count: 2, cards: ["W3"] });
  });

  test("8.1 an executed card lies among the dead and no longer counts", () => {
    const laid = laidDown(view, 0, deck);
    const row = laid.seats[0];
    const after = row && executedOn(row, "T6", laid, deck);
    expect(after).toMatchObject({ living: [0, 0, 0, 0, 1], guild: 0 });
    expect(after?.piles["living catholic"]).toEqual({ count: 1, cards: ["W3"] });
    expect(after?.piles["dead catholic"]).toEqual({ count: 2, cards: ["N5", "T6"] });
  });
});

describe("the beats at the end of a round", () => {
  const after = { ...view, table: [], trick: 1, round: 2, hand: ["C1"], actions: ["start 0"] };
  const found = beats(
    view,
    [
      event("trick_won", { card: "T6" }),
      event("taxed", { track: "money", total: 8 }),
      event("round_tax", { track: "money", total: 9 }),
      event("section", { total: 3 }),
      event("dealt", { card: "C1" }),
      event("chooser"),
    ],
    after as View,
    deck,
  );
  const views = found.map((beat) => beat.view as View);

  test("the trick lies on the winner's board before the round is counted", () => {
    expect(views.map((each) => each.table.length)).toEqual([3, 3, 0, 0, 0, 0, 0, 0]);
    expect(views[3]?.seats[0]).toMatchObject({ living: [0, 0, 1, 0, 1], money: 9 });
  });

  test("nothing of the next round is seen while this one is counted", () => {
    expect(views.slice(0, 5).every((each) => each.hand?.length === 0)).toBe(true);
    expect(views[5]).toMatchObject({ round: 2, hand: ["C1"] });
  });

  test("nothing can be done before it is over", () => {
    expect(views.slice(0, -1).every((each) => each.actions.length === 0)).toBe(true);
    expect(views.at(-1)?.actions).toEqual(["start 0"]);
  });

  test("who chose for a card that acts has won the trick", () => {
    const asked = { ...view, phase: "kill", to_act: 2 } as View;
    const [, swept] = beats(
      asked,
      [event("killed"), event("round_tax", { track: "money", total: 1 })],
      view,
      deck,
    );
    expect((swept?.view as View).seats[2]).toMatchObject({ living: [0, 0, 1, 0, 1] });
  });
});
