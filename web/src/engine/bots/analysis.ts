import { type Budget, now } from "./budget";
import { states, seedFor, type Thought, type Worlds } from "./thinking";

const STATES = 4; // that playouts work in
const CHUNK = 8; // worlds between looks at the clock
const LEAST_WORLDS = 8; // with fewer an interval means nothing

/** Results of actions, row by row: a row is a world, a column an action, a number the share of the win. */
export interface Results {
  worlds: number;
  columns: number;
  values: Float64Array;
}

/**
 * Try each action in the same worlds with the same chance, as src/schism/bots/analysis.py does. The budget counts
 * simulations: one action played on in one world, sensibly or as the learnt policy expects. `lap` makes other worlds of the same seed. Worlds are sampled, or
 * drawn from those that are given.
 */
export function analyse(
  thought: Thought,
  budget: Budget,
  among: readonly number[] = thought.actions,
  lap = 0n,
  byPolicy = false,
  given?: Worlds,
): Results {
  const { engine, deck, seen } = thought;
  const before = engine.module.mark();
  const columns = among.length;
  const working = workingStates(thought, given);
  const actions = { at: engine.module.allocate(8 * columns), rows: columns };
  const bytes = engine.module.bytes(actions.at, 8 * columns);
  new BigInt64Array(bytes.buffer, actions.at, columns).set(among.map(BigInt));
  const seed = seedFor(thought, lap);
  const wanted = wantedWorlds(budget, columns);
  const parts: Float64Array[] = [];
  const end = now() + (budget.seconds ?? Infinity);
  let worlds = 0;
  while (worlds < LEAST_WORLDS || (worlds < wanted && now() < end)) {
    const rows = Math.min(CHUNK, wanted - worlds);
    const part = { at: engine.module.allocate(8 * rows * columns), rows, columns };
    engine.functions.compare(deck.record, seen, working, seed, worlds, actions, byPolicy, part);
    parts.push(numbers(thought, part.at, rows * columns));
    worlds += rows;
    engine.module.release(part.at);
  }
  engine.module.release(before);
  return { worlds, columns, values: joined(parts) };
}

/** States to work in, and the worlds that are given behind them. */
function workingStates(thought: Thought, given?: Worlds): Worlds {
  const { module } = thought.engine;
  const size = thought.engine.size("state");
  const working = states(thought, STATES + (given?.rows ?? 0));
  if (given) {
    const bytes = module.bytes(given.at, given.rows * size).slice();
    module.bytes(working.at + STATES * size, bytes.length).set(bytes);
  }
  return working;
}

function wantedWorlds({ iterations }: Budget, columns: number): number {
  if (iterations === undefined) return Infinity;
  return Math.max(LEAST_WORLDS, Math.floor(iterations / columns));
}

function numbers({ engine }: Thought, at: number, count: number): Float64Array {
  return new Float64Array(engine.module.bytes(at, 8 * count).slice().buffer);
}

export function joined(parts: readonly Float64Array[]): Float64Array {
  return Float64Array.from(parts.flatMap((part) => [...part]));
}
