import type { GameTypes, WordsOf } from "$/games/types";

/** Marks on the table: the better action, and beside it the one that was taken. */
export interface Advice {
  better: string | null;
  taken: string | null;
}

/** All that a game's table shows and can ask for, whether somebody plays or watches a replay. */
export interface Play<G extends GameTypes = GameTypes> {
  /** The position on screen, which lags behind while a move is played back. */
  readonly shown: G["view"];
  /** The position as it is. */
  readonly view: G["view"];
  readonly events: readonly G["event"][];
  /** How many of the events have been played back. */
  readonly eventsShown: number;
  /** The events being played back now. */
  readonly currentEvents: readonly G["event"][];
  readonly words: WordsOf<G>;
  readonly names: readonly string[];
  readonly absent: readonly boolean[];
  readonly live: boolean;
  readonly advice: Advice | null;
  act(action: string): void;
  /** The events an action would cause; null: those of the position as it is, if it ended now. */
  preview(action: string | null): Promise<readonly G["event"][]>;
  skip(): void;
}
