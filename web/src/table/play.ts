import type { GameTypes, WordsOf } from "$/games/types";
import type { PastIncident } from "$/protocol/types";

/** Marks on the table: the better action, and beside it the one that was taken. */
export interface Advice {
  better: string | null;
  taken: string | null;
}

/**
 * All that a game's table shows and can ask for, whether somebody plays or watches a replay.
 *
 * There is one clock: everything in here belongs to the moment on screen. What comes after it is not in here yet, so
 * a table can neither show nor offer it too early.
 */
export interface Play<G extends GameTypes = GameTypes> {
  /** The position on screen. Its `actions` can be taken now; there are none while a move is played back. */
  readonly view: G["view"];
  /** What has happened up to this moment. */
  readonly events: readonly G["event"][];
  /** What has happened besides the game up to this moment. */
  readonly incidents: readonly PastIncident[];
  /** `words` as they were before each time that a bot took over a seat, and as they are now. */
  readonly eras: readonly WordsOf<G>[];
  /** The last of them: those this moment shows. */
  readonly currentEvents: readonly G["event"][];
  /** Whether a move is being played back, and more is to come. */
  readonly playing: boolean;
  /** The action that is on its way to the server; nothing else can be done until it has answered. */
  readonly sent: string | null;
  readonly words: WordsOf<G>;
  readonly names: readonly string[];
  readonly absent: readonly boolean[];
  readonly live: boolean;
  readonly advice: Advice | null;
  /** Take one of `view.actions`. */
  act(action: string): void;
  /** The events an action would cause; null: those of the position as it is, if it ended now. */
  preview(action: string | null): Promise<readonly G["event"][]>;
  /** Show the rest of what is being played back at once. */
  skip(): void;
  /** The same as `view`. */
  readonly shown: G["view"];
  /** The same as `events.length`. */
  readonly eventsShown: number;
}
