import type { Chapter } from "$/games/registry";
import type { Mention, Words } from "$/games/words";
import { linesOf, type Piece } from "./incidents";
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
  pieces: number;
  text: LogChapter;
}

/** Renders the chapters of a log, each once: with a move only the newest one changes. */
export class LogText {
  private cache = new Map<number, Cached>();

  /** `words` are those of now; the pieces of the chapter may be told in those of earlier. */
  render(number: number, chapter: Chapter, words: Words, pieces: readonly Piece[]): LogChapter {
    const cached = this.cache.get(number);
    const same = cached && cached.words === words && cached.pieces === pieces.length;
    if (same && sameEvents(cached.chapter, chapter)) return cached.text;
    const text = shareStructure(cached?.text, { number, ...inWords(chapter, pieces) });
    this.cache.set(number, { chapter, words, pieces: pieces.length, text });
    return text;
  }
}

function inWords(chapter: Chapter, pieces: readonly Piece[]): Omit<LogChapter, "number"> {
  const mentions = pieces.flatMap(({ events, words }) =>
    events.flatMap((event) => words.mentions(event)),
  );
  const lines = linesOf(pieces).map((text) => ({
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
