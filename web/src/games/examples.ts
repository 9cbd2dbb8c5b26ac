/** Worked examples of a game's rules, as records that a replay shows card by card. */
import type { GameRecord } from "$/table/replay/replay_session.svelte";
import { editionFor } from "$/table/lobby/create_table";
import { offeredGame } from "./offered";

const FILES = import.meta.glob<GameRecord>(
  ["./*/examples/*.json", "$extra-games/*/web/examples/*.json"],
  { import: "default" },
);

function find(game: string): Map<string, () => Promise<GameRecord>> {
  const mine = Object.entries(FILES).map(([path, load]) => {
    const [, id = "", name = ""] = /([^/]+)(?:\/web)?\/examples\/([^/]+)\.json$/.exec(path) ?? [];
    return { id, name, load };
  });
  return new Map(mine.filter(({ id }) => id === game).map(({ name, load }) => [name, load]));
}

/** The numbers of a game's examples, in order. */
export const exampleNames = (game: string): string[] => [...find(game).keys()].sort();

/** An example as a record with the reader's own edition of the cards. */
export async function exampleRecord(game: string, name: string): Promise<GameRecord> {
  const [record, info] = await Promise.all([find(game).get(name)?.(), offeredGame(game)]);
  const id = info && (editionFor(info) ?? info.default_deck);
  const deck = info?.decks.find((each) => each.id === id);
  if (!record || !deck) throw new Error(`no example "${name}" of "${game}"`);
  return { ...record, deck: deck.id, deck_sha256: deck.sha256 };
}
