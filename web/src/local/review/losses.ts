/** How large a loss probably is, given how large it looked; as `schism/review/losses.py`. */
import type { LossPrior } from "$/engine/engine";
import { item } from "$/engine/item";
import { CONFIDENCE, type Interval, type Mean } from "./mean";

export const SURE = 0.97; // how probable it must be that a loss matters, before it is called a mistake
const MATTERS = 0.02; // share of the win
const STEPS_OF_ONE = 200;
const LOWEST = -60; // steps
const SIZES = Array.from({ length: 261 }, (_, step) => (LOWEST + step) / STEPS_OF_ONE);

/** What is known of a loss, in shares of the win. */
export interface Belief extends Interval {
  /** One standard deviation. */
  error: number;
  worlds: number;
  /** The probability that it matters. */
  mistake: number;
}

/** Weigh an estimate with how often losses of each size occur. */
export function believe(prior: LossPrior, found: Mean): Belief {
  const error = Math.hypot(Math.max(found.error, 1 / found.worlds), prior.doubt);
  const squares = SIZES.map((size) => ((found.value - size) / error) ** 2);
  const least = Math.min(...squares);
  const shares = evenly(prior);
  const likely = squares.map((square, i) => item(shares, i) * Math.exp((least - square) / 2));
  const whole = sum(likely);
  const weights = likely.map((each) => each / whole);
  const mean = sum(weights.map((weight, i) => weight * item(SIZES, i)));
  return {
    mean,
    error: Math.sqrt(sum(weights.map((weight, i) => weight * (item(SIZES, i) - mean) ** 2))),
    low: quantile(weights, (1 - CONFIDENCE) / 2),
    high: quantile(weights, (1 + CONFIDENCE) / 2),
    worlds: found.worlds,
    mistake: sum(weights.filter((_, i) => item(SIZES, i) > MATTERS)),
  };
}

export const isMistake = ({ mistake }: Belief): boolean => mistake >= SURE;

/** The share of each size: each part of the prior is spread evenly from 0 to its reach. */
function evenly({ parts }: LossPrior): number[] {
  const shares = SIZES.map(() => 0);
  for (const [reach, share] of parts) {
    const steps = Math.round(reach * STEPS_OF_ONE);
    for (let step = Math.min(0, steps); step <= Math.max(0, steps); step++) {
      shares[step - LOWEST] = item(shares, step - LOWEST) + share / (Math.abs(steps) + 1);
    }
  }
  return shares;
}

function quantile(weights: readonly number[], share: number): number {
  let below = 0;
  const place = weights.findIndex((weight) => (below += weight) >= share);
  return item(SIZES, place < 0 ? SIZES.length - 1 : place);
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
