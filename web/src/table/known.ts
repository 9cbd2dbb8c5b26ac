import { call, Refused } from "$/protocol/http";
import type { TableInfo } from "$/protocol/types";
import { allHeld, forget, markOver } from "./memory";

const MOST_OVER = 12;

/** The tables this browser sits at, or sat at, as far as the server still has them. */
export async function knownTables(over: boolean): Promise<TableInfo[]> {
  const seats = allHeld().filter((held) => held.token);
  const ended = over ? seats.filter((held) => held.over).slice(0, MOST_OVER) : [];
  const found = await Promise.all(
    [...seats.filter((held) => !held.over), ...ended].map((held) => look(held.table)),
  );
  return found.filter((info) => info !== null).filter((info) => (info.state === "over") === over);
}

/** Only the server itself knows that there is no such table: what stands before it may be lost too. */
async function look(id: string): Promise<TableInfo | null> {
  try {
    const info = await call<TableInfo>("GET", `/tables/${id}`);
    if (info.state === "over") markOver(id);
    return info;
  } catch (error) {
    if (error instanceof Refused && error.body?.id === "table-unknown") forget(id);
    return null;
  }
}
