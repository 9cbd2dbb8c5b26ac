import { sentence } from "../../../text/phrases";
import type { AvignonWords } from "../typed_play";

/** "both Bishops and the Peasant", as the subject of a sentence. */
export const together = (words: AvignonWords, people: readonly string[]): string =>
  list(
    words,
    [...new Set(people)].map((kind) =>
      people.indexOf(kind) === people.lastIndexOf(kind)
        ? words.phrase("subject", kind)
        : words.reader.say("web-avignon-both", {
            kind: words.phrase("kind", kind),
            id: words.row(kind).name ? "own" : kind,
          }),
    ),
  );

export const list = (words: AvignonWords, parts: readonly string[]): string =>
  new Intl.ListFormat(words.reader.language, { type: "conjunction" }).format(parts);

/** Words as a sentence of their own. */
export const asSentence = (text: string): string => text && sentence(text);
