import type { Place } from "$/protocol/types";

export const SIDES = ["rome", "avignon"] as const;
export const PLACES: readonly Place[] = ["avignon", "nice", "genoa", "florence", "rome"];
export const ACTIONS = ["beseech", "chastise", "excommunicate", "petition"] as const;
export const TO_WIN = 3;
