type Part = Record<string, unknown>;

/** Return `now` with every part that equals its counterpart in `before` replaced by it, so that components
 * which read only that part are not redrawn. Changes `now` in place: nobody else may hold it. */
export function shareStructure<T>(before: T | undefined | null, now: T): T {
  if (!isPart(before) || !isPart(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  for (const key of keys) (now as Part)[key] = shareStructure(before[key], now[key]);
  const same =
    keys.length === Object.keys(before).length && keys.every((key) => now[key] === before[key]);
  return same ? before : now;
}

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null;
