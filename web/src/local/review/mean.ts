/** Averages over worlds and how sure they are, as in `schism/bots/analysis.py`. */
import { item } from "$/engine/item";

export const CONFIDENCE = 0.95;
const STEPS = 2000; // of an integral
const FAR = 9; // standard deviations, beyond which there is nothing

export interface Interval {
  mean: number;
  low: number;
  high: number;
}

export interface Mean {
  value: number;
  /** One standard error. */
  error: number;
  worlds: number;
}

export function meanOf(results: readonly number[]): Mean {
  const worlds = results.length;
  const value = results.reduce((sum, each) => sum + each, 0) / worlds;
  const squares = results.reduce((sum, each) => sum + (each - value) ** 2, 0);
  return { value, error: Math.sqrt(squares / (worlds - 1) / worlds), worlds };
}

/** Half the width of the interval. It is never 0: worlds that all agree may all have missed a rare event. */
export function margin({ error, worlds }: Mean, confidence = CONFIDENCE): number {
  const rare = -Math.log(1 - confidence) / worlds;
  return Math.max(tQuantile(confidence, worlds - 1) * error, rare);
}

export function interval(mean: Mean, confidence = CONFIDENCE): Interval {
  const half = margin(mean, confidence);
  return { mean: mean.value, low: mean.value - half, high: mean.value + half };
}

/** The two-sided quantile of Student's t, by the Cornish-Fisher expansion. */
function tQuantile(confidence: number, freedom: number): number {
  const z = normalQuantile(confidence);
  const first = (z ** 3 + z) / (4 * freedom);
  return z + first + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

const quantiles = new Map<number, number>();

/** How many standard deviations around the mean have this share, by bisection. */
function normalQuantile(confidence: number): number {
  const known = quantiles.get(confidence);
  if (known !== undefined) return known;
  let [low, high] = [0, FAR];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (shareWithin(middle) < confidence) low = middle;
    else high = middle;
  }
  quantiles.set(confidence, low);
  return low;
}

/** The share of a normal distribution within so many standard deviations, by Simpson's rule. */
function shareWithin(deviations: number): number {
  const width = deviations / STEPS;
  let sum = 0;
  for (let i = 0; i <= STEPS; i++) {
    const weight = i === 0 || i === STEPS ? 1 : i % 2 ? 4 : 2;
    sum += weight * Math.exp(-((i * width) ** 2) / 2);
  }
  return (2 * sum * width) / 3 / Math.sqrt(2 * Math.PI);
}

const NOTHING = { worlds: 0, columns: 0, values: new Float64Array() };

/** Results of actions in the same worlds: a column of them for each action. */
export class Comparison {
  private columns: number[][];

  constructor(
    readonly actions: readonly number[],
    results: { worlds: number; columns: number; values: Float64Array },
  ) {
    const { worlds, columns, values } = results;
    this.columns = actions.map((_, column) =>
      Array.from({ length: worlds }, (_, row) => item(values, row * columns + column)),
    );
  }

  /** With the results of the same actions in other worlds. */
  joined({ columns }: Comparison): Comparison {
    const both = new Comparison(this.actions, NOTHING);
    both.columns = this.columns.map((column, i) => [...column, ...item(columns, i)]);
    return both;
  }

  get simulations(): number {
    return this.actions.length * this.worlds;
  }

  get worlds(): number {
    return this.columns[0]?.length ?? 0;
  }

  private of(action: number): number[] {
    return item(this.columns, this.actions.indexOf(action));
  }

  /** The actions from best to worst. */
  get ranking(): number[] {
    return [...this.actions].sort((a, b) => this.expected(b).value - this.expected(a).value);
  }

  /** The share of the win, from 0 to 1. */
  expected(action: number): Mean {
    return meanOf(this.of(action));
  }

  /** How much more one action brings than another in the same worlds. */
  lead(action: number, other: number): Mean {
    const less = this.of(other);
    return meanOf(this.of(action).map((each, world) => each - item(less, world)));
  }

  /** The share of worlds in which the action is best; a tie is split. */
  bestIn(action: number): number {
    const shares = this.of(action).map((each, world) => {
      const all = this.columns.map((column) => item(column, world));
      const best = Math.max(...all);
      return each === best ? 1 / all.filter((other) => other === best).length : 0;
    });
    return meanOf(shares).value;
  }
}
