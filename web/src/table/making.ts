import { call } from "$/protocol/http";
import type { TableMade } from "$/protocol/types";
import { say } from "$/text/words.svelte";
import { hold, myName } from "./memory";

export interface Wish {
  game: string;
  level: string;
  coach?: boolean;
}

interface SeatWish {
  who: "me" | "open" | "bot";
  level?: string;
}

const BOTS: Record<string, number> = { tolerance: 3, avignon: 1 };

/** A table against bots, at once. The id of the table. */
export function makeTable({ game, level, coach = false }: Wish): Promise<string> {
  const others = coach && game === "tolerance" ? 2 : (BOTS[game] ?? 1);
  const seats: SeatWish[] = [{ who: "me" }, ...Array.from({ length: others }, () => ({ who: "bot" as const, level }))];
  const options = game === "tolerance" ? { players: seats.length } : {};
  return openTable({ game, options, seats, hints: true }, coach);
}

/** Bots move at once: the page shows their moves at the pace its reader has set. */
export async function openTable(wish: Record<string, unknown>, coach = false): Promise<string> {
  const made = await call<TableMade>("POST", "/tables", {
    name: myName() || say("web-you"),
    pace: 0,
    ...wish,
  });
  hold({
    table: made.table,
    game: String(wish["game"]),
    seat: made.seat,
    token: made.token,
    host: true,
    links: made.links,
    coach,
  });
  return made.table;
}
