import { call, Refused } from "$/protocol/http";
import type { TableInfo } from "$/protocol/types";
import { allHeld, forget } from "./memory";

const MOST = 12;

/** The tables this browser sits at, or sat at, as far as the server still has them. */
export async function knownTables(): Promise<TableInfo[]> {
  const seats = allHeld().filter((held) => held.token).slice(0, MOST);
  const found = await Promise.all(seats.map((held) => look(held.table)));
  return found.filter((info) => info !== null);
}

async function look(id: string): Promise<TableInfo | null> {
  try {
    return await call<TableInfo>("GET", `/tables/${id}`);
  } catch (error) {
    if (error instanceof Refused && error.status === 404) forget(id);
    return null;
  }
}
