import { item } from "../item";
import {
  CHUNK,
  isSpent,
  iterationsLeft,
  less,
  nodesFor,
  now,
  UNLIMITED,
  type Budget,
} from "./budget";
import { sampleWorld, seedFor, setRng, states, type Thought } from "./thinking";

const NO_NODE = -1;
const NO_ACTION = -1;

interface Node {
  total: number;
  visits: number;
  child: number;
  sibling: number;
  key: number;
  mover: number;
  /** The seat + 1 that surely wins, or 0. */
  winner: number;
}

/** An action at the root of a tree. */
export interface RootAction {
  action: number;
  visits: number;
  /** Of the share of the win it led to; exact where the result is proven. */
  mean: number;
  /** 1 if it is sure to win, -1 if it is sure to lose, else 0. */
  proven: number;
}

type Search = (thought: Thought, budget: Budget) => number;

/** Take the only action, or one that wins for certain, or else what the search finds. */
export function decide(thought: Thought, budget: Budget, search: Search = mostVisited): number {
  const begin = now();
  if (thought.actions.length === 1) return item(thought.actions, 0);
  return forcedWin(thought) ?? search(thought, less(budget, now() - begin));
}

/** An action that wins whatever the others do. */
export function forcedWin(thought: Thought): number | null {
  const { engine, deck } = thought;
  const sure = engine.functions.forced_win(deck.record, sampleWorld(thought));
  return sure === NO_ACTION ? null : sure;
}

export function mostVisited(thought: Thought, budget: Budget): number {
  const found = growTree(thought, budget, true);
  const ahead = (one: RootAction, other: RootAction) =>
    one.proven - other.proven || one.visits - other.visits;
  return found.reduce((best, each) => (ahead(each, best) > 0 ? each : best)).action;
}

/** Search until the budget is spent, or with `stopEarly` until the most visited action cannot be overtaken. */
export function growTree(thought: Thought, budget: Budget, stopEarly = false): RootAction[] {
  const { engine, deck, seen } = thought;
  const world = states(thought, 1);
  setRng(thought, world.at, seedFor(thought));
  const tree = newTree(thought, nodesFor(budget));
  const begin = now();
  let [used, done, settled] = [1, 0, false];
  while (!settled && !isSpent(budget, now() - begin, done)) {
    const chunk = Math.min(CHUNK, (budget.iterations ?? UNLIMITED) - done);
    const left = stopEarly ? iterationsLeft(budget, now() - begin, done) : UNLIMITED;
    const { exploration, proves } = engine.data;
    [used, settled] = engine.functions.iterate(
      deck.record,
      seen,
      world,
      tree,
      used,
      chunk,
      left,
      exploration,
      proves,
    );
    done += chunk;
  }
  return rootActions(thought, tree.at);
}

/** An empty tree with room for so many nodes. */
export function newTree({ engine }: Thought, nodes: number) {
  const { size, fields } = item(engine.data.records, "node");
  const at = engine.module.allocate(nodes * size);
  const bytes = engine.module.bytes(at, nodes * size);
  const numbers = new Int32Array(bytes.buffer, at, bytes.length / 4);
  for (const field of ["child", "sibling"]) {
    for (let i = item(fields, field)[1] / 4; i < numbers.length; i += size / 4)
      numbers[i] = NO_NODE;
  }
  return { at, rows: nodes };
}

function rootActions({ engine }: Thought, tree: number): RootAction[] {
  const size = engine.size("node");
  const node = (number: number) =>
    engine.fields<Node>("node", engine.module.bytes(tree + number * size, size));
  const found: RootAction[] = [];
  for (let { child } = node(0); child !== NO_NODE;) {
    const { key, visits, total, sibling, mover, winner } = node(child);
    const proven = winner === 0 ? 0 : winner === mover + 1 ? 1 : -1;
    const mean = proven === 0 ? total / visits : (1 + proven) / 2;
    found.push({ action: key, visits, mean, proven });
    child = sibling;
  }
  return found;
}
