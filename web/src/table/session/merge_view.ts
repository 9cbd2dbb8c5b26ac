import type { AnyView } from "$/games/types";

interface Public extends Omit<AnyView, "actions"> {
  seats?: readonly object[];
}

export interface Position {
  view: Public;
  yours?: { seat: number; actions: string[] } | null;
}

/** Merge what everybody sees with what only this seat sees. What a row of `view.seats` has too belongs into
 * the seat's own row. */
export function mergeView({ view, yours }: Position): AnyView {
  if (!yours) return { ...view, actions: [] };
  const rows = view.seats ?? [];
  const isOfRow = ([key]: [string, unknown]) => key in (rows[yours.seat] ?? {});
  const own = Object.fromEntries(Object.entries(yours).filter(isOfRow));
  const seats = rows.map((row, i) => (i === yours.seat ? { ...row, ...own } : row));
  const besides = Object.entries(yours).filter((entry) => !isOfRow(entry));
  const { seat, actions } = yours;
  return {
    ...view,
    ...(rows.length ? { seats } : {}),
    ...Object.fromEntries(besides),
    seat,
    actions,
  };
}
