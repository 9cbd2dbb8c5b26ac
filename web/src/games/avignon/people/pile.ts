import type { AvignonView } from "$/protocol/types";
import { COPIES } from "../names";

/** How many of each kind are still in the draw pile: everything else is open. */
export function inPile(view: AvignonView): { kind: string; count: number }[] {
  const seen = [
    ...view.columns.flatMap(({ kind }) => kind ?? []),
    ...view.congregations.flat(),
    ...view.discards,
  ];
  return view.kinds.map(({ kind }) => ({
    kind,
    count: COPIES - seen.filter((other) => other === kind).length,
  }));
}
