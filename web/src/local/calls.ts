/** Compiled functions that a table calls besides those of a position. */
import type { EventRow } from "$/engine/events";
import type { Position } from "$/engine/position";

const AS_IT_LIES = -1; // in the place of an action

type Rows = { at: number; rows: number };
/** What all games export under the same name. */
interface Shared {
  preview_rows(deck: Rows, seen: Rows, state: Rows, action: number, log: Rows): void;
}

/** The milestone at which a search that starts here takes the values. */
export function searchEnd({ engine, state }: Position): number {
  engine.put(engine.slots.state, state);
  return Number(engine.functions.search_end(engine.slots.state));
}

/** What a seat has won: 1, a fraction of a shared win, or 0. */
export function winShare({ engine, state }: Position, seat: number): number {
  engine.put(engine.slots.state, state);
  return Number(engine.functions.win_share(engine.slots.state, seat));
}

/** The events of an action, or of the position as it lies, as far as a seat can know them. */
export function preview(position: Position, seat: number, action: number | null): EventRow[] {
  const { engine, deck } = position;
  const { slots } = engine;
  const row = (at: number): Rows => ({ at, rows: 1 });
  engine.put(slots.seen, position.observation(seat));
  engine.module.bytes(slots.state, engine.size("state")).fill(0);
  (engine.functions as unknown as Shared).preview_rows(
    row(deck.record),
    row(slots.seen),
    row(slots.state),
    action ?? AS_IT_LIES,
    row(slots.log),
  );
  return engine.drain();
}
