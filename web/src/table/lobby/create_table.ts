import { callOnce, requestSecret } from "$/protocol/http";
import type { GameInfo, TableCreated } from "$/protocol/types";
import { catalogue } from "$/text/catalogue.svelte";
import { nameless } from "$/table/seat_name";
import { asked, defaults, type OptionValues } from "./options";
import { storeSeat, myName, type StoredSeat } from "./storage";

export interface BotTable {
  game: GameInfo;
  level: string;
  /** What differs from the game's defaults. */
  options?: OptionValues;
  /** The player's own seat. */
  seat?: number;
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
export function createBotTable(wish: BotTable): Promise<string> {
  const { game, level, seat = 0, coach = false } = wish;
  const [fewest = 2] = game.players;
  const values: OptionValues = { players: fewest, ...defaults(game.options), ...wish.options };
  if (coach) values["players"] = fewest;
  const seats = Array.from({ length: Number(values["players"]) }, (_, i): SeatRequest =>
    i === seat ? { who: "me" } : { who: "bot", level },
  );
  const options = asked(game.options, values);
  return createTable(
    { game: game.id, deck: editionFor(game), options, seats, hints: true },
    { coach },
  );
}

/** Create a table and store the seat. Bots move at once: the page plays their moves back at the player's pace. */
export async function createTable(
  request: Record<string, unknown>,
  more: Partial<StoredSeat> = {},
): Promise<string> {
  const mine = (request["seats"] as SeatRequest[]).findIndex(({ who }) => who === "me");
  const wish = { name: myName() || nameless(mine), pace: 0, contributions: true, ...request };
  const made = await callOnce<TableCreated>("/tables", wish, requestSecret());
  storeSeat({
    table: made.table,
    game: String(request["game"]),
    seat: made.seat,
    token: made.token,
    links: made.links,
    ...more,
  });
  return made.table;
}
