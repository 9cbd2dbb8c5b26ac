/** How long to think: seconds, iterations, or whichever ends first. As `Budget` in src/schism/bots/search_bot.py. */
export interface Budget {
  seconds?: number | undefined;
  iterations?: number | undefined;
}

export const CHUNK = 64; // iterations between looks at the clock
export const UNLIMITED = 2 ** 31 - 1; // more iterations than any search runs
const MOST_NODES = 2_000_000;
const MOST_ITERATIONS_A_SECOND = 500_000;

/** What is left after some seconds. */
export function less({ seconds, iterations }: Budget, spent: number): Budget {
  return { seconds: seconds === undefined ? undefined : Math.max(0, seconds - spent), iterations };
}

/** Whether it is used up; never before the first iteration, which there must be. */
export function isSpent({ seconds, iterations }: Budget, spent: number, done: number): boolean {
  if (seconds !== undefined && done > 0 && spent >= seconds) return true;
  return iterations !== undefined && done >= iterations;
}

/** An upper bound on the iterations left: by the clock, at twice the speed so far. */
export function iterationsLeft(
  { seconds, iterations }: Budget,
  spent: number,
  done: number,
): number {
  const left = iterations === undefined ? UNLIMITED : iterations - done;
  if (seconds === undefined || done === 0) return left;
  const share = Math.max(0, seconds - spent) / Math.max(spent, 1e-9);
  return Math.floor(Math.min(left, 2 * done * share));
}

/** The size of tree that suffices: an action for each iteration, often after a draw. */
export function nodesFor({ seconds, iterations }: Budget): number {
  const most = iterations ?? CHUNK + Math.floor(MOST_ITERATIONS_A_SECOND * (seconds ?? 0));
  return Math.min(MOST_NODES, 2 * most + 1);
}

export const now = (): number => performance.now() / 1000;
