import { call, Refused } from "$/protocol/http";
import type { TableInfo } from "$/protocol/types";
import { storedSeats, removeSeat, markSeatOver } from "./storage";

const MOST_OVER = 12;

/** Tables at which this browser has a seat, running or finished, as far as the server still has them. */
export async function recentTables(over: boolean): Promise<TableInfo[]> {
  const seats = storedSeats().filter((stored) => stored.token);
  const ended = over ? seats.filter((stored) => stored.over).slice(0, MOST_OVER) : [];
  const found = await Promise.all(
    [...seats.filter((stored) => !stored.over), ...ended].map((stored) => find(stored.table)),
  );
  return found.filter((info) => info !== null).filter((info) => (info.state === "over") === over);
}

/** Remove the seat only if the server itself does not know the table: a proxy may answer 404 too. */
async function find(id: string): Promise<TableInfo | null> {
  try {
    const info = await call<TableInfo>("GET", `/tables/${id}`);
    if (info.state === "over") markSeatOver(id);
    return info;
  } catch (error) {
    if (error instanceof Refused && error.body?.id === "table-unknown") removeSeat(id);
    return null;
  }
}
