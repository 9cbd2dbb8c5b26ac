/** What is in a list or under a key; throws if there is nothing, which would be a bug. */
export function item<T>(
  list: ArrayLike<T> | Readonly<Record<string, T>>,
  place: number | string,
): T {
  const found = (list as Readonly<Record<number | string, T>>)[place];
  if (found === undefined) throw new Error(`nothing at ${place}`);
  return found;
}
