import { expect, test, vi } from "vitest";
import type { AnyEvent } from "$/games/types";
import type { Words } from "$/games/words";
import type { PastIncident, SeatInfo } from "$/protocol/types";
import { cut, erasOf, incidentsWithin, linesOf, type Logged } from "./incidents";

vi.mock("$/text/catalogue.svelte", () => ({
  say: (message: string, values?: { number?: number }) =>
    message === "web-bot-names" ? "Agnes, Barnaby, Cecily" : message + String(values?.number ?? ""),
}));
vi.mock("$/table/lobby/storage", () => ({ myName: () => "" }));

const seat = (number: number, who: SeatInfo["who"], name: string): SeatInfo => ({
  seat: number,
  who,
  name,
  level: null,
  present: true,
  held_by_bot: false,
  host: false,
  clock_ms: null,
});
const incident = (
  kind: PastIncident["kind"],
  of: number,
  after: number,
  name: string | null = null,
): PastIncident => ({ kind, seat: of, version: after, name, what: null, after });

test("before a bot took over, the seat has the name of its player", () => {
  const seats = [seat(0, "person", "Anna"), seat(1, "bot", ""), seat(2, "person", "Cleo")];
  const eras = erasOf(seats, [incident("paused", 2, 1), incident("left", 1, 5, "Ben")], 2);
  expect(eras.map(({ names }) => names)).toEqual([
    ["Anna", "Ben", "web-you"],
    ["Anna", "Barnaby", "web-you"],
  ]);
});

test("who has resigned is addressed as you up to then, and not for what the bot does", () => {
  const seats = [seat(0, "bot", ""), seat(1, "person", "Ben"), seat(2, "person", "Cleo")];
  const eras = erasOf(seats, [incident("resigned", 0, 3, "Anna")], 0);
  expect(eras).toEqual([
    { names: ["web-you", "Ben", "Cleo"], seat: 0 },
    { names: ["Agnes", "Ben", "Cleo"], seat: null },
  ]);
});

test("before somebody joined, a bot had the seat, and what it did is not told of them", () => {
  const seats = [seat(0, "person", "Anna"), seat(1, "person", "Ben"), seat(2, "open", "")];
  const joined = [incident("opened", 0, 2), incident("joined", 1, 3)];
  expect(erasOf(seats, joined, 1)).toEqual([
    { names: ["Anna", "Barnaby", "Cecily"], seat: null },
    { names: ["Anna", "web-you", "Cecily"], seat: 1 },
  ]);
});

function logged(names: string[][], incidents: PastIncident[]): Logged {
  const events = ["a", "b", "c", "d"].map((event) => ({ event, seat: 1 }) as AnyEvent);
  const eras = names.map(
    (called) =>
      ({
        story: (told: AnyEvent[]) => told.map(({ event }) => `${called[1] ?? ""} ${event}`),
        reader: {
          names: called,
          seat: null,
          say: (message: string, { who }: { who?: string } = {}) => `${message} ${who ?? ""}`,
        },
      }) as unknown as Words,
  );
  return { events, incidents, eras };
}

const three = (name: string) => ["Anna", name, "Cleo"];

test("each line is told in the names of its time, the incident in its place", () => {
  const log = logged([three("Ben"), three("Barnaby")], [incident("left", 1, 2, "Ben")]);
  const lines = (first: number, last: number) =>
    linesOf(cut(log, first, last, incidentsWithin(log, first, last)));
  expect(lines(0, 4)).toEqual(["Ben a", "Ben b", "web-told-left Ben", "Barnaby c", "Barnaby d"]);
  expect(lines(0, 2)).toEqual(["Ben a", "Ben b", "web-told-left Ben"]);
  expect(lines(2, 4)).toEqual(["Barnaby c", "Barnaby d"]);
});

test("what happens before the first move begins the log", () => {
  const log = logged([three("Ben")], [incident("paused", 0, 0)]);
  expect(linesOf(cut(log, 0, 1, incidentsWithin(log, 0, 1)))).toEqual([
    "web-told-paused Anna",
    "Ben a",
  ]);
});

test("of two players the other wins, with more a bot plays on", () => {
  const two = logged(
    [
      ["Anna", "Ben"],
      ["Anna", "Ben"],
    ],
    [incident("resigned", 1, 4, "Ben")],
  );
  expect(linesOf(cut(two, 4, 4, [0]))).toEqual(["web-told-resigned Ben web-told-wins Anna"]);
  const more = logged([three("Ben"), three("Barnaby")], [incident("forfeited", 1, 4, "Ben")]);
  expect(linesOf(cut(more, 4, 4, [0]))[0]).toContain("web-told-plays-on");
});

test("who joins is told of by name", () => {
  const log = logged([three("Barnaby"), three("Ben")], [incident("joined", 1, 2)]);
  expect(linesOf(cut(log, 0, 4, [0]))).toEqual([
    "Barnaby a",
    "Barnaby b",
    "web-told-joined Ben",
    "Ben c",
    "Ben d",
  ]);
});
