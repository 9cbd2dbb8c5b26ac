import type { Component } from "svelte";
import type { Deck, GameEvent, View } from "$/protocol/game";
import type { Beat } from "$/table/stage.svelte";
import type { Play } from "$/table/play";
import type { Reader } from "$/text/reader";
import type { Words } from "./words";

/** Events that belong together in the log: a trick, a turn, a count. */
export interface Chapter {
  title(): string;
  events: GameEvent[];
}

export interface Mention {
  code: string;
  label: string;
}

/** What a game brings to the page. */
export interface GameModule {
  Table: Component<{ play: Play }>;
  /** A card or a person, large. */
  Large: Component<{ code: string; words: Words; note: string }>;
  /** What lies beside the log: a name of a message, and a component. */
  sheets: { name: string; Sheet: Component<{ play: Play }> }[];
  words(deck: Deck, reader: Reader): Words;
  /** A step as things to show one by one; the last one shows `after`. */
  beats(before: View, events: readonly GameEvent[], after: View, deck: Deck): Beat[];
  chapters(events: readonly GameEvent[], words: Words): Chapter[];
  /** Cards or people an event speaks of, and what its sentence calls them. */
  named(event: GameEvent, words: Words): Mention[];
  /** What the coach has to say now: ids of messages, the most urgent first. */
  lessons(view: View, events: readonly GameEvent[]): string[];
}

const GAMES: Record<string, () => Promise<{ module: GameModule }>> = {
  tolerance: () => import("./tolerance/module"),
  avignon: () => import("./avignon/module"),
};

export const GAME_IDS = Object.keys(GAMES);

export async function gameModule(game: string): Promise<GameModule> {
  const load = GAMES[game];
  if (!load) throw new Error(`no game "${game}"`);
  return (await load()).module;
}
