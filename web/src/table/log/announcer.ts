import { withoutRule } from "$/text/rule_number";
import { cut, linesOf, type Logged } from "./incidents";

export interface Announcement {
  id: number;
  text: string;
}

const KEPT = 12;

/** What a screen reader is told, line by line: each event and incident once, and after them whose turn it is. */
export class Announcer {
  private lines: readonly Announcement[] = [];
  private next = 0;
  private turn = "";

  private told: number;
  private incidents: number;

  /** `known`: what the reader knows already. */
  constructor(known: Logged) {
    this.told = known.events.length;
    this.incidents = known.incidents.length;
  }

  tell(log: Logged, turn: string): readonly Announcement[] {
    const happened = this.happened(log);
    const added = [...happened, ...this.called(log, turn, happened.length > 0)];
    this.told = log.events.length;
    this.incidents = log.incidents.length;
    this.turn = turn;
    if (added.length)
      this.lines = [...this.lines, ...added.map((text) => ({ id: this.next++, text }))].slice(
        -Math.max(KEPT, added.length), // what has not been there is not heard
      );
    return this.lines;
  }

  private happened(log: Logged): string[] {
    const { events, incidents } = log;
    const fresh = [...incidents.keys()].slice(this.incidents);
    const pieces = cut(log, Math.min(this.told, events.length), events.length, fresh);
    return linesOf(pieces).map(withoutRule); // nobody wants to hear "(5.4)"
  }

  /** The turn is announced again after each thing that happens. */
  private called({ events }: Logged, turn: string, news: boolean): string[] {
    return turn && (turn !== this.turn || news || events.length !== this.told) ? [turn] : [];
  }
}
