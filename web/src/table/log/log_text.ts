import type { Chapter } from "$/games/registry";
import type { Mention, Words } from "$/games/words";
import { shareStructure } from "$/table/session/structural_sharing";

export interface LogLine {
  text: string;
  mentions: Mention[];
}

export interface LogChapter {
  number: number;
  title: string;
  lines: LogLine[];
}

interface Cached {
  chapter: Chapter;
  words: Words;
  text: LogChapter;
}

/** Renders the chapters of a log, each once: with a move only the newest one changes. */
export class LogText {
  private cache = new Map<number, Cached>();

  render(number: number, chapter: Chapter, words: Words): LogChapter {
    const cached = this.cache.get(number);
    if (cached && cached.words === words && sameEvents(cached.chapter, chapter)) return cached.text;
    const text = shareStructure(cached?.text, { number, ...inWords(chapter, words) });
    this.cache.set(number, { chapter, words, text });
    return text;
  }
}

function inWords(chapter: Chapter, words: Words): Omit<LogChapter, "number"> {
  const mentions = chapter.events.flatMap((event) => words.mentions(event));
  const lines = words.story(chapter.events).map((text) => ({
    text,
    mentions: unique(mentions.filter((mention) => text.includes(mention.label))),
  }));
  return { title: chapter.title(), lines };
}

/** Events are appended and taken back at the end, never replaced in the middle. */
const sameEvents = (one: Chapter, other: Chapter): boolean =>
  one.events.length === other.events.length && one.events.at(-1) === other.events.at(-1);

const unique = (mentions: Mention[]): Mention[] =>
  mentions.filter(
    (mention, i) => mentions.findIndex((other) => other.label === mention.label) === i,
  );
