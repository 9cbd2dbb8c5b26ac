import type { AvignonEvent, AvignonView, Place } from "$/protocol/types";
import { turnsOf } from "../chapters";
import { list } from "../people/in_words";
import type { AvignonWords } from "../typed_play";

/** A person who would be back where they stood before the opponent's last turn. */
export interface Restored {
  column: number;
  kind: string;
  place: Place;
}

/**
 * What the Samaritan rule (2.7) keeps a seat from restoring: who stands elsewhere now than before the opponent's last
 * turn. Nobody has been drawn since then, or the rule would forbid nothing.
 */
export function restored(
  view: AvignonView,
  events: readonly AvignonEvent[],
  seat: number,
): Restored[] {
  const turns = turnsOf(events);
  const theirs = turns.findLastIndex((turn) => turn.seat !== seat);
  const until = view.readings.samaritan === "effects" ? theirs + 1 : undefined; // 5.1: only what they moved
  const before = new Map<number, Place>();
  for (const event of turns.slice(theirs, until).flatMap((turn) => turn.events))
    if (event.event === "moved" && !before.has(event.column)) before.set(event.column, event.from);
  return view.columns.flatMap(({ column, kind, place }) => {
    const was = before.get(column);
    return kind && was && was !== place ? [{ column, kind, place: was }] : [];
  });
}

/** Why the rule refuses an action, naming whom it would put back. */
export function undoing(
  play: { view: AvignonView; events: readonly AvignonEvent[] },
  words: AvignonWords,
): string {
  const { say, names } = words.reader;
  const seat = play.view.whose_turn ?? 0;
  const people = restored(play.view, play.events, seat).map(({ kind, place }) =>
    say("web-avignon-back", {
      who: words.phrase("subject", kind),
      place: words.phrase("place", place),
    }),
  );
  return say("web-avignon-undoes", {
    who: names[1 - seat] ?? "",
    people: people.length ? list(words, people) : "no",
  });
}
