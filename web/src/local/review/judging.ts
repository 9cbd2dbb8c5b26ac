/** What the workers in which bots think find out about a decision or a state. */
import { search } from "$/engine/bots/master";
import { decide } from "$/engine/bots/search";
import { seedFor, setRng, states, type Thought } from "$/engine/bots/thinking";
import type { Json } from "$/engine/game_rules";
import { item } from "$/engine/item";
import { stream } from "$/engine/random";
import type { Equipment } from "../equipment";
import { candidates, judge, searchFrom } from "./judgement";
import { believe, isMistake, type Belief } from "./losses";
import { Comparison, interval, type Interval, type Mean } from "./mean";

const HINT = 1000; // simulations
const STORIES = 100; // sampled worlds that reasons are drawn from
const STATES = 4; // that playouts work in; the first is the world, the second is played on
const MOST_REASONS = 2;

export interface Prospect {
  action: number;
  expected: Interval;
  behind: Interval;
  best_in: number;
}

export interface Reason {
  name: string;
  mine: number;
  other: number;
}

/** A hint in numbers; `compared` is null if there is nothing to choose. */
export interface Advice {
  best: number;
  prospects: Prospect[];
  compared: {
    other: number;
    lead: Interval;
    expected: Interval;
    worlds: number;
    reasons: Reason[];
  } | null;
}

/** The best action and why, by what a seat knows. */
export function advise(thought: Thought, equipment: Equipment): Advice {
  const { actions } = thought;
  if (actions.length === 1) return { best: item(actions, 0), prospects: [], compared: null };
  const among = candidates(thought);
  const found = new Comparison(among, judge(thought, HINT, among));
  const [best, ...rest] = found.ranking as [number, ...number[]];
  // Actions that differ only in name are common; if all others are as good, the second counts.
  const other = rest.find((each) => found.lead(best, each).value > 0) ?? item(rest, 0);
  return {
    best,
    prospects: found.ranking.map((action) => ({
      action,
      expected: interval(found.expected(action)),
      behind: interval(found.lead(best, action)),
      best_in: found.bestIn(action),
    })),
    compared: {
      other,
      lead: interval(found.lead(best, other)),
      expected: interval(found.expected(best)),
      worlds: found.worlds,
      reasons: reasonsBetween(thought, equipment, best, other),
    },
  };
}

/** What spoke for an action, by what its seat knew, as `schism/review/explanation.py` finds it. */
export function motives(thought: Thought, equipment: Equipment, action: number): string[] {
  const among = [...new Set([action, ...candidates(thought)])];
  if (among.length === 1) return [];
  const { ranking } = new Comparison(among, judge(thought, HINT, among));
  const other = ranking.find((each) => each !== action) ?? action;
  return reasonsBetween(thought, equipment, action, other).map(({ name }) => name);
}

/** What speaks for an action rather than another, the weightiest first; nothing if it only pays later. */
function reasonsBetween(
  thought: Thought,
  equipment: Equipment,
  best: number,
  next: number,
): Reason[] {
  const { rules, engine } = equipment;
  const { seat } = engine.fields<{ seat: number }>("seen", thought.bytes);
  const factsOf = (action: number): Record<string, number> =>
    rules.facts?.(stories(thought, action), seat) ?? {};
  const [mine, other] = [factsOf(best), factsOf(next)];
  return engine.data.reasoning.tellings
    .map(({ name, worth, least }) => {
      const reason = { name, mine: mine[name] ?? 0, other: other[name] ?? 0 };
      return {
        reason,
        weight: (reason.mine - reason.other) * worth,
        least: least * Math.abs(worth),
      };
    })
    .filter(({ weight, least }) => weight > 0 && weight >= least)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_REASONS)
    .map(({ reason }) => reason);
}

