import type { Place } from "$/protocol/types";

export const SIDES = ["rome", "avignon"] as const;
export const PLACES: readonly Place[] = ["avignon", "nice", "genoa", "florence", "rome"];
export const ACTIONS = ["beseech", "chastise", "excommunicate", "petition"] as const;
export type Deed = (typeof ACTIONS)[number];
export const TO_WIN = 3;
/** Of each kind there are two people. */
export const COPIES = 2;

/** The place a person comes to by one step towards a seat's city or away from it; null past the end of the road. */
export function nextPlace(place: Place, seat: number, towards: boolean): Place | null {
  const step = (seat === 0) === towards ? 1 : -1;
  return PLACES[PLACES.indexOf(place) + step] ?? null;
}

/** The verb and the column of an action such as "beseech 3"; "stop" has no column. */
export function partsOf(action: string): { verb: string; column: number | null } {
  const [verb = "", column] = action.split(" ");
  return { verb, column: column === undefined ? null : Number(column) };
}
