import { beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "$/testing/storage_stub";
import type { GameInfo } from "$/protocol/types";
import {
  createDailyTable,
  DAILY_LEVEL,
  dailySeat,
  daysInARow,
  lastDays,
  noteDay,
  today,
} from "./daily";

const callOnce = vi.hoisted(() => vi.fn());
vi.mock("$/protocol/http", () => ({ callOnce, requestSecret: () => "secret" }));
vi.mock("$/text/catalogue.svelte", () => ({
  catalogue: { language: "de" },
  say: (message: string) => message,
}));

const GAME = {
  id: "chess",
  players: [2, 4],
  default_deck: "house",
  decks: [{ id: "house-de", edition: "de" }],
  options: { players: { kind: "number", low: 2, high: 4, default: 3 } },
} as unknown as GameInfo;

beforeEach(() => {
  stubStorage();
  callOnce.mockReset();
  callOnce.mockResolvedValue({ table: "local-1", seat: 0, token: "mine", links: {} });
});

test("today is the day where the player is", () => {
  expect(today(new Date(2026, 0, 9, 23, 59))).toBe("2026-01-09");
});

test("everybody sits in one seat, and in the next one on the next day", () => {
  const seats = ["2026-10-24", "2026-10-25", "2026-10-26"].map((date) => dailySeat(date, 3));
  expect(new Set(seats).size).toBe(3);
});

test("the deck and the bots do not depend on the reader's language", async () => {
  await createDailyTable(GAME, "2026-11-18");
  const wish = callOnce.mock.calls[0]?.[1];
  expect(wish).toMatchObject({ deck: "house", daily: "2026-11-18", hints: false });
  expect(wish.seats.filter((seat: { who: string }) => seat.who === "bot")).toEqual([
    { who: "bot", level: DAILY_LEVEL },
    { who: "bot", level: DAILY_LEVEL },
  ]);
});

test("days in a row end with a day that was missed, not with one that goes on", () => {
  for (const date of ["2026-11-14", "2026-11-16", "2026-11-17"]) noteDay(date);
  expect(daysInARow("2026-11-18")).toBe(2);
  noteDay("2026-11-18");
  noteDay("2026-11-18");
  expect(daysInARow("2026-11-18")).toBe(3);
  expect(daysInARow("2026-11-20")).toBe(0);
});

test("the last days, the earliest first, across a change of the clocks", () => {
  noteDay("2026-10-25");
  expect(lastDays("2026-10-26", 3)).toEqual([
    { date: "2026-10-24", played: false },
    { date: "2026-10-25", played: true },
    { date: "2026-10-26", played: false },
  ]);
});
