import type { Games, KindRow } from "$/protocol/types";
import type { Play } from "$/table/play";
import type { WordsOf } from "../types";

export type Avignon = Games["avignon"] & { row: KindRow };
export type AvignonPlay = Play<Avignon>;
export type AvignonWords = WordsOf<Avignon>;

/** The shortest beginning of a faction's name that no other faction shares, often a letter. */
export function factionMark(words: AvignonWords, faction: string): string {
  const nameOf = (id: string) => words.phrase("kind", id);
  const factions = new Set([...words.rows.values()].map((row) => row.faction));
  const others = [...factions].filter((other) => other !== faction).map(nameOf);
  const name = nameOf(faction);
  const isTaken = (mark: string) => others.some((other) => other.startsWith(mark));
  const length = [...name].findIndex((_, i) => !isTaken(name.slice(0, i + 1)));
  return name.slice(0, length + 1 || undefined);
}
