/** What the workers in which bots think find out about a decision or a state. */
import { search } from "$/engine/bots/master";
import { decide } from "$/engine/bots/search";
import { seedFor, setRng, states, type Thought } from "$/engine/bots/thinking";
import type { Json } from "$/engine/game_rules";
import { item } from "$/engine/item";
import { stream } from "$/engine/random";
import type { Equipment } from "../equipment";
import { candidates, judge, searchFrom } from "./judgement";
import { Comparison, interval, margin, type Interval, type Mean } from "./mean";

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
  loss: Mean | null;
  simulations: number;
  /** Whether a strong bot would have made the same mistake. */
  expert: boolean;
}

const CONFIRMING = 3; // times the simulations, where a mistake is to be confirmed
const SUSPICION = 0.9; // the confidence with which something looks like a mistake at first
const EXPERT = { iterations: 20_000 };

/**
 * All candidates are compared, then the one taken and the best one again, in fresh worlds. What still looks like a
 * mistake is confirmed once more, and only that comparison counts.
 */
export function assess(
  thought: Thought,
  taken: number,
  simulations: number,
  sure: number,
): Assessment {
  const among = [...new Set([...candidates(thought), taken])];
  const look = new Comparison(among, judge(thought, simulations / 2, among));
  const best = look.ranking.find((action) => look.lead(action, taken).value > 0);
  const found = { expected: look.expected(taken), simulations: look.simulations, expert: false };
  if (best === undefined) return { ...found, better: null, loss: null };
  const again = (count: number, lap: bigint) => duel(thought, taken, best, count, lap);
  const second = again(simulations / 2, 1n);
  const looked = { ...found, better: best, simulations: found.simulations + second.simulations };
  const { expected, loss } = second;
  if (loss.value <= margin(loss, SUSPICION)) return { ...looked, expected, loss };
  const third = again(CONFIRMING * simulations, 2n);
  const mistake = third.loss.value > margin(third.loss, sure);
  return {
    ...looked,
    expected: third.expected,
    loss: third.loss,
    simulations: looked.simulations + third.simulations,
    expert: mistake && decide(thought, EXPERT, search) === taken,
  };
}

/** Compare the action taken with the best one in fresh worlds. */
function duel(thought: Thought, taken: number, best: number, simulations: number, lap: bigint) {
  const two = [taken, best];
  const found = new Comparison(two, judge(thought, simulations, two, lap));
  const lead = found.lead(best, taken);
  const error = Math.hypot(lead.error, thought.engine.data.judgement_error);
  return {
    expected: found.expected(taken),
    loss: { ...lead, error },
    simulations: found.simulations,
  };
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
