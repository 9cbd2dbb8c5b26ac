/** Games played and won against bots of one level. */
export interface Score {
  played: number;
  won: number;
}

/** By game, then by level of the bots. */
export type Results = Record<string, Record<string, Score>>;

const KEY = "results";

export function storedResults(): Results {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Results;
  } catch {
    return {};
  }
}

/** Count a finished game against bots that were all of one level. */
export function countResult(game: string, level: string, won: boolean): void {
  const results = storedResults();
  const levels = (results[game] ??= {});
  const { played, won: before } = levels[level] ?? { played: 0, won: 0 };
  levels[level] = { played: played + 1, won: before + (won ? 1 : 0) };
  localStorage.setItem(KEY, JSON.stringify(results));
}
