import type { ToleranceView } from "$/protocol/game";
import type { Play } from "$/table/play";
import type { ToleranceWords } from "./words";

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
