import type { ToleranceSeat, View } from "$/protocol/game";

type Part = Record<string, unknown>;

export interface Position {
  view: Part;
  yours?: Part | null;
}

/** What everybody sees and what this seat sees besides, as one view. */
export function merged(position: Position): View {
  const shared: Part = { hand: [], ...position.view, actions: [] };
  const yours = position.yours;
  if (!yours) return shared as unknown as View;
  const { seat, piles, role, vp, ...rest } = yours as Part & { seat: number };
  const whole: Part = { ...shared, ...rest, seat };
  if (Array.isArray(shared["seats"]) && piles !== undefined)
    whole["seats"] = withOwn(shared["seats"] as ToleranceSeat[], seat, { piles, role, vp });
  return whole as unknown as View;
}

function withOwn(seats: ToleranceSeat[], seat: number, own: Part): ToleranceSeat[] {
  return seats.map((row, i) => (i === seat ? { ...row, ...own } : row));
}
