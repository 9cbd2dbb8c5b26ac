/** What can be asked of the tables of this browser, under the paths that a server has for it. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { BegunEntry, GameInfo, TableCreated, TableInfo, TableRequest } from "$/protocol/types";
import { localTableId } from "$/protocol/ends";
import { completeOptions } from "$/engine/options";
import type { Json } from "$/engine/game_rules";
import { newSecret, sharedSecret } from "$/engine/random";
import { dataOf, deckFile, GAMES } from "$/engine/load";
import { DEFAULT_LEVEL } from "$/games/default_level";
import { CannotAnswer, equipmentFor } from "./equipment";
import { splitOptions } from "./options";
import { Refusal } from "./refusal";
import type { SeatRow, Store, TableRow } from "./store/store";
import type { Tables } from "./tables";

const TOKEN = "mine"; // who has this browser has its seats

export const allGames = async (): Promise<GameInfo[]> =>
  (await Promise.all(GAMES.map(dataOf))).map(({ info }) => info);

/** A deck for people, by its game and its hash or id. */
export async function deckData(path: string): Promise<Json> {
  const [game = "", wanted = ""] = path.split("/");
  if (!GAMES.includes(game)) throw new CannotAnswer(`no game "${game}"`);
  const deck = await deckFile(game, wanted);
  if (!deck) throw new CannotAnswer(`no deck "${path}"`);
  return { ...deck.data, sha256: deck.sha256 };
}

/** What only a browser deals: the same cards and bots for everybody on one day. */
export type LocalTableRequest = TableRequest & { daily?: string };

export async function createTable(
  tables: Tables,
  request: LocalTableRequest,
): Promise<TableCreated> {
  const { game, daily } = request;
  const { engine, deck } = await equipmentFor(game, request.deck ?? null);
  const { asked, shown } = splitOptions(engine.data, { ...request.options } as Json);
  const count = countSeats(engine.data.info, asked);
  const wished = request.seats ?? [];
  if (wished.length !== count)
    throw new Refusal("error-seat-count", { expected: count, found: wished.length });
  const seats = wished.map(({ who, level }): SeatRow =>
    who === "me"
      ? { who: "person", name: request.name, level: null }
      : { who: "bot", name: "", level: level ?? DEFAULT_LEVEL },
  );
  const hints = request.hints ?? true;
  const row = newTable({ game, deck: deck.sha256, asked, display: shown, hints, seats, daily });
  await tables.add(row);
  return { ...mine(row), host: true, links: { join: "", watch: "" } };
}

const countSeats = (info: GameInfo, asked: Json): number =>
  Number(completeOptions(info, asked)["players"] ?? info.players[0]);

const mine = ({ id, seats }: TableRow): { table: string; seat: number; token: string } => ({
  table: id,
  seat: seats.findIndex(({ who }) => who === "person"),
  token: TOKEN,
});

type Wanted = Omit<TableRow, "id" | "secret" | "rematch" | "created">;

const newTable = (wanted: Wanted): TableRow => ({
  ...wanted,
  id: localTableId(bytesToHex(crypto.getRandomValues(new Uint8Array(8)))),
  secret: wanted.daily ? sharedSecret(`${wanted.daily} ${wanted.game}`) : newSecret(),
  rematch: null,
  created: Date.now() / 1000,
});

export async function tableInfo(tables: Tables, id: string): Promise<TableInfo> {
  return (await tables.get(id)).info();
}

export async function tableRecord(tables: Tables, id: string): Promise<Json> {
  return (await tables.get(id)).log.record();
}

type Begun = BegunEntry["kind"]; // nobody has resigned in a game that goes on

/** What a server needs to go on with a game as a table of its own: friends can take the bots' seats there. */
export async function begunGame(
  tables: Tables,
  store: Store,
  id: string,
): Promise<Omit<TableRequest, "name">> {
  const { log } = await tables.get(id);
  if (!log.match) throw new Refusal("error-not-started");
  if (log.over) throw new Refusal("error-game-over", { action: "open" });
  if (log.retired.size) throw new Refusal("error-retired");
  const { game, deck, asked, display, hints, secret } = log.row;
  const entries = await store.entries(id, 0);
  return {
    game,
    deck,
    options: { ...asked, ...display } as TableRequest["options"],
    seats: log.row.seats.map(({ who, level }) =>
      who === "person" ? { who: "me" } : { who: "open", level },
    ),
    hints,
    begun: {
      rules: log.data.rules,
      secret: bytesToHex(secret),
      entries: entries.map(({ kind, seat, text }) => ({ kind: kind as Begun, seat, text })),
    },
  };
}

/** The same players, each one seat further. */
export async function rematch(tables: Tables, store: Store, id: string): Promise<Json> {
  const { log } = await tables.get(id);
  if (!log.over) throw new Refusal("error-not-over");
  const { row } = log;
  const seats = row.seats.map((_, i) => row.seats.at(i - 1) as SeatRow);
  const again = newTable({ ...row, seats, daily: undefined });
  await tables.add(again);
  row.rematch = again.id;
  await store.putTable(row);
  return mine(again);
}
