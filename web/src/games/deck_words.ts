import { call } from "$/protocol/http";
import type { GameInfo } from "$/protocol/types";
import { editionFor } from "$/table/lobby/create_table";
import { pageReader } from "$/text/page_reader";
import { gameModule } from "./registry";
import type { AnyDeck } from "./types";
import type { Words } from "./words";

/** What a game says about its cards to somebody who sits at no table, in the edition of their language. */
export async function deckWords(game: GameInfo): Promise<Words> {
  const deck = editionFor(game) ?? game.default_deck;
  const [module, cards] = await Promise.all([
    gameModule(game.id),
    call<AnyDeck>("GET", `/decks/${game.id}/${deck}`),
  ]);
  return module.words(cards, pageReader([], null));
}
