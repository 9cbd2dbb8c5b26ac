/** The deal of a day: the same cards and the same bots for everybody, and one try. */
import type { GameInfo } from "$/protocol/types";
import { createTable } from "$/table/lobby/create_table";
import { asked, defaults } from "$/table/lobby/options";

/** It counts iterations, so its choices follow from the seed alone, on every device. */
export const DAILY_LEVEL = "chaplain";

const KEY = "daily-days";
const MOST_DAYS = 60;
const DAY = 24 * 60 * 60 * 1000;

/** The day where the player is, as 2026-11-18. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Days are counted at noon UTC, which knows no daylight saving. */
const noon = (date: string): number => Date.parse(`${date}T12:00:00Z`);
const before = (date: string): string => new Date(noon(date) - DAY).toISOString().slice(0, 10);

/** Everybody sits in the same seat, in another one every day. */
export const dailySeat = (date: string, seats: number): number =>
  Math.floor(noon(date) / DAY) % seats;

/** Create the table of a day's deal. Return its id. */
export function createDailyTable(game: GameInfo, date: string): Promise<string> {
  const options = asked(game.options, defaults(game.options));
  const count = Number(options["players"] ?? game.players[0]);
  const mine = dailySeat(date, count);
  const seats = Array.from({ length: count }, (_, i) =>
    i === mine ? { who: "me" } : { who: "bot", level: DAILY_LEVEL },
  );
  const request = { game: game.id, deck: game.default_deck, options, seats, hints: false };
  return createTable({ ...request, daily: date }, { daily: date });
}

function playedDays(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Note that a deal of this day was played to its end. */
export function noteDay(date: string): void {
  const days = [date, ...playedDays().filter((day) => day !== date)].sort().reverse();
  localStorage.setItem(KEY, JSON.stringify(days.slice(0, MOST_DAYS)));
}

/** The last days up to this one, the earliest first, and whether their deal was played. */
export function lastDays(date: string, count: number): { date: string; played: boolean }[] {
  const played = playedDays();
  const days = [date];
  while (days.length < count) days.unshift(before(days[0] as string));
  return days.map((day) => ({ date: day, played: played.includes(day) }));
}

/** How many days in a row a deal was played; today does not break the streak. */
export function daysInARow(date: string): number {
  const played = playedDays();
  let day = played.includes(date) ? date : before(date);
  let count = 0;
  for (; played.includes(day); day = before(day)) count++;
  return count;
}
