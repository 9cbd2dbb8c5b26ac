import { item } from "./item";

/** An event as compiled code writes it: the columns of EVENT_FIELDS in src/schism/kernel/log.py. */
export type EventRow = number[];

/** A kind of event: its name, and for each value its key, its column and what its numbers mean. */
export type EventKind = [name: string, fields: [key: string, column: number, meaning: Meaning][]];
type Meaning = null | "deck" | unknown[];

const KIND = 0;
const VIEWER = 1;
const SEAT = 2;
const RULE = 6;
const EVERYONE = -1;

export function mayKnow(row: EventRow, seat: number): boolean {
  return row[VIEWER] === EVERYONE || row[VIEWER] === seat;
}

export function describeEvent(
  kinds: EventKind[],
  ofDeck: Record<string, unknown[]>,
  row: EventRow,
): Record<string, unknown> {
  const [name, fields] = item(kinds, item(row, KIND));
  const rule = `${Math.floor(item(row, RULE) / 100)}.${item(row, RULE) % 100}`;
  const event: Record<string, unknown> = { event: name, rule, seat: row[SEAT] };
  for (const [key, column, meaning] of fields) {
    const table = meaning === "deck" ? ofDeck[`${name} ${key}`] : meaning;
    const value = table ? table.at(item(row, column)) : row[column];
    if (value !== null) event[key] = value;
  }
  return event;
}
