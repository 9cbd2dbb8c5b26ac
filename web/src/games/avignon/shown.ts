import type { AvignonView } from "$/protocol/game";
import type { Play } from "$/table/play";
import type { AvignonWords } from "./words";

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
