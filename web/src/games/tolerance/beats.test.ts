import { describe, expect, test } from "vitest";
import { applied, beats } from "./beats";

type View = Parameters<typeof beats>[0];
type Event = Parameters<typeof beats>[1][number];
type Deck = Parameters<typeof beats>[3];

const seat = {
  money: 5,
  catholic: 0,
  protestant: 0,
  pennants: [0, 0, 0],
  loans: 0,
  cards: 3,
  vp: 0,
};
const view = {
  seat: 0,
  to_act: 0,
  reign: "mary",
  led: null,
  table: [],
  hand: ["N1", "C2"],
  seats: [{ ...seat }, { ...seat }],
} as unknown as View;
const deck = {
  card: [
    { code: "N1", religion: "prevailing" },
    { code: "C2", religion: "protestant" },
  ],
} as unknown as Deck;
const event = (name: string, more: object = {}) =>
  ({ event: name, rule: "1.1", seat: 0, ...more }) as unknown as Event;
const played = event("played", { card: "N1", as: "N" });

describe("the position after an event", () => {
  test("a played card leaves the hand, leads its suit and has the prevailing religion", () => {
    const after = applied(view, played, deck);
    expect(after.hand).toEqual(["C2"]);
    expect(after.led).toBe("N");
    expect(after.table).toMatchObject([
      { seat: 0, card: "N1", as: "N", religion: "catholic", alive: true },
    ]);
    expect(after.seats.map((row) => row.cards)).toEqual([2, 3]);
  });

  test("a card that follows does not change the suit led", () => {
    const led = applied(view, played, deck);
    const after = applied(led, event("played", { seat: 1, card: "C2", as: "C" }), deck);
    expect(after.led).toBe("N");
    expect(after.table[1]).toMatchObject({ religion: "protestant" });
  });

  test("spectators have no hand", () => {
    const shared = { ...view, hand: undefined } as unknown as View;
    expect(applied(shared, played, deck).table).toHaveLength(1);
  });

  test("cards of the trick die and convert", () => {
    const led = applied(view, played, deck);
    const dead = applied(led, event("killed", { card: "N1" }), deck);
    expect(dead.table[0]).toMatchObject({ alive: false, religion: "catholic" });
    const converted = applied(led, event("converted", { card: "N1", to: "protestant" }), deck);
    expect(converted.table[0]).toMatchObject({ alive: true, religion: "protestant" });
  });

  test.each([
    ["taxed", { track: "money", total: 8 }, { money: 8 }],
    ["round_piety", { track: "catholic", total: 4 }, { catholic: 4 }],
    ["loan", { total: 2 }, { money: 1, loans: 2 }],
    ["debt_stopped", {}, { money: 0 }],
    ["final", { total: 17 }, { vp: 17 }],
    ["pennant", { track: "protestant", total: 2 }, { pennants: [0, 0, 2] }],
  ])("%s changes only the board of its seat", (name, more, change) => {
    const after = applied(view, event(name, { seat: 1, ...more }), deck);
    expect(after.seats).toEqual([view.seats[0], { ...view.seats[1], ...change }]);
  });

  test("an event that changes nothing on the table leaves the position as it is", () => {
    expect(applied(view, event("trick_won", { card: "N1" }), deck)).toBe(view);
  });
});

describe("the beats of a move", () => {
  const after = { ...view, trick: 2 } as View;
  const ofMove = (...events: Event[]) => beats(view, events, after, deck);

  test("each effect has one, and the last shows the position after the move", () => {
    const found = ofMove(
      played,
      event("trick_won", { card: "N1" }),
      event("killed", { card: "N1" }),
    );
    expect(found.map((beat) => beat.events.map((row) => row.event))).toEqual([
      ["played"],
      ["trick_won"],
      ["killed"],
      [],
    ]);
    expect(found.at(-1)).toEqual({ view: after, events: [], weight: 0 });
  });

  test("all events are in the beats, in order", () => {
    const events = [
      event("dealt"),
      event("dealt"),
      event("chooser"),
      event("round_tax"),
      event("round_tax"),
    ];
    expect(ofMove(...events).flatMap((beat) => beat.events)).toEqual(events);
  });

  test("a deal is one beat and takes no time; the taxes of a round are one", () => {
    const found = ofMove(
      event("dealt"),
      event("dealt"),
      event("round_tax"),
      event("round_tax", { seat: 1 }),
    );
    expect(found.map((beat) => beat.events.length)).toEqual([2, 2, 0]);
    expect(found[0]?.weight).toBe(0);
    expect(found[1]?.weight).toBeGreaterThan(0);
  });

  test("one's own card needs less time than another's", () => {
    const [own] = ofMove(played);
    const [other] = ofMove(event("played", { seat: 1, card: "C2", as: "C" }));
    expect(own?.weight).toBeLessThan(other?.weight ?? 0);
  });

  test("nobody is to act while a move is played back", () => {
    expect(ofMove(played)[0]?.view.to_act).toBeNull();
  });
});
