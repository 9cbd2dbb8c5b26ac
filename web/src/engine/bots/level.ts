import type { LevelNumbers } from "../engine";
import { item } from "../item";
import { stream } from "../random";
import type { Budget } from "./budget";
import { forcedWin, growTree } from "./search";
import { seedFor, states, type Thought } from "./thinking";

const GREEDY_WORLDS = 24; // in which the greedy choice is looked for
const FEWEST_VISITS = 0.1; // of the most visited action's: what a search has looked at less is unknown
const WORLDS = 1; // the streams of a decision's seed
const DRAW = 2;
const NUMBER = 8; // bytes

/** Actions with what a bot likes about each, and what is fair to say of it. */
interface Liking {
  actions: readonly number[];
  liked: readonly number[];
  fair: readonly number[];
}

/** Choose as people of a level do; as `LevelBot` in src/schism/bots/people/level_bot.py. */
export function chooseLikePeople(thought: Thought, level: LevelNumbers): number {
  const { actions } = thought;
  if (actions.length === 1) return item(actions, 0);
  if (!level.iterations) return draw(thought, level, glances(thought, level));
  return forcedWin(thought) ?? draw(thought, level, searched(thought, budgetOf(level)));
}

export const budgetOf = ({ iterations, longest }: LevelNumbers): Budget => ({
  seconds: longest ?? undefined,
  iterations,
});

/** What the end of the trick or turn looks like after each action. */
function glances(thought: Thought, { worlds, temper }: LevelNumbers): Liking {
  const { engine, deck, seen, actions } = thought;
  const { functions, module } = engine;
  const columns = actions.length;
  const numbers = { at: module.allocate(NUMBER * columns), rows: columns };
  const results = room(thought, GREEDY_WORLDS * columns);
  const table = { at: results.at, rows: GREEDY_WORLDS, columns };
  const working = states(thought, 2);
  new BigInt64Array(module.bytes(numbers.at, 1).buffer, numbers.at, columns).set(
    actions.map(BigInt),
  );
  const seed = stream(seedFor(thought), WORLDS);
  functions.glance(deck.record, seen, working, seed, numbers, table);
  const weighed = (rows: number, by: number): number[] => {
    const values = room(thought, columns);
    functions.weigh(table, rows, by, values);
    return read(thought, values);
  };
  return { actions, liked: weighed(worlds, temper), fair: weighed(GREEDY_WORLDS, 0) };
}

/** What a search expects of the actions that it has looked at often enough. */
function searched(thought: Thought, budget: Budget): Liking {
  const found = growTree(thought, budget);
  const enough = FEWEST_VISITS * Math.max(...found.map(({ visits }) => visits));
  const known = found.filter(({ visits }) => visits >= enough);
  const means = known.map(({ mean }) => mean);
  return { actions: known.map(({ action }) => action), liked: means, fair: means };
}

function draw(thought: Thought, { width, floor }: LevelNumbers, liking: Liking): number {
  const { actions, liked, fair } = liking;
  const put = (numbers: readonly number[]) => {
    const values = room(thought, numbers.length);
    const { buffer } = thought.engine.module.bytes(values.at, 1);
    new Float64Array(buffer, values.at, numbers.length).set(numbers);
    return values;
  };
  const rng = stream(seedFor(thought), DRAW);
  const values = [put(liked), put(fair)] as const;
  return item(actions, thought.engine.functions.draw(...values, width, floor, rng));
}

/** Room for so many numbers. */
function room({ engine }: Thought, rows: number): { at: number; rows: number } {
  return { at: engine.module.allocate(NUMBER * rows), rows };
}

function read({ engine }: Thought, { at, rows }: { at: number; rows: number }): number[] {
  return [...new Float64Array(engine.module.bytes(at, NUMBER * rows).slice().buffer)];
}
