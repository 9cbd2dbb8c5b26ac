import type { Engine, EngineDeck } from "./engine";
import type { EventRow } from "./events";
import type { Position } from "./position";
import type { Source } from "./random";

export type Json = Record<string, unknown>;

/** One pick that settles the options before the game: who picks, and from what. */
export interface Choice {
  seat: number;
  option: string;
  among: string[];
  /** A pick names up to so many of them, with commas between. */
  wishes: number;
}

/**
 * What a game does around its compiled functions: `web/src/games/ID/rules.ts` exports it as `rules`. It is what the
 * game's Python has in `options.py`, `outcome.py` and `show/`, and tests hold the two together.
 */
export interface GameRules<Options extends Json = Json, Outcome = unknown> {
  /** Draw what options leave open; they are complete already. */
  settle(engine: Engine, options: Json, source: Source, deck: EngineDeck): Options;
  /** What is still to be picked. */
  draft(engine: Engine, options: Options, deck: EngineDeck): Choice | null;
  /** Picks become options, by lot where need be. */
  resolve(engine: Engine, options: Options, lots: Source): Options;
  /** Make the first position, which waits for chance, of one that is all zeros. */
  begin(position: Position, options: Options): void;
  /** Draw the outcome that the position waits for. */
  draw(position: Position, source: Source): Outcome;
  /** Carry out an outcome; returns its events. */
  force(position: Position, outcome: Outcome): EventRow[];
  /** Add an outcome to a record in the making. */
  write(engine: Engine, outcome: Outcome, record: RecordInMaking, deck: EngineDeck): void;
  /** The outcome that the record gives for the chance the position waits for. */
  read(position: Position, record: RecordInMaking, taken: Progress): Outcome;
  /** Events that everybody is told once the game is over. */
  opened(engine: Engine, rows: readonly EventRow[]): EventRow[];
  result(position: Position): Json;
  /** Each seat's score at the end, from the result and the events that everybody may know; none if it has none. */
  points(result: Json, events: readonly Json[]): number[];
  /** What follows from an action, on average over some stories, in the numbers that `reasoning` tells of. */
  facts?(stories: readonly (readonly Json[])[], seat: number): Record<string, number>;
  /** Whether a position itself can be previewed, as if it ended now. */
  previewsPosition?: boolean;
}

export type RecordInMaking = Json & { actions: string[] };

/** How much of a record has been replayed. */
export interface Progress {
  actions: number;
  outcomes: number;
}
