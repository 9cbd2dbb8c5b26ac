import { analyse, joined, type Results } from "./analysis";
import { less, now, type Budget } from "./budget";
import { item } from "../item";
import { members } from "../position";
import { growTree, mostVisited, type RootAction } from "./search";
import { sampleWorld, type Thought } from "./thinking";

const CANDIDATES = [6, 3, 2]; // at most, in each third of the race
const SEARCH_SHARE = 0.05; // of the budget, for finding the candidates
const ITERATIONS_A_PLAYOUT = 40; // that take as long as one playout
const LEAST_SECONDS = 0.1; // below this there is no time to race
const LEAST_ITERATIONS = 2000;
const SHORTEST_LAP = 16; // worlds between two comparisons, at least
const LAP_GROWTH = 0.125;
const SIGNIFICANT = 4; // standard errors behind the best: the candidate is dropped

/** A search names candidates, and playouts in the same worlds decide; as src/schism/bots/master.py. */
export function search(thought: Thought, budget: Budget): number {
  const { seconds, iterations } = budget;
  const short =
    (seconds ?? Infinity) < LEAST_SECONDS || (iterations ?? Infinity) < LEAST_ITERATIONS;
  if (short || !thought.engine.data.successive_halving) return mostVisited(thought, budget);
  const begin = now();
  const candidates = findCandidates(thought, growTree(thought, searchBudget(budget)));
  return runRace(thought, candidates, playoutBudget(less(budget, now() - begin)));
}

function searchBudget({ seconds, iterations }: Budget): Budget {
  return {
    seconds: seconds === undefined ? undefined : SEARCH_SHARE * seconds,
    iterations:
      iterations === undefined ? undefined : Math.max(1, Math.trunc(SEARCH_SHARE * iterations)),
  };
}

/** What is left of a budget after the search, counted in playouts. */
function playoutBudget({ seconds, iterations }: Budget): Budget {
  if (iterations === undefined) return { seconds };
  const left = Math.trunc((1 - SEARCH_SHARE) * iterations);
  return { seconds, iterations: Math.floor(left / ITERATIONS_A_PLAYOUT) };
}

/** The most visited actions, leaving out those that do the same as another. */
function findCandidates(thought: Thought, found: RootAction[]): RootAction[] {
  const { engine, deck } = thought;
  const world = sampleWorld(thought);
  const distinct = new Set(members(engine.functions.distinct_actions(deck.record, world)));
  const different = found.filter(({ action }) => distinct.has(action));
  return different.toSorted((a, b) => b.visits - a.visits).slice(0, CANDIDATES[0]);
}

function runRace(thought: Thought, candidates: RootAction[], budget: Budget): number {
  const begin = now();
  let results: Results = { worlds: 0, columns: candidates.length, values: new Float64Array(0) };
  let playouts = 0;
  for (let lap = 0n; candidates.length > 1; lap++) {
    const seconds = now() - begin;
    const spent = shareSpent(budget, seconds, playouts);
    if (spent >= 1) break;
    const staying = Math.min(
      item(CANDIDATES, Math.trunc(spent * CANDIDATES.length)),
      candidates.length,
    );
    const best = [...candidates.keys()].slice(0, staying);
    [candidates, results] = [candidates.slice(0, staying), columnsOf(results, best)];
    const worlds = Math.max(SHORTEST_LAP, Math.trunc(LAP_GROWTH * results.worlds));
    const most = { seconds: less(budget, seconds).seconds, iterations: staying * worlds };
    const actions = candidates.map(({ action }) => action);
    const more = analyse(thought, most, actions, lap);
    playouts += more.values.length;
    results = {
      worlds: results.worlds + more.worlds,
      columns: staying,
      values: joined([results.values, more.values]),
    };
    const order = rank(thought, results, candidates);
    candidates = order.map((column) => item(candidates, column));
    results = columnsOf(results, order);
  }
  return item(candidates, 0).action;
}

function shareSpent({ seconds, iterations }: Budget, spent: number, done: number): number {
  const late = seconds === undefined ? 0 : spent / Math.max(seconds, 1e-9);
  return iterations === undefined ? late : Math.max(late, done / iterations);
}

/** The columns from best to worst, without those that are out of the race. */
function rank({ engine }: Thought, results: Results, candidates: RootAction[]): number[] {
  const { module } = engine;
  const { worlds, columns, values } = results;
  const before = module.mark();
  const put = (numbers: Float64Array) => {
    const at = module.allocate(numbers.byteLength);
    module.bytes(at, numbers.byteLength).set(new Uint8Array(numbers.buffer));
    return at;
  };
  const table = { at: put(values), rows: worlds, columns };
  const means = { at: put(Float64Array.from(candidates, ({ mean }) => mean)), rows: columns };
  const order = { at: module.allocate(8 * columns), rows: columns };
  const left = engine.functions.rank(table, means, SIGNIFICANT, order);
  const found = new BigInt64Array(module.bytes(order.at, 8 * left).slice().buffer);
  module.release(before);
  return Array.from(found, Number);
}

function columnsOf({ worlds, columns, values }: Results, kept: readonly number[]): Results {
  const picked = new Float64Array(worlds * kept.length);
  for (let world = 0; world < worlds; world++) {
    kept.forEach(
      (column, i) => (picked[world * kept.length + i] = item(values, world * columns + column)),
    );
  }
  return { worlds, columns: kept.length, values: picked };
}
