import type { AvignonEvent, AvignonJoined, AvignonView, Column } from "$/protocol/types";
import type { Beat } from "$/table/playback.svelte";

const WEIGHTS: Record<string, number> = {
  placed: 0,
  besought: 0.5,
  chastised: 0.5,
  excommunicated: 0.7,
  petitioned: 0.8,
  moved: 0.7,
  joined: 1.2,
  discarded: 0.7,
  nothing: 0.6,
  stopped: 0.4,
  reshuffled: 0.6,
  drawn: 0.6,
  won: 1,
};

/** Play a move back event by event. */
export function beats(
  before: AvignonView,
  events: readonly AvignonEvent[],
  after: AvignonView,
): Beat[] {
  let view = before;
  const shown = events.map((event) => {
    view = applied(view, event);
    return { view, events: [event], weight: WEIGHTS[event.event] ?? 0.6 };
  });
  return [...shown, { view: after, events: [], weight: 0 }];
}

/** The position after one event. */
export function applied(view: AvignonView, event: AvignonEvent): AvignonView {
  switch (event.event) {
    case "moved":
      return inColumn(view, event, { place: event.place });
    case "drawn":
    case "placed":
      return inColumn(view, event, { kind: event.kind, place: event.place });
    case "excommunicated":
    case "discarded":
      return {
        ...inColumn(view, event, { kind: null }),
        discards: [...view.discards, event.kind],
      };
    case "joined":
      return {
        ...inColumn(view, event, { kind: null }),
        congregations: [joined(view, event, 0), joined(view, event, 1)],
      };
    default:
      return view;
  }
}

const joined = (view: AvignonView, event: AvignonJoined, seat: 0 | 1): string[] =>
  seat === event.seat ? [...view.congregations[seat], event.kind] : view.congregations[seat];

function inColumn(
  view: AvignonView,
  event: { column: number },
  change: Partial<Column>,
): AvignonView {
  const columns = view.columns.map((row) =>
    row.column === event.column ? { ...row, ...change } : row,
  );
  return { ...view, columns };
}
