import { NOBODY, type Engine, type EngineDeck } from "./engine";
import type { EventRow } from "./events";

/** A game's state between two decisions. Its bytes belong to the page; the module has them while it works. */
export class Position {
  private readonly fields: { to_act: number };

  constructor(
    readonly engine: Engine,
    readonly deck: EngineDeck,
    readonly state: Uint8Array,
  ) {
    this.fields = engine.fields("state", state);
  }

  /** The seat to act, CHANCE or NOBODY. */
  get toAct(): number {
    return this.fields.to_act;
  }

  /** End the game as it lies: nobody is to act any more. */
  end(): void {
    this.fields.to_act = NOBODY;
  }

  clone(): Position {
    return new Position(this.engine, this.deck, this.state.slice());
  }

  /** The legal actions as numbers, in ascending order: the order in which a view lists their texts. */
  legal(): number[] {
    const { engine } = this;
    engine.put(engine.slots.state, this.state);
    return members(engine.functions.legal(this.deck.record, engine.slots.state));
  }

  /** Carry out a legal action; returns its events. */
  apply(action: number): EventRow[] {
    return this.change((state, log) =>
      this.engine.functions.apply(this.deck.record, state, action, log),
    );
  }

  /** Draw the outcome that is due with the state's own generator, and carry it out. */
  chance(): EventRow[] {
    return this.change((state, log) => this.engine.functions.chance(this.deck.record, state, log));
  }

  /** Let compiled functions change the state; returns the events. */
  change(run: (state: number, log: number) => unknown): EventRow[] {
    const { slots } = this.engine;
    this.engine.put(slots.state, this.state);
    run(slots.state, slots.log);
    this.state.set(this.engine.module.bytes(slots.state, this.state.length));
    return this.engine.drain();
  }

  /** What a seat may know, for bots. */
  observation(seat: number): Uint8Array {
    const { engine } = this;
    const { slots } = engine;
    engine.put(slots.state, this.state);
    engine.module.bytes(slots.seen, engine.size("seen")).fill(0);
    engine.functions.observe(this.deck.record, slots.state, seat, slots.seen);
    return engine.copy(slots.seen, "seen");
  }

  /** What everybody sees, and what each seat sees besides, as JSON. `display` has a bit for each display option. */
  views(seats: number, display = 0): string[] {
    const { engine } = this;
    const { slots, module } = engine;
    const one = (at: number) => ({ at, rows: 1 });
    const all = { at: slots.seen, rows: 1 + seats };
    const ends = { at: slots.ends, rows: 1 + seats };
    engine.put(slots.state, this.state);
    module.bytes(slots.seen, all.rows * engine.size("seen")).fill(0);
    engine.functions.write_views_in(
      one(this.deck.record),
      one(slots.state),
      all,
      display,
      one(slots.buffer),
      one(this.deck.tokens),
      ends,
    );
    return this.texts(ends.rows);
  }

  private texts(count: number): string[] {
    const { module, slots } = this.engine;
    const ends = new BigInt64Array(module.bytes(slots.ends, 8 * count).slice().buffer);
    const text = TEXT.decode(module.bytes(slots.buffer, Number(ends.at(-1))));
    return Array.from(ends, (end, i) => text.slice(Number(ends[i - 1] ?? 0), Number(end)));
  }
}

const TEXT = new TextDecoder();

/** The actions of a set of four words, in ascending order. */
export function members(words: Iterable<bigint>): number[] {
  const found: number[] = [];
  [...words].forEach((word, i) => {
    for (let left = word, action = 64 * i; left !== 0n; left >>= 1n, action++) {
      if (left & 1n) found.push(action);
    }
  });
  return found;
}
