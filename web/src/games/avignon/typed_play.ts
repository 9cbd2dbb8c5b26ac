import type { AvignonDeck, AvignonView, KindRow } from "$/protocol/game";
import { typedPlay, type Play } from "$/table/play";
import type { Words } from "../words";

export type AvignonWords = Words<KindRow, AvignonDeck>;

export const avignonOf = (play: Play) => typedPlay<AvignonView, AvignonWords>(play);

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
