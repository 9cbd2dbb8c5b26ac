import { blake2b } from "@noble/hashes/blake2.js";
import type { Engine, EngineDeck } from "../engine";
import { members } from "../position";
import { stream } from "../random";
import type { Address } from "../types";

/** What a bot thinks with: an observation in the module's memory, and no more. */
export interface Thought {
  engine: Engine;
  deck: EngineDeck;
  seen: Address;
  actions: number[];
  /** The same observation as bytes. */
  bytes: Uint8Array;
  /** The bot's own seed. */
  botSeed: bigint;
}

/** The seed of this decision; or of a lap of it, where it takes several. */
export const seedFor = ({ botSeed, bytes }: Thought, lap = 0n): bigint =>
  decisionSeed(botSeed + lap, bytes);

/** Derive the seed of the bot in a seat; it does not depend on which bot that is. */
export const seatSeed = (gameSeed: bigint, seat: number): bigint =>
  stream(gameSeed, seat + 1) >> 1n;

/** Derive the seed of one decision from the bot's own and what it sees. */
function decisionSeed(seed: bigint, seen: Uint8Array): bigint {
  const key = new Uint8Array(8);
  new DataView(key.buffer).setBigUint64(0, seed, true);
  const digest = blake2b(seen, { dkLen: 8, key });
  return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0, true);
}

/** Put an observation where compiled functions find it, think, and free what that took. */
export function think<T>(
  engine: Engine,
  deck: EngineDeck,
  seen: Uint8Array,
  seed: bigint,
  run: (thought: Thought) => T,
): T {
  const { module } = engine;
  const before = module.mark();
  const at = module.allocate(seen.length);
  engine.put(at, seen);
  const { actions } = engine.fields<{ actions: BigUint64Array }>("seen", seen);
  try {
    return run({ engine, deck, seen: at, actions: members(actions), bytes: seen, botSeed: seed });
  } finally {
    module.release(before);
  }
}

/** States of the game in the module's memory, one behind the other. */
export interface Worlds {
  at: Address;
  rows: number;
}

/** Room for states of the game, all zeros. */
export function states({ engine }: Thought, count: number): Worlds {
  return { at: engine.module.allocate(count * engine.size("state")), rows: count };
}

/** Set the generator of a state in memory. */
export function setRng({ engine }: Thought, at: Address, rng: bigint): void {
  engine.fields<{ rng: bigint }>("state", engine.module.bytes(at, engine.size("state"))).rng = rng;
}

/** Sample one state that fits, for questions whose answer is the same in all of them. */
export function sampleWorld(thought: Thought): Address {
  const { engine, deck, seen } = thought;
  const world = states(thought, 1).at;
  engine.functions.sample_hidden(deck.record, seen, world);
  return world;
}
