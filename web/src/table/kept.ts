type Part = Record<string, unknown>;

/** What is now, with whatever has not changed taken from before: the same object is not drawn anew.
 * `now` must be nobody else's, because its parts are replaced. */
export function kept<T>(before: T | undefined | null, now: T): T {
  if (!isPart(before) || !isPart(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  for (const key of keys) (now as Part)[key] = kept(before[key], now[key]);
  const same =
    keys.length === Object.keys(before).length && keys.every((key) => now[key] === before[key]);
  return same ? before : now;
}

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null;
