import { expect, test } from "vitest";
import { applied, beats } from "./beats";

type View = Parameters<typeof beats>[0];
type Event = Parameters<typeof beats>[1][number];

const view = {
  columns: [
    { column: 1, kind: "knight", place: "genoa" },
    { column: 2, kind: "noble", place: "nice" },
  ],
  congregations: [["peasant"], []],
  discards: ["bishop"],
} as unknown as View;
const event = (name: string, more: object = {}) =>
  ({ event: name, rule: "1.1", seat: 1, column: 2, kind: "noble", ...more }) as unknown as Event;

test("a move changes the place of one column", () => {
  const after = applied(view, event("moved", { from: "nice", place: "avignon" }));
  expect(after.columns).toEqual([view.columns[0], { column: 2, kind: "noble", place: "avignon" }]);
});

test("somebody drawn stands in the column", () => {
  const after = applied(view, event("drawn", { kind: "priest", place: "genoa" }));
  expect(after.columns[1]).toEqual({ column: 2, kind: "priest", place: "genoa" });
});

test.each(["excommunicated", "discarded"])("whoever is %s lies on the discard pile", (name) => {
  const after = applied(view, event(name));
  expect(after.columns[1]?.kind).toBeNull();
  expect(after.discards).toEqual(["bishop", "noble"]);
  expect(after.congregations).toEqual(view.congregations);
});

test("who joins leaves the road for the congregation of the event's seat", () => {
  const after = applied(view, event("joined"));
  expect(after.columns[1]?.kind).toBeNull();
  expect(after.congregations).toEqual([["peasant"], ["noble"]]);
  expect(after.discards).toEqual(["bishop"]);
});

test("other events leave the road as it is", () => {
  expect(applied(view, event("petitioned"))).toBe(view);
});

test("each event has a beat that builds on the one before, and the last shows the move's result", () => {
  const events = [
    event("placed", { place: "rome" }),
    event("moved", { place: "florence" }),
    event("joined"),
  ];
  const after = { ...view, turn: 2 } as View;
  const found = beats(view, events, after);
  expect(found.map((beat) => beat.events)).toEqual([...events.map((row) => [row]), []]);
  expect(found[0]?.weight).toBe(0);
  expect((found[1]?.view as View).columns[1]?.place).toBe("florence");
  expect((found[2]?.view as View).congregations[1]).toEqual(["noble"]);
  expect(found[3]).toEqual({ view: after, events: [], weight: 0 });
});
