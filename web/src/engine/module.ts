import type { Address, Rows } from "./types";

/** What every module exports besides a game's functions; see src/schism/wasm/runtime.c. */
interface Runtime {
  memory: WebAssembly.Memory;
  allocate(size: number): Address;
  mark(): Address;
  release(to: Address): void;
}

type Compiled = (nothing: Address, error: Address, words: Address, results: Address) => number;
type Argument = number | bigint | boolean | Rows;
type Result = number | bigint | boolean;

const MOST_WORDS = 64;
const MOST_RESULTS = 8;
const RETURNED_NONE = -2;
const WORD = 2 ** 32;

/** One instance of a game's module: its memory, and its functions by name. Each worker has its own. */
export class Module<Functions> {
  readonly functions: Functions;
  private readonly runtime: Runtime;
  private readonly words: Address;
  private readonly results: Address;
  private view = new DataView(new ArrayBuffer(0));

  /** `signatures` are those of src/schism/native/exports.py. */
  constructor(instance: WebAssembly.Instance, signatures: Record<string, string>) {
    this.runtime = instance.exports as unknown as Runtime;
    this.words = this.runtime.allocate(8 * MOST_WORDS);
    this.results = this.runtime.allocate(8 * (MOST_RESULTS + 2));
    const functions = Object.entries(signatures).map(([name, signature]) => [
      name,
      this.bind(instance.exports[name] as Compiled, signature, name),
    ]);
    this.functions = Object.fromEntries(functions) as Functions;
  }

  static async instantiate<Functions>(
    module: WebAssembly.Module,
    signatures: Record<string, string>,
  ): Promise<Module<Functions>> {
    return new Module(await WebAssembly.instantiate(module), signatures);
  }

  /** A block of zeros; it is there until a `release` to a mark from before. */
  allocate(size: number): Address {
    return this.runtime.allocate(size);
  }

  mark(): Address {
    return this.runtime.mark();
  }

  release(to: Address): void {
    this.runtime.release(to);
  }

  /** A part of the memory, to be used at once: when the memory grows, it is gone. */
  bytes(at: Address, size: number): Uint8Array {
    return new Uint8Array(this.runtime.memory.buffer, at, size);
  }

  private bind(compiled: Compiled, signature: string, name: string) {
    const [taken = "", given = ""] = signature.split("->");
    const takes = words(taken);
    const gives = words(given);
    const nothing = this.results + 8 * MOST_RESULTS;
    return (...values: Argument[]) => {
      this.runtime.mark();
      let at = this.words;
      for (let i = 0; i < takes.length; i++)
        at = this.put(takes[i] as string, values[i] as Argument, at);
      const status = compiled(nothing, nothing + 8, this.words, this.results);
      if (status !== 0 && status !== RETURNED_NONE) throw new Error(`${name} has failed`);
      if (gives.length < 2) return gives[0] && this.take(gives[0], 0);
      return gives.map((kind, i) => this.take(kind, i));
    };
  }

  /** Write one argument; returns where the next one goes. */
  private put(kind: string, value: Argument, at: Address): Address {
    if (typeof value === "object") return this.putRows(value, kind.endsWith(",]"), at);
    if (kind === "float") this.data().setFloat64(at, Number(value), true);
    else if (kind === "uint") this.data().setBigUint64(at, BigInt(value), true);
    else this.putNumber(Number(value), at);
    return at + 8;
  }

  private putRows({ at: first, rows, columns }: Rows, flat: boolean, at: Address): Address {
    this.putNumber(first, at);
    this.putNumber(rows, at + 8);
    if (!flat) return at + 16;
    this.putNumber(columns ?? 1, at + 16);
    return at + 24;
  }

  /** A word of 64 bits from a number of at most 53; without a bigint, which takes longer. */
  private putNumber(value: number, at: Address): void {
    const data = this.data();
    data.setInt32(at, value, true);
    data.setInt32(at + 4, Math.floor(value / WORD), true);
  }

  private take(kind: string, place: number): Result {
    const [data, at] = [this.data(), this.results + 8 * place];
    if (kind === "float") return data.getFloat64(at, true);
    if (kind === "uint") return data.getBigUint64(at, true);
    const number = data.getUint32(at, true) + WORD * data.getInt32(at + 4, true);
    return kind === "bool" ? number !== 0 : number;
  }

  private data(): DataView {
    const { buffer } = this.runtime.memory;
    if (this.view.buffer !== buffer) this.view = new DataView(buffer);
    return this.view;
  }
}

const words = (text: string) => text.split(" ").filter((word) => word !== "");
