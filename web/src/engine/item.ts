/** What stands in a list or under a key; that there is something is the program's own business. */
export function item<T>(
  list: ArrayLike<T> | Readonly<Record<string, T>>,
  place: number | string,
): T {
  const found = (list as Readonly<Record<number | string, T>>)[place];
  if (found === undefined) throw new Error(`nothing at ${place}`);
  return found;
}