/** What happens after an action in sampled worlds, as far ahead as reasons look. */
function stories(thought: Thought, action: number): Json[][] {
  const { engine, deck, seen } = thought;
  const { functions, slots } = engine;
  const seed = seedFor(thought);
  const working = states(thought, STATES);
  const [world, played] = [working.at, working.at + engine.size("state")];
  return Array.from({ length: STORIES }, (_, number) => {
    setRng(thought, world, stream(seed, number));
    functions.sample_hidden(deck.record, seen, world);
    engine.put(played, engine.copy(world, "state"));
    const end = Number(functions.milestone(played)) + engine.data.reasoning.ahead;
    functions.apply(deck.record, played, action, slots.log);
    functions.play_on(deck.record, working, end, false, slots.log);
    return engine.drain().map((row) => engine.describe(deck, row));
  });
}

/** What a decision was worth, as `assess_decision` in `schism/review/review.py`. */
export interface Assessment {
  better: number | null;
  expected: Mean;
  loss: Belief | null;
  simulations: number;
  /** Whether a strong bot would have made the same mistake. */
  expert: boolean;
}

const COMPARISONS = [0.5, 2, 2, 2]; // parts of the simulations, one after the other until it is clear
const SUSPICION = 0.5; // the probability of a mistake below which that is clear, too
const EXPERT = { iterations: 20_000 };

/**
 * All candidates are compared, then the one taken and the best one again, in fresh worlds. What may be a mistake is
 * compared in more and more worlds until that is clear.
 */
export function assess(thought: Thought, taken: number, simulations: number): Assessment {
  const among = [...new Set([...candidates(thought), taken])];
  const look = new Comparison(among, judge(thought, item(COMPARISONS, 0) * simulations, among));
  const best = look.ranking.find((action) => look.lead(action, taken).value > 0);
  const found = { expected: look.expected(taken), simulations: look.simulations, expert: false };
  if (best === undefined) return { ...found, better: null, loss: null };
  const { duel, loss } = compareUntilClear(thought, best, taken, simulations);
  return {
    better: best,
    expected: duel.expected(taken),
    loss,
    simulations: look.simulations + duel.simulations,
    expert: isMistake(loss) && decide(thought, EXPERT, search) === taken,
  };
}

/** Compare the best action with the one taken in fresh worlds, until it is clear what it cost. */
function compareUntilClear(thought: Thought, best: number, taken: number, simulations: number) {
  const { losses } = thought.engine.data;
  const two = [best, taken];
  const compare = (number: number) =>
    new Comparison(
      two,
      judge(thought, item(COMPARISONS, number - 1) * simulations, two, BigInt(number)),
    );
  let [duel, number] = [compare(1), 1];
  let loss = believe(losses, duel.lead(best, taken));
  // Whatever looks like a mistake is looked at more than once.
  while (
    number < COMPARISONS.length &&
    loss.mistake >= SUSPICION &&
    !(isMistake(loss) && number > 1)
  ) {
    duel = duel.joined(compare(++number));
    loss = believe(losses, duel.lead(best, taken));
  }
  return { duel, loss };
}

/** A seat's results from a true state, one for each playout or search; for reviews, never for play. */
export function playouts(
  { engine, deck }: Equipment,
  state: Uint8Array,
  { seat, seed, end, count }: { seat: number; seed: bigint; end: number; count: number },
): number[] {
  const { module, functions } = engine;
  const mark = module.mark();
  const thought: Thought = { engine, deck, seen: 0, actions: [], bytes: state, botSeed: seed };
  const searched = searchFrom(thought, state, seat, seed);
  if (searched) {
    module.release(mark);
    return [...searched];
  }
  const working = { at: module.allocate(STATES * engine.size("state")), rows: STATES };
  const results = { at: module.allocate(8 * count), rows: count };
  engine.put(working.at, state);
  functions.play_from(deck.record, working, seed, end, seat, results);
  const found = [...new Float64Array(module.bytes(results.at, 8 * count).slice().buffer)];
  module.release(mark);
  return found;
}
