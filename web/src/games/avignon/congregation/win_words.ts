import type { AvignonEvent, AvignonView } from "$/protocol/types";
import { SIDES } from "../names";
import { list, together } from "../people/in_words";
import type { AvignonWords } from "../typed_play";
import { isMetBy, missingPeople, winPaths, type Need, type WinPath } from "./win_paths";

/** What a side needs to win next, in words: by number, then by conditions. */
export function winLines(view: AvignonView, words: AvignonWords, seat: number): string[] {
  const side = words.say(`side-${SIDES[seat]}`);
  const byNumber = words.reader.say("web-avignon-three", {
    count: missingPeople(view, seat),
    side,
  });
  const paths = winPaths(view, words, seat).map((path) => pathText(view, path, words, side));
  return [byNumber, ...paths];
}

/** One more way to win, in words: "or once Avignon has a Knight", or who wins by it, where that is not clear. */
export function pathText(
  view: AvignonView,
  { winner, needs }: WinPath,
  words: AvignonWords,
  side = "no",
): string {
  const missing = needs.filter((need) => !need.met);
  const named = (at: readonly Need[]) =>
    at.length
      ? list(
          words,
          at.map((need) => wanted(view, words, need)),
        )
      : "no";
  return words.reader.say("web-avignon-path", {
    here: named(missing.filter((need) => need.seat === winner)),
    there: named(missing.filter((need) => need.seat !== winner)),
    own: words.say(`side-${SIDES[winner]}`),
    other: words.say(`side-${SIDES[1 - winner]}`),
    side,
  });
}

/** How the game was won, naming the people. */
export function winStory(
  view: AvignonView,
  { seat, by }: AvignonEvent & { event: "won" },
  words: AvignonWords,
): string {
  const { say, names, seat: reader } = words.reader;
  return say("web-avignon-story", {
    you: reader === seat ? "yes" : "no",
    who: names[seat] ?? "",
    because: because(view, seat, by === "three", words),
  });
}

/** By what a side wins: by its number of people, or by a condition that is met. */
function because(view: AvignonView, seat: number, byNumber: boolean, words: AvignonWords): string {
  const met = winPaths(view, words, seat).find((path) => path.missing === 0);
  const named = (at: number) => {
    const needs = (met?.needs ?? []).filter((need) => need.seat === at);
    return needs.length
      ? list(
          words,
          needs.map((need) => whoIs(view, words, need)),
        )
      : "no";
  };
  return words.reader.say("web-avignon-because", {
    own: words.say(`side-${SIDES[seat]}`),
    other: words.say(`side-${SIDES[1 - seat]}`),
    ...(byNumber
      ? { by: "three", three: together(words, view.congregations[seat] ?? []) }
      : { by: "condition", here: named(seat), there: named(1 - seat) }),
  });
}

/** By what the other side would have won too, and why it did not (3.3). */
export function tieStory(
  view: AvignonView,
  { seat }: AvignonEvent & { event: "won" },
  words: AvignonWords,
): string[] {
  const loser = 1 - seat;
  const { say, names, seat: reader } = words.reader;
  const byNumber = missingPeople(view, loser) === 0;
  if (!byNumber && !winPaths(view, words, loser).some((path) => path.missing === 0)) return [];
  return [
    say("web-avignon-tie", {
      you: reader === seat ? "yes" : reader === loser ? "loser" : "no",
      who: names[seat] ?? "",
      loser: names[loser] ?? "",
      because: because(view, loser, byNumber, words),
    }),
  ];
}

/** "the Knight", or whoever else of the faction meets the need. */
function whoIs(view: AvignonView, words: AvignonWords, need: Need): string {
  const found = view.congregations[need.seat]?.find((each) => isMetBy(words, each, need));
  const kind = found ?? need.who;
  return countedAs(words, words.phrase("object", kind), kind, need);
}

/** "a Knight", or the kind that takes part in the faction's name. */
function wanted(view: AvignonView, words: AvignonWords, need: Need): string {
  const kind = view.kinds.find((row) => isMetBy(words, row.kind, need))?.kind ?? need.who;
  return countedAs(words, withArticle(words, kind), kind, need);
}

/** A condition names a faction: whose name is another says which (3.4). */
const countedAs = (words: AvignonWords, person: string, kind: string, need: Need): string =>
  kind === need.who
    ? person
    : words.reader.say("web-avignon-counts", { person, faction: words.phrase("kind", need.who) });

function withArticle(words: AvignonWords, who: string): string {
  const kind = words.phrase("kind", who);
  return words.reader.say("web-avignon-a", {
    kind,
    vowel: /^[aeiou]/i.test(kind) ? "yes" : "no",
  });
}
