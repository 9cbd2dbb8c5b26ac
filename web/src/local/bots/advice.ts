import type { Json } from "$/engine/game_rules";
import { Refusal } from "../refusal";

/** What the analysis would do, and why. */
export const advise = (): Promise<Json> => Promise.reject(new Refusal("error-no-hints"));
