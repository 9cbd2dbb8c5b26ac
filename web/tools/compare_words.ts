/** Reads games with Python's sentences from standard input; fails at the first one the page would say otherwise. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { AvignonWords } from "../src/games/avignon/words";
import { ToleranceWords } from "../src/games/tolerance/words";
import type { Words } from "../src/games/words";
import type { Deck, GameEvent } from "../src/protocol/game";
import type { Reader } from "../src/text/reader";

interface Sample {
  game: string;
  deck: Deck;
  language: string;
  seat: number | null;
  names: string[];
  events: GameEvent[];
  sentences: string[];
  story: string[];
  actions: string[];
  action_texts: string[];
  action_names: string[];
  codes: string[];
  card_texts: string[];
}

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of process.argv.slice(2).map((text) => `${text}/${language}`))
    for (const file of readdirSync(folder))
      bundle.addResource(new FluentResource(readFileSync(`${folder}/${file}`, "utf8")));
  return bundle;
}

function readerOf(sample: Sample): Reader {
  const bundle = bundleOf(sample.language);
  const say = (message: string, values: Record<string, FluentVariable> = {}): string => {
    const pattern = bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`no words for ${message}`);
    return bundle.formatPattern(pattern, values);
  };
  return { language: sample.language, names: sample.names, seat: sample.seat, say };
}

function wordsOf(sample: Sample): Words {
  const reader = readerOf(sample);
  return sample.deck.game === "tolerance"
    ? new ToleranceWords(sample.deck, reader)
    : new AvignonWords(sample.deck, reader);
}

let compared = 0;
function same(ours: string[], theirs: string[]): void {
  theirs.forEach((text, i) => {
    compared += 1;
    if (ours[i] !== text) throw new Error(`Python says\n  ${text}\nand the page\n  ${ours[i]}`);
  });
}

for (const sample of JSON.parse(readFileSync(0, "utf8")) as Sample[]) {
  const words = wordsOf(sample);
  same(
    sample.events.map((event) => words.sentence(event)),
    sample.sentences,
  );
  same(words.story(sample.events), sample.story);
  same(
    sample.actions.map((action) => words.actionText(action)),
    sample.action_texts,
  );
  same(
    sample.actions.map((action) => words.actionName(action)),
    sample.action_names,
  );
  same(
    sample.codes.map((code) => words.cardText(code)),
    sample.card_texts,
  );
}
console.log(compared);
