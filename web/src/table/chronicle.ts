import type { Chapter } from "$/games/registry";
import type { Mention, Words } from "$/games/words";
import { kept } from "./kept";

export interface ToldLine {
  text: string;
  mentions: Mention[];
}

export interface ToldChapter {
  number: number;
  title: string;
  lines: ToldLine[];
}

interface Known {
  chapter: Chapter;
  words: Words;
  told: ToldChapter;
}

/** The chapters of a log in words. With a move only the newest one changes: the others stay as they were said. */
export class Chronicle {
  private known = new Map<number, Known>();

  told(number: number, chapter: Chapter, words: Words): ToldChapter {
    const known = this.known.get(number);
    if (known && known.words === words && sameEvents(known.chapter, chapter)) return known.told;
    const told = kept(known?.told, { number, ...inWords(chapter, words) });
    this.known.set(number, { chapter, words, told });
    return told;
  }
}

function inWords(chapter: Chapter, words: Words): Omit<ToldChapter, "number"> {
  const mentions = chapter.events.flatMap((event) => words.mentions(event));
  const lines = words.story(chapter.events).map((text) => ({
    text,
    mentions: unique(mentions.filter((mention) => text.includes(mention.label))),
  }));
  return { title: chapter.title(), lines };
}

/** Events are added and taken back at the end, never replaced in the middle. */
const sameEvents = (one: Chapter, other: Chapter): boolean =>
  one.events.length === other.events.length && one.events.at(-1) === other.events.at(-1);

const unique = (mentions: Mention[]): Mention[] =>
  mentions.filter(
    (mention, i) => mentions.findIndex((other) => other.label === mention.label) === i,
  );
