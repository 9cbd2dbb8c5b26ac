import { item } from "../item";
import type { Engine, EngineDeck } from "../engine";
import { Seeded } from "../random";
import type { Budget } from "./budget";
import { budgetOf, chooseLikePeople } from "./level";
import { search } from "./master";
import { decide, mostVisited } from "./search";
import { seedFor, states, think, type Thought } from "./thinking";

const LIMIT = 256; // action numbers are smaller
const WORLDS = 24; // that a greedy bot looks at
const BUDGETS: Record<string, Budget> = { quick: { seconds: 0.05 }, master: { seconds: 1 } };

/** A level for people or a plain bot, and how long it may think if not as long as usual. */
export interface Level {
  name: string;
  budget?: Budget;
}

/**
 * The action that a bot of a level chooses; it sees the observation of its seat and nothing else. The same seed,
 * observation and iterations give the same action as on a server.
 */
export function chooseAction(
  engine: Engine,
  deck: EngineDeck,
  seen: Uint8Array,
  { name, budget }: Level,
  seed: bigint,
): number {
  const level = engine.data.levels.find(({ id }) => id === name);
  return think(engine, deck, seen, seed, (thought) => {
    if (level?.width) return chooseLikePeople(thought, level);
    if (level) return decide(thought, budget ?? budgetOf(level), search);
    if (name === "random") return atRandom(thought);
    if (name === "greedy") return greedily(thought);
    const races = name === "master" || engine.data.has_policy;
    return decide(thought, budget ?? BUDGETS[name] ?? {}, races ? search : mostVisited);
  });
}

function atRandom(thought: Thought): number {
  const { actions } = thought;
  return item(actions, new Seeded(seedFor(thought)).below(actions.length));
}

/** What looks best at the end of the trick or turn in a few worlds. */
function greedily(thought: Thought): number {
  const { engine, deck, seen, actions } = thought;
  const seed = seedFor(thought);
  const values = { at: engine.module.allocate(8 * LIMIT), rows: LIMIT };
  engine.functions.add_estimates(deck.record, seen, states(thought, 2), seed, WORLDS, values);
  const bytes = engine.module.bytes(values.at, 8 * LIMIT);
  const found = new Float64Array(bytes.buffer, values.at, LIMIT);
  return actions.reduce((best, action) =>
    item(found, action) > item(found, best) ? action : best,
  );
}
