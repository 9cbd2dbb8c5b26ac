import { item } from "./item";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Where chance comes from; the same as in src/schism/games/random_source.py. */
export interface Source {
  /** A number from 0 to limit - 1. */
  below(limit: number): number;
}

const WORDS = 2 ** 32;
const MASK = (1n << 64n) - 1n;
const GOLDEN = 0x9e3779b97f4a7c15n;

/** The numbers that follow from a secret, so that a table can prove its deals afterwards. */
export class Committed implements Source {
  private blocks = 0n;
  private left = new Uint8Array(0);

  constructor(private readonly secret: Uint8Array) {}

  below(limit: number): number {
    const fair = WORDS - (WORDS % limit);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % limit;
  }

  private word(): number {
    if (this.left.length === 0) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, this.blocks++);
      this.left = sha256(concatBytes(this.secret, counter)) as Uint8Array<ArrayBuffer>;
    }
    const word = new DataView(this.left.buffer, this.left.byteOffset).getUint32(0);
    this.left = this.left.subarray(4);
    return word;
  }
}

/** The same numbers for the same seed. */
export class Seeded implements Source {
  private rng: bigint;

  constructor(seed: bigint) {
    this.rng = mixed(seed);
  }

  below(limit: number): number {
    this.rng = (this.rng + GOLDEN) & MASK;
    return Number(((mixed(this.rng) >> 32n) * BigInt(limit)) >> 32n);
  }
}

/** A secret from the browser's secure source. */
export const newSecret = (): Uint8Array => randomBytes(32);

/** The secret of a table whose deal is the same for everybody who gives the same name. */
export const sharedSecret = (name: string): Uint8Array => sha256(utf8ToBytes(name));

/** What is published before the first deal. */
export const commitmentTo = (secret: Uint8Array): string => bytesToHex(sha256(secret));

/** `count` of the items in random order. */
export function sample<T>(source: Source, items: readonly T[], count: number): T[] {
  const pool = [...items];
  for (let i = 0; i < count; i++) {
    const j = i + source.below(pool.length - i);
    [pool[i], pool[j]] = [item(pool, j), item(pool, i)];
  }
  return pool.slice(0, count);
}

/** Where stream `number` of a seed begins; as src/schism/kernel/rng.py. */
export function stream(seed: bigint, number: number): bigint {
  return mixed((mixed((seed + GOLDEN) & MASK) + BigInt(number) * GOLDEN) & MASK);
}

function mixed(z: bigint): bigint {
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return z ^ (z >> 31n);
}
