import type { CardRow, Games } from "$/protocol/types";
import type { Play } from "$/table/play";
import type { Reader } from "$/text/reader";
import type { WordsOf } from "../types";

export type Tolerance = Games["tolerance"] & { row: CardRow };
export type TolerancePlay = Play<Tolerance>;
export type ToleranceWords = WordsOf<Tolerance>;

/** Short enough for a board: Bertram, not Bertram the Balanced. */
export const shortRoleName = (reader: Reader, role: string): string =>
  reader.say(`role-${role}`).split(" ")[0] ?? role;
