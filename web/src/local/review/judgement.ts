/** What each action is worth, for people who ask; as `schism/review/judgement.py`, with the same compiled functions. */
import { analyse, type Results } from "$/engine/bots/analysis";
import { nodesFor } from "$/engine/bots/budget";
import { forcedWin, growTree, newTree } from "$/engine/bots/search";
import { sampleWorld, seedFor, states, type Thought } from "$/engine/bots/thinking";
import type { PlayoutSearch } from "$/engine/engine";
import { Position } from "$/engine/position";

const CANDIDATES = 3;
const FEWEST = 4; // slow playouts of each action, or searches of a position
const SCREENING = 4000; // iterations of the search that finds the candidates
const SOLVED_AHEAD = 1; // milestones
const SOLVING_EFFORT = 50_000; // positions
const STATES = 4; // that playouts work in; the first is the world
const NUMBER = 8; // bytes

/** The legal actions, or where playouts are slow those that a search visits most, after one that is sure to win. */
export function candidates(thought: Thought): number[] {
  const { actions, engine } = thought;
  if (!engine.data.playout_search || actions.length <= 2) return actions;
  const found = growTree(thought, { iterations: SCREENING });
  const sure = forcedWin(thought);
  const last = (action: number): number => (action === sure ? 0 : 1);
  return found
    .toSorted(
      (a, b) => last(a.action) - last(b.action) || b.proven - a.proven || b.visits - a.visits,
    )
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
  const { module, functions } = thought.engine;
  const before = module.mark();
  const rows = Math.max(FEWEST, Math.floor(simulations / (search.simulations * among.length)));
  const end = Number(functions.milestone(sampleWorld(thought))) + search.milestones;
  const sure = forcedWin(thought);
  const columns = among.map((action) => {
    const mark = module.mark();
    const [low, high] = action === sure ? [1, 1] : boundsAfter(thought, action);
    const how = { end, seat: seatOf(thought), seed: seedFor(thought, lap), count: rows };
    const found =
      low === high
        ? new Float64Array(rows).fill(low)
        : playFrom(thought, search, stateAfter(thought, action), how);
    module.release(mark);
    return found;
  });
  module.release(before);
  const values = new Float64Array(rows * among.length);
  columns.forEach((column, i) => {
    column.forEach((share, row) => (values[row * among.length + i] = share));
  });
  return { worlds: rows, columns: among.length, values };
}

function stateAfter(thought: Thought, action: number): Uint8Array {
  const { engine, deck } = thought;
  const position = new Position(engine, deck, engine.copy(sampleWorld(thought), "state"));
  position.apply(action);
  return position.state;
}

function milestoneOf({ engine, state }: Position): number {
  engine.put(engine.slots.state, state);
  return Number(engine.functions.milestone(engine.slots.state));
}

const seatOf = ({ engine, bytes }: Thought): number =>
  engine.fields<{ seat: number }>("seen", bytes).seat;

/** Bounds on the seat's share of the win with best play on all sides, as far as they are known. */
function boundsAfter(thought: Thought, action: number): [number, number] {
  const { engine, deck } = thought;
  const world = sampleWorld(thought);
  engine.functions.apply(deck.record, world, action, engine.slots.log);
  engine.drain();
  const bounds = room(thought, 2);
  engine.functions.solve(deck.record, world, seatOf(thought), SOLVED_AHEAD, SOLVING_EFFORT, bounds);
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
  const end = milestoneOf(new Position(engine, deck, state));
  return playFrom(thought, search, state, { end, seat, seed, count: FEWEST });
}

/** What a seat can expect, one number for each playout up to a milestone. */
function playFrom(
  thought: Thought,
  search: PlayoutSearch,
  state: Uint8Array,
  { end, seat, seed, count }: { end: number; seat: number; seed: bigint; count: number },
): Float64Array {
  const { engine, deck } = thought;
  const [working, seens, tree] = workplace(thought, search);
  engine.put(working.at, state);
  const effort = whole(thought, [search.iterations, end, search.last_iterations]);
  const values = room(thought, count);
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
  return read(thought, values.at, count);
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
