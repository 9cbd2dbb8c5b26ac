import type { CardRow, Games, RoleRow } from "$/protocol/types";
import type { Play } from "$/table/play";
import type { WordsOf } from "../types";

/** A card of the deck; its name is in the reader's language, `deck_name` as the deck has it. */
export type ToleranceRow = CardRow & { deck_name?: string };
export type Tolerance = Games["tolerance"] & { row: ToleranceRow };
export type TolerancePlay = Play<Tolerance>;
export type ToleranceWords = WordsOf<Tolerance>;

/** The card a player looks at, what playing it means, and why it cannot be played if so. */
export interface Considered {
  card: string;
  action: string | null;
  why: string;
}

/** A role's name: as its deck says, or translated where that is the printed name. */
export function roleName({ deck, reader }: ToleranceWords, role: string): string {
  const row = deck.role.find(({ id }) => id === role);
  return (isPrinted(row) ? undefined : row?.name) ?? reader.say(`role-${role}`);
}

/** The printed name of a role, where the reader is told another; else nothing. */
export function printedRoleName(words: ToleranceWords, role: string): string | undefined {
  const row = words.deck.role.find(({ id }) => id === role);
  return isPrinted(row) && row?.name !== roleName(words, role) ? row?.name : undefined;
}

const isPrinted = (row: RoleRow | undefined): boolean => row?.source?.["name"] === "printed";

/** Short enough for a board: Bertram, not Bertram the Balanced. */
export const shortRoleName = (words: ToleranceWords, role: string): string =>
  roleName(words, role).split(" ")[0] ?? role;
