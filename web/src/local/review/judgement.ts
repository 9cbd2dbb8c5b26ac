/** What each action is worth, for people who ask; as `schism/review/judgement.py`, with the same compiled functions. */
import { analyse, type Results } from "$/engine/bots/analysis";
import { nodesFor } from "$/engine/bots/budget";
import { forcedWin, growTree, newTree } from "$/engine/bots/search";
import { sampleWorld, seedFor, states, type Thought } from "$/engine/bots/thinking";
import type { PlayoutSearch } from "$/engine/engine";
import { item } from "$/engine/item";

const CANDIDATES = 3;
const FEWEST = 4; // slow playouts of each action, or searches of a position
const SCREENING = 4000; // iterations of the search that finds the candidates
const SOLVED_AHEAD = 1; // milestones
const SOLVING_EFFORT = 50_000; // positions
const STATES = 4; // that playouts work in; the first is the world
const NUMBER = 8; // bytes

/** The legal actions, or where playouts are slow those that a search visits most. */
export function candidates(thought: Thought): number[] {
  const { actions, engine } = thought;
  if (!engine.data.playout_search || actions.length <= 2) return actions;
  const found = growTree(thought, { iterations: SCREENING });
  const sure = forcedWin(thought);
  const last = (action: number): number => (action === sure ? 0 : 1);
  return found
    .toSorted((a, b) => last(a.action) - last(b.action) || b.visits - a.visits)
    .slice(0, CANDIDATES)
    .map(({ action }) => action);
}

/** Compare actions; `simulations` count plain playouts, and `lap` makes other worlds of the same seed. */
export function judge(
  thought: Thought,
  simulations: number,
  among: readonly number[],
  lap = 0n,
): Results {
  const search = thought.engine.data.playout_search;
  if (!search) return analyse(thought, { iterations: simulations }, among, lap);
  const before = thought.engine.module.mark();
  const rows = Math.max(FEWEST, Math.floor(simulations / (search.simulations * among.length)));
  const results = compareBySearch(thought, search, among, rows, lap);
  const sure = forcedWin(thought);
  among.forEach((action, column) => {
    const [low, high] = action === sure ? [1, 1] : boundsAfter(thought, action);
    for (let row = 0; row < rows; row++) {
      const at = row * among.length + column;
      results[at] = Math.min(high, Math.max(low, item(results, at)));
    }
  });
  thought.engine.module.release(before);
  return { worlds: rows, columns: among.length, values: results };
}

function compareBySearch(
  thought: Thought,
  search: PlayoutSearch,
  among: readonly number[],
  rows: number,
  lap: bigint,
): Float64Array {
  const { engine, deck, seen } = thought;
  const { milestone, compare_by_search } = engine.functions;
  const end = Number(milestone(sampleWorld(thought))) + search.milestones;
  const values = { ...room(thought, rows * among.length), rows, columns: among.length };
  compare_by_search(
    deck.record,
    seen,
    ...workplace(thought, search),
    seedFor(thought, lap),
    0,
    whole(thought, among),
    whole(thought, [search.iterations, end, search.last_iterations]),
    engine.data.exploration,
    search.slope,
    values,
  );
  return read(thought, values.at, rows * among.length);
}

/** Bounds on the seat's share of the win with best play on all sides, as far as they are known. */
function boundsAfter(thought: Thought, action: number): [number, number] {
  const { engine, deck } = thought;
  const { seat } = engine.fields<{ seat: number }>("seen", thought.bytes);
  const world = sampleWorld(thought);
  engine.functions.apply(deck.record, world, action, engine.slots.log);
  engine.drain();
  const bounds = room(thought, 2);
  engine.functions.solve(deck.record, world, seat, SOLVED_AHEAD, SOLVING_EFFORT, bounds);
  const [low = 0, high = 1] = read(thought, bounds.at, 2);
  return [low, high];
}

/** What a seat can expect from a true state, one number for each search; null where playouts are accurate enough. */
export function searchFrom(
  thought: Thought,
  state: Uint8Array,
  seat: number,
  seed: bigint,
): Float64Array | null {
  const { engine, deck } = thought;
  const search = engine.data.playout_search;
  if (!search) return null;
  const [working, seens, tree] = workplace(thought, search);
  engine.put(working.at, state);
  const end = Number(engine.functions.milestone(working.at));
  const effort = whole(thought, [search.iterations, end, search.last_iterations]);
  const values = room(thought, FEWEST);
  engine.functions.play_from_by_search(
    deck.record,
    working,
    seens,
    tree,
    seed,
    effort,
    engine.data.exploration,
    search.slope,
    seat,
    values,
  );
  return read(thought, values.at, FEWEST);
}

/** States, observations and a tree for playouts in which everybody searches. */
function workplace(thought: Thought, search: PlayoutSearch) {
  const { module } = thought.engine;
  const seens = { at: module.allocate(2 * thought.engine.size("seen")), rows: 2 };
  const iterations = Math.max(search.iterations, search.last_iterations);
  return [states(thought, STATES), seens, newTree(thought, nodesFor({ iterations }))] as const;
}

function room({ engine }: Thought, rows: number): { at: number; rows: number } {
  return { at: engine.module.allocate(NUMBER * rows), rows };
}

/** Whole numbers in the module's memory. */
function whole(thought: Thought, numbers: readonly number[]): { at: number; rows: number } {
  const place = room(thought, numbers.length);
  const { buffer } = thought.engine.module.bytes(place.at, 1);
  new BigInt64Array(buffer, place.at, numbers.length).set(numbers.map(BigInt));
  return place;
}

function read({ engine }: Thought, at: number, count: number): Float64Array {
  return new Float64Array(engine.module.bytes(at, NUMBER * count).slice().buffer);
}
