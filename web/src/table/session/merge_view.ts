import type { View } from "$/protocol/game";

type Part = Record<string, unknown>;

export interface Position {
  view: Part;
  yours?: Part | null;
}

/** Merge what everybody sees with what only this seat sees. What a row of `view.seats` has too belongs into
 * the seat's own row. */
export function mergeView({ view, yours }: Position): View {
  if (!yours) return { ...view, actions: [] } as unknown as View;
  const rows = (view["seats"] ?? []) as Part[];
  const seat = yours["seat"] as number;
  const [inRow, besides] = split(yours, (key) => key in (rows[seat] ?? {}));
  const seats = rows.map((row, i) => (i === seat ? { ...row, ...inRow } : row));
  return { ...view, ...(rows.length ? { seats } : {}), ...besides } as unknown as View;
}

function split(part: Part, belongs: (key: string) => boolean): [Part, Part] {
  const entries = Object.entries(part);
  return [
    Object.fromEntries(entries.filter(([key]) => belongs(key))),
    Object.fromEntries(entries.filter(([key]) => !belongs(key))),
  ];
}
