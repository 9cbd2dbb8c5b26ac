/** What a game is played with in this browser: its module, its rules and a deck. */
import type { EngineDeck } from "$/engine/engine";
import { deckFile, fetchModule, GAMES, loadGame, type LocalGame } from "$/engine/load";

export interface Equipment extends LocalGame {
  deck: EngineDeck;
}

/** This page lacks what is needed; a server may have it. */
export class CannotAnswer extends Error {}

const modules = new Map<string, Promise<WebAssembly.Module>>();
const games = new Map<string, Promise<LocalGame>>();

/** Remember what is being fetched, unless that fails. */
function once<T>(known: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? work();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

/** A game's compiled module, which can be posted to other workers. */
export function moduleOf(game: string): Promise<WebAssembly.Module> {
  if (!GAMES.includes(game)) throw new CannotAnswer(`no game "${game}"`);
  return once(modules, game, () =>
    fetchModule(game, new URL(".", pageAddress).href).catch((error: Error) => {
      throw new CannotAnswer(error.message);
    }),
  );
}

/** A game that is played in this thread, with a module that another may have compiled. */
export const gameOf = (game: string, module?: WebAssembly.Module): Promise<LocalGame> =>
  once(games, game, async () => loadGame(game, module ?? (await moduleOf(game))));

/** A game with a deck, by its hash or, among the shipped ones, by its id. */
export async function equipmentFor(
  game: string,
  wanted: string | null,
  module?: WebAssembly.Module,
): Promise<Equipment> {
  const found = await gameOf(game, module);
  const { engine } = found;
  const file = await deckFile(game, wanted ?? engine.data.info.default_deck);
  if (!file) throw new CannotAnswer(`no deck "${wanted}"`);
  return { ...found, deck: engine.has(file.sha256) ? engine.deck(file.sha256) : engine.add(file) };
}

let pageAddress = "";

/** A worker cannot know where the page lies, beside which the modules are. */
export const setPageAddress = (address: string): void => void (pageAddress = address);
