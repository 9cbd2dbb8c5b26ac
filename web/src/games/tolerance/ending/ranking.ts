import type { ToleranceEvent } from "$/protocol/types";
import { roundsOf } from "../count/count";

/** What points come from: the rounds in their order, then pennants and loans. */
export type Source = 1 | 2 | 3 | "pennants" | "loans";
export const SOURCES: readonly Source[] = [1, 2, 3, "pennants", "loans"];

export interface Ranked {
  seat: number;
  place: number;
  points: number;
  from: Record<Source, number>;
}

/** Who came first, second and so on, and where their points came from. */
export function ranking(events: readonly ToleranceEvent[]): Ranked[] {
  const finals = events.filter((event) => event.event === "final");
  const ahead = (points: number) => finals.filter((event) => event.total > points).length;
  return finals
    .map(({ seat, total }) => ({
      seat,
      place: 1 + ahead(total),
      points: total,
      from: sourcesOf(events, seat),
    }))
    .sort((one, other) => other.points - one.points);
}

function sourcesOf(events: readonly ToleranceEvent[], seat: number): Ranked["from"] {
  const from: Ranked["from"] = { 1: 0, 2: 0, 3: 0, pennants: 0, loans: 0 };
  roundsOf(events).forEach((round, i) => {
    for (const event of round) {
      if (event.seat !== seat) continue;
      if (event.event === "section") from[(i + 1) as 1 | 2 | 3] += event.amount;
      else if (event.event === "pennant_points") from.pennants += event.amount;
      else if (event.event === "loan_cost") from.loans += event.amount;
    }
  });
  return from;
}

/** Where the winner gained most on second place; null if nowhere. */
export function decidedBy(rows: readonly Ranked[]): { source: Source; points: number } | null {
  const [first, second] = rows;
  if (!first || !second || first.points === second.points) return null;
  const leads = SOURCES.map((source) => ({
    source,
    points: first.from[source] - second.from[source],
  }));
  return leads.reduce((most, each) => (each.points > most.points ? each : most));
}
