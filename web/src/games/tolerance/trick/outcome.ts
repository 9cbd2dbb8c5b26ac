import type { Faith, ToleranceEvent, Track } from "$/protocol/types";
import { TRACKS } from "../names";

/** What a trick comes to, put together from its effects. */
export interface Outcome {
  winner: { seat: number; card: string } | null;
  /** What the winner gets or loses, track by track, without what stays as it is. */
  gains: { track: Track; amount: number }[];
  killed: string[];
  converted: { card: string; to: Faith }[];
  pennants: number;
  loan: boolean;
}

export function outcomeOf(events: readonly ToleranceEvent[]): Outcome {
  const won = events.find((event) => event.event === "trick_won");
  return {
    winner: won ? { seat: won.seat, card: won.card } : null,
    gains: TRACKS.map((track) => ({ track, amount: gained(events, track) })).filter(
      ({ amount }) => amount !== 0,
    ),
    killed: events.flatMap((event) => (event.event === "killed" ? [event.card] : [])),
    converted: [...conversions(events)].map(([card, to]) => ({ card, to })),
    pennants: events.filter((event) => event.event === "pennant").length,
    loan: events.some((event) => event.event === "loan"),
  };
}

/** What cards end up as: one may be converted, and then back. */
const conversions = (events: readonly ToleranceEvent[]): Map<string, Faith> =>
  new Map(events.flatMap((event) => (event.event === "converted" ? [[event.card, event.to]] : [])));

const gained = (events: readonly ToleranceEvent[], track: Track): number =>
  events
    .filter(
      (event) =>
        event.event === "taxed" || event.event === "collected" || event.event === "piety_lost",
    )
    .filter((event) => event.track === track)
    .reduce((sum, event) => sum + event.amount, 0);

/** The last trick that has been taken, with all that came of it; undefined before the first of a round. */
export interface PastTrick {
  plays: { seat: number; card: string; as: string }[];
  events: ToleranceEvent[];
}

export function lastTrick(events: readonly ToleranceEvent[]): PastTrick | undefined {
  const tricks = tricksOf(events).filter((trick) =>
    trick.events.some((event) => event.event === "trick_won"),
  );
  return tricks.at(-1);
}

/** The tricks of the latest round. */
export function tricksOf(events: readonly ToleranceEvent[]): PastTrick[] {
  const tricks: PastTrick[] = [];
  let open = false;
  for (const event of events) {
    if (event.event === "chooser") tricks.length = 0;
    if (event.event === "played") {
      if (!open) tricks.push({ plays: [], events: [] });
      open = true;
      tricks.at(-1)?.plays.push({ seat: event.seat, card: event.card, as: event.as });
    } else if (event.event === "trick_won") {
      open = false;
    }
    if (event.event !== "played" && EFFECTS.has(event.event)) tricks.at(-1)?.events.push(event);
  }
  return tricks;
}

/** What a trick does once it is complete. */
export const EFFECTS: ReadonlySet<string> = new Set([
  "trick_won",
  "taxed",
  "collected",
  "killed",
  "converted",
  "piety_lost",
  "nothing",
  "pennant",
  "loan",
  "debt_stopped",
]);
