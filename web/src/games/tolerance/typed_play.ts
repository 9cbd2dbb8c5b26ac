import type { CardRow, ToleranceDeck, ToleranceView } from "$/protocol/game";
import { typedPlay, type Play } from "$/table/play";
import type { Reader } from "$/text/reader";
import type { Words } from "../words";

export type ToleranceWords = Words<CardRow, ToleranceDeck>;

export const toleranceOf = (play: Play) => typedPlay<ToleranceView, ToleranceWords>(play);

/** Short enough for a board: Bertram, not Bertram the Balanced. */
export const shortRoleName = (reader: Reader, role: string): string =>
  reader.say(`role-${role}`).split(" ")[0] ?? role;
