import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { AnyDeck, AnyEvent } from "$/games/types";
import type { Reader } from "$/text/reader";
import { withoutRule } from "$/text/rule_number";
import { Words, type PhraseFile } from "./words";

/** Real games and what is said of them: Python's tests compare with the same files. */
interface Sample {
  names: string[];
  deck: AnyDeck;
  events: AnyEvent[];
  actions: string[];
  things: [phrase: string, thing: unknown][];
  said: Said[];
}

interface Said {
  language: string;
  seat: number | null;
  plain: boolean;
  sentences: string[];
  story: string[];
  action_texts: string[];
  action_names: string[];
  card_texts: string[];
  phrases: string[];
}

const SAMPLES = import.meta.glob<Sample>("../../../tests/text/sentences/*.json", {
  eager: true,
  import: "default",
});
const PHRASES = import.meta.glob<PhraseFile>("$games/*/text/phrases.json", {
  eager: true,
  import: "default",
});
const MESSAGES = import.meta.glob<string>("$games/*/text/*/words.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

function readerOf({ names }: Sample, { language, seat, plain }: Said): Reader {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(MESSAGES))
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  return {
    language,
    names,
    seat,
    plain,
    has: (message) => bundle.hasMessage(message),
    say(message, values = {}) {
      const pattern = bundle.getMessage(message)?.value;
      if (!pattern) throw new Error(`no words for ${message}`);
      return bundle.formatPattern(pattern, values);
    },
  };
}

function wordsOf(sample: Sample, said: Said): Words {
  const found = Object.entries(PHRASES).find(([path]) => path.includes(`/${sample.deck.game}/`));
  if (!found) throw new Error(`no phrases of ${sample.deck.game}`);
  return new Words(found[1], sample.deck, readerOf(sample, said));
}

for (const sample of Object.values(SAMPLES))
  for (const said of sample.said)
    describe(`${sample.deck.game} in ${said.language}, read by ${said.seat ?? "anybody"}${said.plain ? " without codes" : ""}`, () => {
      const words = wordsOf(sample, said);

      test("events", () => {
        const read = (lines: string[]) => (said.plain ? lines.map(withoutRule) : lines);
        expect(sample.events.map((event) => words.sentence(event))).toEqual(read(said.sentences));
        expect(words.story(sample.events)).toEqual(read(said.story));
      });
      test("actions", () => {
        expect(sample.actions.map((action) => words.actionText(action))).toEqual(said.action_texts);
        expect(sample.actions.map((action) => words.actionName(action))).toEqual(said.action_names);
      });
      test("cards", () => {
        expect([...words.rows.keys()].map((code) => words.cardText(code))).toEqual(said.card_texts);
      });
      test("phrases", () => {
        expect(sample.things.map(([name, thing]) => words.phrase(name, thing))).toEqual(
          said.phrases,
        );
      });
    });
