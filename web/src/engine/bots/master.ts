import { analyse, joined, type Results } from "./analysis";
import { less, now, type Budget } from "./budget";
import { nameCandidates, PRIOR_WORLDS } from "./candidates";
import { item } from "../item";
import { members } from "../position";
import { growTree, mostVisited, type RootAction } from "./search";
import { sampleWorld, seedFor, setRng, states, type Thought, type Worlds } from "./thinking";

const CANDIDATES = [6, 3, 2]; // at most, in each third of the race
const SEARCH_SHARE = 0.05; // of the budget, for finding the candidates
const WORLDS_OF_A_SEARCH = 30; // that its means count for
const LEAST_TO_INFER: Budget = { seconds: 0.2, iterations: 20_000 };
const WORLDS_A_SECOND = 4000; // that are weighed
const WORLDS_AN_ITERATION = 0.04;
const MOST_WORLDS = 4000;
const TRUST = 0.3; // in the likelihoods
const SHORTEST_LAP = 16; // worlds between two comparisons, at least
const LAP_GROWTH = 0.125;
const SIGNIFICANT = 4; // standard errors behind the best: the candidate is dropped

/** How the candidates of a race are played on. */
interface Playouts {
  byPolicy: boolean;
  /** Of the search, that take as long as one playout. */
  iterations: number;
  /** Below this there is no time to race. */
  least: Budget;
}

const SENSIBLE: Playouts = {
  byPolicy: false,
  iterations: 40,
  least: { seconds: 0.1, iterations: 2000 },
};
const BY_POLICY: Playouts = {
  byPolicy: true,
  iterations: 16,
  least: { seconds: 0.01, iterations: 100 },
};

/** A search names candidates, and playouts in the same worlds decide; as src/schism/bots/master.py. */
export function search(thought: Thought, budget: Budget): number {
  const { successive_halving, has_policy } = thought.engine.data;
  const playouts = has_policy ? BY_POLICY : SENSIBLE;
  if (isBelow(budget, playouts.least) || !successive_halving) return mostVisited(thought, budget);
  const begin = now();
  const field = entrants(thought, budget, playouts);
  const worlds = likelyWorlds(thought, budget);
  const left = playoutBudget(less(budget, now() - begin), playouts.iterations);
  return runRace(thought, field, left, playouts.byPolicy, worlds);
}

/** Candidates, with the number of worlds that their means count for. */
interface Field {
  candidates: RootAction[];
  prior: number;
}

/** What the policy thinks likeliest or, where it has no opinion, what a search visits. */
function entrants(thought: Thought, budget: Budget, { byPolicy }: Playouts): Field {
  const named = byPolicy ? nameCandidates(thought, item(CANDIDATES, 0)) : [];
  if (named.length) return { candidates: named, prior: PRIOR_WORLDS };
  const candidates = findCandidates(thought, growTree(thought, searchBudget(budget)));
  return { candidates, prior: WORLDS_OF_A_SEARCH };
}

/** Whether the budget is smaller, in seconds or in iterations, whichever it has. */
const isBelow = (budget: Budget, least: Budget): boolean =>
  (budget.seconds ?? Infinity) < (least.seconds ?? 0) ||
  (budget.iterations ?? Infinity) < (least.iterations ?? 0);

/** Worlds that explain what the others did; none where any that fit will do. */
function likelyWorlds(thought: Thought, budget: Budget): Worlds | undefined {
  const { engine, deck, seen, bytes } = thought;
  const hidden = engine.data.infers_if;
  if (hidden === null || isBelow(budget, LEAST_TO_INFER)) return undefined;
  if (!engine.fields<Record<string, number>>("seen", bytes)[hidden]) return undefined;
  const worlds = states(thought, 1 + worldsToWeigh(budget));
  setRng(thought, worlds.at, seedFor(thought));
  engine.functions.infer_worlds(deck.record, seen, worlds, TRUST);
  return { at: worlds.at + engine.size("state"), rows: worlds.rows - 1 };
}

const worldsToWeigh = ({ seconds = Infinity, iterations = Infinity }: Budget): number =>
  Math.trunc(Math.min(MOST_WORLDS, WORLDS_A_SECOND * seconds, WORLDS_AN_ITERATION * iterations));

function searchBudget({ seconds, iterations }: Budget): Budget {
  return {
    seconds: seconds === undefined ? undefined : SEARCH_SHARE * seconds,
    iterations:
      iterations === undefined ? undefined : Math.max(1, Math.trunc(SEARCH_SHARE * iterations)),
  };
}

/** What is left of a budget after the search, counted in playouts that take so many iterations each. */
function playoutBudget({ seconds, iterations }: Budget, each: number): Budget {
  if (iterations === undefined) return { seconds };
  const left = Math.trunc((1 - SEARCH_SHARE) * iterations);
  return { seconds, iterations: Math.floor(left / each) };
}

/** The most visited actions, leaving out those that do the same as another. */
function findCandidates(thought: Thought, found: RootAction[]): RootAction[] {
  const { engine, deck } = thought;
  const world = sampleWorld(thought);
  const distinct = new Set(members(engine.functions.distinct_actions(deck.record, world)));
  const different = found.filter(({ action }) => distinct.has(action));
  return different.toSorted((a, b) => b.visits - a.visits).slice(0, CANDIDATES[0]);
}

function runRace(
  thought: Thought,
  { candidates, prior }: Field,
  budget: Budget,
  byPolicy: boolean,
  given?: Worlds,
): number {
  const begin = now();
  let results: Results = { worlds: 0, columns: candidates.length, values: new Float64Array(0) };
  let playouts = 0;
  for (let lap = 0n; candidates.length > 1; lap++) {
    const seconds = now() - begin;
    const spent = shareSpent(budget, seconds, playouts);
    if (spent >= 1) break;
    const staying = Math.min(
      item(CANDIDATES, Math.trunc(spent * CANDIDATES.length)),
      byPolicy ? affordable(budget, playouts) : Infinity, // version 0.1 raced on beyond its budget
      candidates.length,
    );
    if (staying === 1) break;
    const best = [...candidates.keys()].slice(0, staying);
    [candidates, results] = [candidates.slice(0, staying), columnsOf(results, best)];
    const worlds = Math.max(SHORTEST_LAP, Math.trunc(LAP_GROWTH * results.worlds));
    const most = { seconds: less(budget, seconds).seconds, iterations: staying * worlds };
    const actions = candidates.map(({ action }) => action);
    const more = analyse(thought, most, actions, lap, byPolicy, given);
    playouts += more.values.length;
    results = {
      worlds: results.worlds + more.worlds,
      columns: staying,
      values: joined([results.values, more.values]),
    };
    const order = rank(thought, results, candidates, prior);
    candidates = order.map((column) => item(candidates, column));
    results = columnsOf(results, order);
  }
  return item(candidates, 0).action;
}

/** How many candidates can play the shortest lap with what is left; always the best one. */
const affordable = ({ iterations = Infinity }: Budget, done: number): number =>
  Math.max(1, Math.floor((iterations - done) / SHORTEST_LAP));

function shareSpent({ seconds, iterations }: Budget, spent: number, done: number): number {
  const late = seconds === undefined ? 0 : spent / Math.max(seconds, 1e-9);
  return iterations === undefined ? late : Math.max(late, done / iterations);
}

/** The columns from best to worst, without those that are out of the race. */
function rank(
  { engine }: Thought,
  results: Results,
  candidates: RootAction[],
  prior: number,
): number[] {
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
  const left = engine.functions.rank(table, means, prior, SIGNIFICANT, order);
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
