import type { AvignonAsked, AvignonEvent, Place } from "$/protocol/types";

/** What an action would do to the person in a column. */
export interface Fate {
  /** Where they would stand; nowhere if they leave the road. */
  place: Place | null;
  /** Whose congregation they would join. */
  joins: number | null;
}

export interface Foresight {
  fates: ReadonlyMap<number, Fate>;
  /** Whom the player would have to choose next. */
  asked: AvignonAsked | null;
  /** Who would win by it. */
  winner: number | null;
}

/** What the events of a preview come to. */
export function foresee(events: readonly AvignonEvent[]): Foresight {
  const fates = new Map<number, Fate>();
  let asked: AvignonAsked | null = null;
  let winner: number | null = null;
  for (const event of events) {
    if (event.event === "moved") fates.set(event.column, { place: event.place, joins: null });
    else if (event.event === "joined") fates.set(event.column, { place: null, joins: event.seat });
    else if (event.event === "excommunicated" || event.event === "discarded")
      fates.set(event.column, { place: null, joins: null });
    else if (event.event === "asked") asked = event;
    else if (event.event === "won") winner = event.seat;
  }
  return { fates, asked, winner };
}
