import type { Place } from "$/protocol/game";

export const SIDES = ["rome", "avignon"] as const;
export const PLACES: readonly Place[] = ["avignon", "nice", "genoa", "florence", "rome"];
export const ACTIONS = ["beseech", "chastise", "excommunicate", "petition"] as const;
export const TO_WIN = 3;

/** Kinds that text/ has a name for; others bring their own, or are called by their id. */
export const NAMED_KINDS: readonly string[] = [
  "cardinal",
  "bishop",
  "knight",
  "noble",
  "peasant",
  "inquisitor",
  "preacher",
  "guild_master",
  "priest",
];
