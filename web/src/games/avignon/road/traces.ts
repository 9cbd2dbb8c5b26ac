import type { Place } from "$/protocol/types";
import type { Turn } from "../chapters";

/** What a turn has left in a column: where its person stood before, or that they are new. */
export interface Trace {
  column: number;
  from: Place | null;
  isNew: boolean;
}

export function traces(turn: Turn | undefined): Trace[] {
  const found = new Map<number, Trace>();
  for (const event of turn?.events ?? []) {
    if (event.event !== "drawn" && event.event !== "moved") continue;
    const { column } = event;
    const known = event.event === "drawn" ? undefined : found.get(column);
    const from = event.event === "drawn" ? null : (known?.from ?? event.from);
    found.set(column, { column, from, isNew: known?.isNew ?? event.event === "drawn" });
  }
  return [...found.values()];
}
