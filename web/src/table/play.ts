import type { GameEvent, View } from "$/protocol/game";
import type { Words } from "$/games/words";

/** Shown on the table: what would be better, and beside it what was done instead. */
export interface Advice {
  better: string | null;
  taken: string | null;
}

/** What a game's table needs to know and can ask for: a live seat and a replay both give it. */
export interface Play {
  /** The table as it is shown just now. */
  readonly shown: View;
  /** The table as it is. */
  readonly view: View;
  readonly events: readonly GameEvent[];
  readonly told: number;
  readonly telling: readonly GameEvent[];
  readonly words: Words;
  readonly names: readonly string[];
  readonly absent: readonly boolean[];
  readonly live: boolean;
  readonly advice: Advice | null;
  act(action: string): void;
  preview(action: string | null): Promise<readonly GameEvent[]>;
  skip(): void;
}
