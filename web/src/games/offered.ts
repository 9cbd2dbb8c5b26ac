import { call } from "$/protocol/http";
import type { GameInfo } from "$/protocol/types";
import { GAME_IDS } from "./registry";

let asked: Promise<GameInfo[]> | undefined;

/** The server's games, in its order, that this page has a module for. Fetched once, and again only if that failed. */
export function offeredGames(): Promise<GameInfo[]> {
  asked ??= call<GameInfo[]>("GET", "/games").then(
    (games) => games.filter((game) => GAME_IDS.includes(game.id)),
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

export async function offeredGame(id: string): Promise<GameInfo | undefined> {
  return (await offeredGames()).find((game) => game.id === id);
}
