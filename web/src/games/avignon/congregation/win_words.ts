import type { AvignonEvent, AvignonView } from "$/protocol/types";
import { SIDES } from "../names";
import type { AvignonWords } from "../typed_play";
import { isMetBy, missingPeople, winPaths, type Need, type WinPath } from "./win_paths";

/** What a side needs to win next, in words: by number, then by conditions. */
export function winLines(view: AvignonView, words: AvignonWords, seat: number): string[] {
  const side = words.say(`side-${SIDES[seat]}`);
  const byNumber = words.reader.say("web-avignon-three", {
    count: missingPeople(view, seat),
    side,
  });
  return [byNumber, ...winPaths(view, words, seat).map((path) => pathText(path, words, side))];
}

/** One more way to win, in words: "or once Avignon has a Knight", or who wins by it, where that is not clear. */
export function pathText({ winner, needs }: WinPath, words: AvignonWords, side = "no"): string {
  const missing = needs.filter((need) => !need.met);
  const named = (at: readonly Need[]) =>
    at.length
      ? list(
          words,
          at.map((need) => withArticle(words, need.who)),
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
  event: AvignonEvent & { event: "won" },
  words: AvignonWords,
): string {
  const { seat, by } = event;
  const { say, names, seat: reader } = words.reader;
  const loser = names[1 - seat] ?? "";
  const met = winPaths(view, words, seat).find((path) => path.missing === 0);
  const people = (at: number) =>
    by === "three"
      ? (view.congregations[at] ?? [])
      : (met?.needs ?? [])
          .filter((need) => need.seat === at)
          .map((need) => whoIs(view, words, need));
  const named = (at: number) =>
    people(at).length
      ? list(
          words,
          people(at).map((kind) => definite(words, kind)),
        )
      : "no";
  return say("web-avignon-story", {
    by: by === "three" ? "three" : "condition",
    you: reader === seat ? "yes" : reader === 1 - seat ? "loser" : "no",
    who: names[seat] ?? "",
    loser,
    here: named(seat),
    there: by === "three" ? "no" : named(1 - seat),
  });
}

/** Why the other side did not win, though it met a condition too (3.3). */
export function tieStory(
  view: AvignonView,
  { seat }: AvignonEvent & { event: "won" },
  words: AvignonWords,
): string[] {
  const loser = 1 - seat;
  const { say, names, seat: reader } = words.reader;
  const met =
    missingPeople(view, loser) === 0 ||
    winPaths(view, words, loser).some((path) => path.missing === 0);
  const you = reader === seat ? "yes" : reader === loser ? "loser" : "no";
  return met
    ? [say("web-avignon-tie", { you, who: names[seat] ?? "", loser: names[loser] ?? "" })]
    : [];
}

/** The person who meets a need. */
const whoIs = (view: AvignonView, words: AvignonWords, need: Need): string =>
  (view.congregations[need.seat] ?? []).find((kind) => isMetBy(words, kind, need)) ?? need.who;

const list = (words: AvignonWords, parts: string[]): string =>
  new Intl.ListFormat(words.reader.language, { type: "conjunction" }).format(parts);

const definite = (words: AvignonWords, kind: string): string =>
  words.reader.say("web-avignon-the", { kind: words.phrase("kind", kind) });

function withArticle(words: AvignonWords, who: string): string {
  const kind = words.phrase("kind", who);
  return words.reader.say("web-avignon-a", {
    kind,
    vowel: /^[aeiou]/i.test(kind) ? "yes" : "no",
  });
}
