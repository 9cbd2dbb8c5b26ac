import type { AvignonDeck, AvignonView, KindRow } from "$/protocol/game";
import type { Play } from "$/table/play";
import type { Words } from "../words";

export type AvignonWords = Words<KindRow, AvignonDeck>;

/** The play of a table of Avignon, with its own types. */
export function avignonOf(play: Play): {
  view: AvignonView;
  now: AvignonView;
  words: AvignonWords;
} {
  return {
    view: play.shown as AvignonView,
    now: play.view as AvignonView,
    words: play.words as AvignonWords,
  };
}

/** As much of a faction's name as tells it from the deck's others: often a letter. */
export function factionMark(words: AvignonWords, faction: string): string {
  const nameOf = (id: string) => words.phrase("kind", id);
  const factions = new Set([...words.rows.values()].map((row) => row.faction));
  const others = [...factions].filter((other) => other !== faction).map(nameOf);
  const name = nameOf(faction);
  const isTaken = (mark: string) => others.some((other) => other.startsWith(mark));
  const length = [...name].findIndex((_, i) => !isTaken(name.slice(0, i + 1)));
  return name.slice(0, length + 1 || undefined);
}
