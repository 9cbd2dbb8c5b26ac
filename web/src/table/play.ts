import type { GameEvent, View } from "$/protocol/game";
import type { Words } from "$/games/words";

/** Marks on the table: the better action, and beside it the one that was taken. */
export interface Advice {
  better: string | null;
  taken: string | null;
}

/** All that a game's table shows and can ask for, whether somebody plays or watches a replay. */
export interface Play {
  /** The position on screen, which lags behind while a move is played back. */
  readonly shown: View;
  /** The position as it is. */
  readonly view: View;
  readonly events: readonly GameEvent[];
  /** How many of the events have been played back. */
  readonly eventsShown: number;
  /** The events being played back now. */
  readonly currentEvents: readonly GameEvent[];
  readonly words: Words;
  readonly names: readonly string[];
  readonly absent: readonly boolean[];
  readonly live: boolean;
  readonly advice: Advice | null;
  act(action: string): void;
  /** The events an action would cause; null: those of the position as it is, if it ended now. */
  preview(action: string | null): Promise<readonly GameEvent[]>;
  skip(): void;
}

/** A play with a game's own types: the position on screen, the one as it is `now`, and the words. */
export const typedPlay = <V extends View, W extends Words>(play: Play) => ({
  view: play.shown as V,
  now: play.view as V,
  words: play.words as W,
});
