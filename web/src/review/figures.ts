import type { Interval, ReviewedDecision } from "$/protocol/types";
import { say } from "$/text/catalogue.svelte";
import { signed as withSign } from "$/text/phrases";

const whole = (share: number): number => Math.round(100 * share);

/** Winning chances as percentages. */
export const percent = (share: number): string =>
  say("review-percent", { value: String(whole(share)) });

export const signedPercent = (share: number): string =>
  say("review-percent", { value: withSign(whole(share)) });

export const between = ({ low, high }: Interval): string =>
  say("review-interval", { low: String(whole(low)), high: String(whole(high)) });

export const signedBetween = ({ low, high }: Interval): string =>
  say("review-interval", { low: withSign(whole(low)), high: withSign(whole(high)) });

/** When in the game a decision was: a round and trick, or a turn, if the game has them. */
export function placeOf({ round, trick, turn }: ReviewedDecision): string {
  if (turn == null && round == null) return "";
  return turn == null
    ? say("review-place-round", { round: round ?? 0, trick: trick ?? 0 })
    : say("review-place-turn", { turn });
}
