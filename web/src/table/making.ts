import { call } from "$/protocol/http";
import type { GameInfo, TableCreated } from "$/protocol/types";
import { catalogue, say } from "$/text/words.svelte";
import { hold, myName } from "./memory";

export interface Wish {
  game: GameInfo;
  level: string;
  coach?: boolean;
}

interface SeatWish {
  who: "me" | "open" | "bot";
  level?: string;
}

/** The edition in the reader's language; without one the server's own choice. */
export function editionOf(game: GameInfo): string | undefined {
  return game.decks.find((deck) => deck.edition === catalogue.language)?.id;
}

/** A table against bots, at once; a first game is for as few as can play it. The id of the table. */
export function makeTable({ game, level, coach = false }: Wish): Promise<string> {
  const [fewest = 2] = game.players;
  const chosen = game.options["players"];
  const usual = chosen?.kind === "number" ? chosen.default : fewest;
  const players = coach ? fewest : usual;
  const seats: SeatWish[] = [
    { who: "me" },
    ...Array.from({ length: players - 1 }, () => ({ who: "bot" as const, level })),
  ];
  const options = { players };
  return openTable({ game: game.id, deck: editionOf(game), options, seats, hints: true }, coach);
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
