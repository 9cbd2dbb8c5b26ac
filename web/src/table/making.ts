import { call } from "$/protocol/http";
import type { TableCreated } from "$/protocol/types";
import { catalogue, say } from "$/text/words.svelte";
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

const GERMAN_DECKS: Record<string, string> = { tolerance: "house-de" };

/** The edition in the reader's language; without one the server's own choice. */
export function editionOf(game: string): string | undefined {
  return catalogue.language === "de" ? GERMAN_DECKS[game] : undefined;
}

/** A table against bots, at once. The id of the table. */
export function makeTable({ game, level, coach = false }: Wish): Promise<string> {
  const others = coach && game === "tolerance" ? 2 : (BOTS[game] ?? 1);
  const seats: SeatWish[] = [
    { who: "me" },
    ...Array.from({ length: others }, () => ({ who: "bot" as const, level })),
  ];
  const options = game === "tolerance" ? { players: seats.length } : {};
  return openTable({ game, deck: editionOf(game), options, seats, hints: true }, coach);
}

/** Bots move at once: the page shows their moves at the pace its reader has set. */
export async function openTable(wish: Record<string, unknown>, coach = false): Promise<string> {
  const made = await call<TableCreated>("POST", "/tables", {
    name: myName() || say("web-you"),
    pace: 0,
    ...wish,
  });
  hold({
    table: made.table,
    game: String(wish["game"]),
    seat: made.seat,
    token: made.token,
    links: made.links,
    coach,
  });
  return made.table;
}
