import type { CardRow, ToleranceDeck, ToleranceView } from "$/protocol/game";
import type { Play } from "$/table/play";
import type { Reader } from "$/text/reader";
import type { Words } from "../words";

export type ToleranceWords = Words<CardRow, ToleranceDeck>;

/** The play of a table of Tolerance, with its own types. */
export function toleranceOf(play: Play): {
  view: ToleranceView;
  now: ToleranceView;
  words: ToleranceWords;
} {
  return {
    view: play.shown as ToleranceView,
    now: play.view as ToleranceView,
    words: play.words as ToleranceWords,
  };
}

/** Short enough for a board: Bertram, not Bertram the Balanced. */
export const shortRoleName = (reader: Reader, role: string): string =>
  reader.say(`role-${role}`).split(" ")[0] ?? role;
