import { call } from "$/protocol/http";
import type { GameInfo, TableCreated } from "$/protocol/types";
import { catalogue, say } from "$/text/catalogue.svelte";
import { storeSeat, myName } from "./storage";

export interface BotTable {
  game: GameInfo;
  level: string;
  coach?: boolean;
}

interface SeatRequest {
  who: "me" | "open" | "bot";
  level?: string;
}

/** The deck in the reader's language; undefined leaves the choice to the server. */
export function editionFor(game: GameInfo): string | undefined {
  return game.decks.find((deck) => deck.edition === catalogue.language)?.id;
}

/** Create a table against bots, as small as the game allows for a first game with the coach. Return its id. */
export function createBotTable({ game, level, coach = false }: BotTable): Promise<string> {
  const [fewest = 2] = game.players;
  const chosen = game.options["players"];
  const usual = chosen?.kind === "number" ? chosen.default : fewest;
  const players = coach ? fewest : usual;
  const seats: SeatRequest[] = [
    { who: "me" },
    ...Array.from({ length: players - 1 }, () => ({ who: "bot" as const, level })),
  ];
  const options = { players };
  return createTable({ game: game.id, deck: editionFor(game), options, seats, hints: true }, coach);
}

/** Create a table and store the seat. Bots move at once: the page plays their moves back at the player's pace. */
export async function createTable(
  request: Record<string, unknown>,
  coach = false,
): Promise<string> {
  const made = await call<TableCreated>("POST", "/tables", {
    name: myName() || say("web-host"),
    pace: 0,
    ...request,
  });
  storeSeat({
    table: made.table,
    game: String(request["game"]),
    seat: made.seat,
    token: made.token,
    links: made.links,
    coach,
  });
  return made.table;
}
