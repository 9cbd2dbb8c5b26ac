import type {
  ToleranceEvent,
  ToleranceOpenedPoints,
  ToleranceOpenedSection,
} from "$/protocol/types";
import { TRACKS } from "../names";

/** How much somebody got, and what they have now. */
export interface Gain {
  amount: number;
  total: number;
}

/** A column of the count; those of one group belong together: money, piety, points. */
export const COLUMNS = {
  money: "money",
  catholic: "piety",
  protestant: "piety",
  suits: "points",
  guild: "points",
  dead: "points",
} as const;
export type CountColumn = keyof typeof COLUMNS;

export const FINAL_COLUMNS = ["money", "catholic", "protestant", "loans", "points"] as const;
export type FinalColumn = (typeof FINAL_COLUMNS)[number];

/** The count of a round as far as it has been told, or that of the whole game, seat by seat. */
export interface Count<Column extends string = string> {
  gains: Partial<Record<Column, Gain>>[];
  /** What came last, to be marked. */
  latest: { seat: number; column: Column }[];
}

/** What a loan costs to repay (6.2). */
const LOAN_PRICE = 5;

const COUNTED = new Set([
  "round_tax",
  "round_piety",
  "points",
  "section",
  "pennant_points",
  "loan_cost",
  "final",
]);
export const isCount = (event: ToleranceEvent): boolean => COUNTED.has(event.event);

/**
 * Split events into rounds, each beginning with the choice of who starts. Counts that hidden roles kept secret until the
 * end of the game belong to the round they name.
 */
export function roundsOf(events: readonly ToleranceEvent[]): ToleranceEvent[][] {
  const rounds: ToleranceEvent[][] = [];
  for (const event of events) {
    if (event.event === "chooser") rounds.push([]);
    if (event.event === "opened_points" || event.event === "opened_section")
      rounds[event.round - 1]?.push(asTold(event));
    else rounds.at(-1)?.push(event);
  }
  return rounds;
}

/** An opened count, as everybody would have been told it in its round. */
function asTold(event: ToleranceOpenedPoints | ToleranceOpenedSection): ToleranceEvent {
  return event.event === "opened_section"
    ? { ...event, event: "section" }
    : { ...event, event: "points", total: 0 };
}

/** The last round that has been counted, or is being counted, and its number from 0. */
export function latestCounted(events: readonly ToleranceEvent[]): [ToleranceEvent[], number] {
  const rounds = roundsOf(events);
  const number = rounds.findLastIndex((round) => round.some(isCount));
  return [rounds[number] ?? [], number];
}

export function roundCount(
  events: readonly ToleranceEvent[],
  seats: number,
  now: readonly ToleranceEvent[],
): Count<CountColumn> {
  return counted(events, seats, now, (event) => {
    if (["round_tax", "round_piety", "repaid"].includes(event.event) && "track" in event)
      return event.track;
    return event.event === "section" ? event.section : undefined;
  });
}

export function finalCount(
  events: readonly ToleranceEvent[],
  seats: number,
  now: readonly ToleranceEvent[],
): Count<FinalColumn> {
  return counted(events, seats, now, (event) => {
    if (event.event === "pennant_points") return TRACKS.find((track) => track === event.track);
    if (event.event === "loan_cost") return "loans";
    return event.event === "final" ? "points" : undefined;
  });
}

function counted<Column extends string>(
  events: readonly ToleranceEvent[],
  seats: number,
  now: readonly ToleranceEvent[],
  columnOf: (event: ToleranceEvent) => Column | undefined,
): Count<Column> {
  const gains = Array.from({ length: seats }, (): Partial<Record<Column, Gain>> => ({}));
  const latest: Count<Column>["latest"] = [];
  for (const event of events) {
    const column = columnOf(event);
    const row = gains[event.seat];
    if (column === undefined || !row || !("amount" in event && "total" in event)) continue;
    const amount =
      event.event === "repaid"
        ? (row[column]?.amount ?? 0) - LOAN_PRICE * event.amount
        : event.amount;
    row[column] = { amount, total: event.total };
    if (now.includes(event)) latest.push({ seat: event.seat, column });
  }
  return { gains, latest };
}
