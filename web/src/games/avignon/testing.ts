import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { AvignonEvent, AvignonView } from "$/protocol/types";
import sample from "../../../../tests/text/sentences/avignon.json";
import phrases from "../../../../src/schism/games/avignon/text/phrases.json";
import { Words, type PhraseFile } from "../words";
import type { AvignonWords } from "./typed_play";

const FILES = import.meta.glob<string>("$games/avignon/text/*/{words,page}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The words of the shipped deck for a test, from the real messages. */
export function wordsFor(language: "en" | "de", seat: number | null = 0): AvignonWords {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES))
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  const reader = {
    language,
    names: ["Anna", "Ben"],
    seat,
    plain: true,
    has: (message: string) => bundle.hasMessage(message),
    say(message: string, values = {}) {
      const pattern = bundle.getMessage(message)?.value;
      if (!pattern) throw new Error(`no words for ${message}`);
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, values, errors);
      if (errors[0]) throw errors[0];
      return text;
    },
  };
  const words: unknown = new Words(phrases as unknown as PhraseFile, sample.deck, reader);
  return words as AvignonWords;
}

const BASE = ["cardinal", "bishop", "knight", "noble", "peasant", "inquisitor"];

/** A position of Rome's turn, as far as a test says; everybody stands in Genoa. */
export function viewOf(more: Partial<AvignonView> = {}): AvignonView {
  return {
    game: "avignon",
    seat: 0,
    to_act: 0,
    whose_turn: 0,
    turn: 3,
    used: [],
    actions_left: 2,
    kinds: BASE.map((kind) => ({ kind, faction: kind })),
    columns: BASE.slice(0, 5).map((kind, i) => ({ column: i + 1, kind, place: "genoa" })),
    congregations: [[], []],
    draw_pile: 7,
    discards: [],
    readings: {} as AvignonView["readings"],
    petition: null,
    result: null,
    actions: [],
    phase: "act",
    ...more,
  };
}

export const event = (name: string, seat: number, more: object = {}): AvignonEvent =>
  ({ event: name, rule: "2.3", seat, ...more }) as unknown as AvignonEvent;
