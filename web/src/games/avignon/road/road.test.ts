import { describe, expect, test } from "vitest";
import type { AvignonView } from "$/protocol/types";
import { turnsOf } from "../chapters";
import { inPile } from "../people/pile";
import { event, viewOf, wordsFor } from "../testing";
import { foresee } from "./foresight";
import { whyNot } from "./refusal";
import { restored, undoing } from "./samaritan";
import { traces } from "./traces";
import { effects, turnLines } from "./turn_story";

const moved = (seat: number, column: number, kind: string, from: string, place: string) =>
  event("moved", seat, { column, kind, from, place });
const acted = (name: string, seat: number, column: number, kind: string) =>
  event(name, seat, { column, kind, place: "genoa" });

const GAME = [
  event("placed", 0, { column: 1, kind: "cardinal", place: "genoa" }),
  acted("besought", 0, 3, "knight"),
  moved(0, 3, "knight", "genoa", "florence"),
  acted("besought", 1, 3, "knight"),
  moved(1, 3, "knight", "florence", "genoa"),
  acted("petitioned", 1, 2, "bishop"),
  moved(1, 1, "cardinal", "genoa", "nice"),
  moved(1, 1, "cardinal", "nice", "avignon"),
];

test("turns begin where the other player acts", () => {
  expect(turnsOf(GAME).map((turn) => [turn.seat, turn.events.length])).toEqual([
    [0, 2],
    [1, 5],
  ]);
});

test("a turn is told in a line for each action", () => {
  expect(turnLines(turnsOf(GAME).at(-1), wordsFor("en"))).toEqual([
    { deed: "Ben beseeches the Knight in Genoa.", effects: ["The Knight goes to Genoa."] },
    { deed: "Ben petitions the Bishop in Genoa.", effects: ["The Cardinal goes to Avignon."] },
  ]);
  expect(turnLines(turnsOf(GAME).at(-1), wordsFor("de")).map((line) => line.deed)).toEqual([
    "Ben fleht den Ritter in Genua an.",
    "Ben richtet eine Bittschrift an den Bischof in Genua.",
  ]);
});

test("what happens to people is told in sentences, of those who fare alike in one", () => {
  const events = [
    moved(0, 1, "noble", "genoa", "florence"),
    moved(0, 2, "peasant", "rome", "florence"),
    moved(0, 3, "bishop", "florence", "rome"),
    event("joined", 0, { column: 3, kind: "bishop", place: "rome" }),
    event("drawn", 0, { column: 3, kind: "inquisitor", place: "genoa" }),
    event("asked", 1, { columns: [1, 5], count: 2, do: "push", cause: "inquisitor" }),
  ];
  expect(effects(events, wordsFor("en"))).toEqual([
    "The Noble and the Peasant go to Florence, the Bishop joins you, and an Inquisitor arrives in Genoa.",
    "Then Ben chooses 2 people to push.",
  ]);
  expect(effects(events, wordsFor("de"))).toEqual([
    "Der Adlige und der Bauer gehen nach Florenz, der Bischof kommt zu dir und ein Inquisitor kommt neu nach Genua.",
    "Dann schiebt Ben 2 Personen nach Wahl weg.",
  ]);
  const expelled = [event("excommunicated", 0, { column: 1, kind: "noble", place: "genoa" })];
  expect(effects(expelled, wordsFor("de"))).toEqual([
    "Der Adlige macht Platz für die nächste Person vom Stapel.",
  ]);
});

test("a turn leaves traces on the road", () => {
  const turn = turnsOf([
    ...GAME,
    acted("excommunicated", 0, 2, "bishop"),
    event("drawn", 0, { column: 2, kind: "priest", place: "genoa" }),
    moved(0, 1, "cardinal", "avignon", "nice"),
  ]).at(-1);
  expect(traces(turn)).toEqual([
    { column: 2, from: null, isNew: true },
    { column: 1, from: "avignon", isNew: false },
  ]);
});

describe("the Samaritan rule", () => {
  const columns = viewOf().columns.map((row) =>
    row.column === 1 ? { ...row, place: "avignon" as const } : row,
  );

  test("names whom an action would put back", () => {
    const view = viewOf({ columns });
    expect(restored(view, GAME, 0)).toEqual([
      { column: 1, kind: "cardinal", place: "genoa" },
      { column: 3, kind: "knight", place: "florence" },
    ]);
    expect(undoing({ view, events: GAME }, wordsFor("en"))).toBe(
      "Samaritan rule: this would only undo Ben's turn, with the Cardinal back in Genoa and the Knight back in Florence.",
    );
    expect(undoing({ view, events: GAME }, wordsFor("de"))).toBe(
      "Samariter-Regel: Damit würdest du den Zug von Ben nur rückgängig machen. Dann stünde der Kardinal wieder in Genua und der Ritter wieder in Florenz.",
    );
  });

  test("counts what the player's own first action has put back already", () => {
    const events = [
      ...GAME,
      acted("besought", 0, 3, "knight"),
      moved(0, 3, "knight", "genoa", "florence"),
    ];
    const view = viewOf({
      columns: columns.map((row) => (row.column === 3 ? { ...row, place: "florence" } : row)),
    });
    expect(restored(view, events, 0).map((row) => row.kind)).toEqual(["cardinal"]);
  });
});

test("every refusal has its reason", () => {
  const why = (view: AvignonView, column: number | null) =>
    whyNot({ view, names: ["Anna", "Ben"], events: GAME }, wordsFor("en"), "beseech", column);
  const actions = ["beseech 1", "petition 2"];
  expect(why(viewOf({ actions }), 1)).toBeNull();
  expect(why(viewOf({ actions }), null)).toBe("Choose a person on the road first.");
  expect(why(viewOf({ actions, used: ["beseech"] }), 1)).toContain("once a turn");
  expect(why(viewOf({ actions }), 2)).toContain("Samaritan rule");
});

test("a preview says who goes where, who joins, who wins and whom one may choose", () => {
  const { fates, asked, winner } = foresee([
    moved(0, 1, "cardinal", "genoa", "florence"),
    event("joined", 0, { column: 2, kind: "bishop", place: "rome" }),
    event("excommunicated", 0, { column: 4, kind: "noble", place: "nice" }),
    event("won", 0, { by: "three" }),
    event("asked", 1, { columns: [1, 5], count: 1, do: "push", cause: "knight" }),
  ]);
  expect([...fates]).toEqual([
    [1, { place: "florence", joins: null }],
    [2, { place: null, joins: 0 }],
    [4, { place: null, joins: null }],
  ]);
  expect(asked?.columns).toEqual([1, 5]);
  expect(winner).toBe(0);
});

test("who is not seen anywhere is in the pile", () => {
  const view = viewOf({ congregations: [["knight"], []], discards: ["noble"] });
  expect(inPile(view).map(({ kind, count }) => `${count} ${kind}`)).toEqual([
    "1 cardinal",
    "1 bishop",
    "0 knight",
    "0 noble",
    "1 peasant",
    "2 inquisitor",
  ]);
});
