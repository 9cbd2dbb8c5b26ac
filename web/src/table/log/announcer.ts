import type { AnyEvent } from "$/games/types";
import type { Words } from "$/games/words";
import { say } from "$/text/catalogue.svelte";
import { withoutRule } from "$/text/rule_number";

export interface Announcement {
  id: number;
  text: string;
}

const KEPT = 12;

/** What a screen reader is told, line by line: each event once, and after them whose turn it is. */
export class Announcer {
  private lines: readonly Announcement[] = [];
  private next = 0;
  private turn = "";

  /** `told`: how many events the reader knows already. */
  constructor(private told: number) {}

  tell(events: readonly AnyEvent[], words: Words, turn: string): readonly Announcement[] {
    const added = [...this.happened(events, words), ...this.called(events, turn)];
    this.told = events.length;
    this.turn = turn;
    if (added.length)
      this.lines = [...this.lines, ...added.map((text) => ({ id: this.next++, text }))].slice(
        -Math.max(KEPT, added.length), // what has not been there is not heard
      );
    return this.lines;
  }

  private happened(events: readonly AnyEvent[], words: Words): string[] {
    if (events.length < this.told) return [say("web-told-undone")];
    return words.story(events.slice(this.told)).map(withoutRule); // nobody wants to hear "(5.4)"
  }

  /** The turn is told anew with each thing that happens before it. */
  private called(events: readonly AnyEvent[], turn: string): string[] {
    return turn && (turn !== this.turn || events.length !== this.told) ? [turn] : [];
  }
}
