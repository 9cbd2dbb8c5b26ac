/** How long bots think on this device. */
import type { Engine, EngineDeck, GameData } from "$/engine/engine";
import type { Level } from "$/engine/bots/choose";
import { now } from "$/engine/bots/budget";
import { growTree } from "$/engine/bots/search";
import { think } from "$/engine/bots/thinking";

/**
 * A search takes as many seconds as on a server. Where a device is slow it goes on until it has made so many
 * iterations, but never longer than `most`.
 */
interface Patience {
  least: number;
  most: number;
  iterations: number;
}

/** The plain bots; the levels for people count iterations, and are the same on every device. */
const SEARCHES: Readonly<Record<string, Patience>> = {
  quick: { least: 0.05, most: 0.2, iterations: 5000 },
  master: { least: 1, most: 3, iterations: 100_000 },
};
const TRIAL = 128; // iterations by which the device is measured
const TRIALS = 10; // at the first decisions of a game

/**
 * How many iterations a second a device can make: the most of several trials. The first ones are slow everywhere,
 * because browsers improve compiled code only while it runs, and any of them can be interrupted.
 */
export class Speed {
  private best = 0;
  private trials = 0;

  /** The speed, measured once more by a trial that takes some seconds. */
  measured(trial: () => number): number {
    if (this.trials < TRIALS) {
      this.trials++;
      this.best = Math.max(this.best, TRIAL / Math.max(trial(), 1e-6));
    }
    return this.best;
  }
}

const speeds = new Map<string, Speed>();

function speedOf(engine: Engine, deck: EngineDeck, seen: Uint8Array): number {
  const speed = speeds.get(engine.data.game) ?? new Speed();
  speeds.set(engine.data.game, speed);
  return speed.measured(() => {
    const begin = now();
    think(engine, deck, seen, 0n, (thought) => growTree(thought, { iterations: TRIAL }));
    return now() - begin;
  });
}

export function levelOn(engine: Engine, deck: EngineDeck, seen: Uint8Array, name: string): Level {
  const patience = SEARCHES[name];
  if (!patience) return { name };
  const { least, most, iterations } = patience;
  const seconds = Math.min(most, Math.max(least, iterations / speedOf(engine, deck, seen)));
  return { name, budget: { seconds } };
}

/** Seconds that a bot takes whether it has a choice or not: otherwise everybody could tell that it had none. */
export const thinkingTime = ({ levels }: GameData, name: string): number =>
  levels.find(({ id }) => id === name)?.seconds ?? SEARCHES[name]?.least ?? 0;
