/** What the tests run in Node and in Chromium: each task is the same as in native.py, and so must be its answer. */
import { analyse } from "$/engine/bots/analysis";
import { chooseAction, type Level } from "$/engine/bots/choose";
import { CHUNK, UNLIMITED } from "$/engine/bots/budget";
import { growTree, newTree } from "$/engine/bots/search";
import { states, think, type Thought } from "$/engine/bots/thinking";
import { CHANCE, NOBODY, type Engine, type EngineDeck } from "$/engine/engine";
import { mayKnow, type EventRow } from "$/engine/events";
import type { Json, RecordInMaking } from "$/engine/game_rules";
import { item } from "$/engine/item";
import { beginMatch, loadGame, type LocalGame } from "$/engine/load";
import { completeOptions } from "$/engine/options";
import { members, Position } from "$/engine/position";
import { Committed, Seeded, stream } from "$/engine/random";
import { candidates, judge } from "$/local/review/judgement";
import { believe } from "$/local/review/losses";
import { Comparison } from "$/local/review/mean";

const SPAN = 1; // milliseconds
const ITERATIONS = 32 * CHUNK; // of one search
const GAMES_AT_ONCE = 20;
const WARM_UP = 1000; // runs

type Checksum = (bytes: Uint8Array, before: number) => number;

/** A position to start from. */
interface Start {
  deck: string;
  seats: number;
  state: string;
}

export interface Task {
  game: string;
  starts: Start[];
  matches: { deck: string; secret: string; options: Json; picks: number }[];
  seconds: number;
}

/** Everything that can be seen of each game, step by step, as one number a game. */
export async function trace(task: Task, module: WebAssembly.Module, checksum: Checksum) {
  const { engine } = await loadGame(task.game, module);
  let decisions = 0;
  const sums = task.starts.map((start) => {
    const traced = traceGame(engine, start, checksum);
    decisions += traced.decisions;
    return traced.sum;
  });
  return { sums, decisions };
}

function traceGame(engine: Engine, start: Start, checksum: Checksum) {
  const { functions, module, slots } = engine;
  const deck = engine.deck(start.deck);
  const state = engine.put(slots.state, unpacked(start.state));
  const seen = { at: slots.seen, rows: 1 + start.seats };
  const ends = { at: slots.ends, rows: 1 + start.seats };
  const one = (at: number) => ({ at, rows: 1 });
  let sum = 0;
  const add = (at: number, size: number) => (sum = checksum(module.bytes(at, size), sum));
  const fields = () =>
    engine.fields<{ to_act: number }>("state", module.bytes(slots.state, engine.size("state")));
  const count = () => new DataView(module.bytes(slots.log, 4).slice().buffer).getInt32(0, true);
  const addLog = () => {
    add(slots.log, 4 + 18 * count());
    module.bytes(slots.log, 4).fill(0);
  };
  for (let decisions = 0; ; decisions++) {
    while (fields().to_act === CHANCE) functions.chance(deck.record, slots.state, slots.log);
    addLog();
    add(slots.state, engine.size("state"));
    module.bytes(seen.at, seen.rows * engine.size("seen")).fill(0);
    const display = decisions % 2;
    const rows = [
      one(deck.record),
      state,
      seen,
      display,
      one(slots.buffer),
      one(deck.tokens),
      ends,
    ] as const;
    functions.write_views_in(...rows);
    add(seen.at, seen.rows * engine.size("seen"));
    add(ends.at, 8 * ends.rows);
    const text = new DataView(module.bytes(ends.at, 8 * ends.rows).slice().buffer);
    add(slots.buffer, Number(text.getBigInt64(8 * (ends.rows - 1), true)));
    if (fields().to_act === NOBODY) return { sum, decisions };
    const actions = members(functions.legal(deck.record, slots.state));
    functions.apply(deck.record, slots.state, item(actions, sum % actions.length), slots.log);
  }
}

const JUDGED = 3; // positions of each game: their playouts are slow

// Sums in another order differ in their last digits.
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** What a review says of the candidates, and of the loss of the second. */
function judged(thought: Thought): number[] {
  if (thought.actions.length === 1) return [];
  const among = candidates(thought);
  const results = judge(thought, 64, among);
  const lead = new Comparison(among, results).lead(item(among, 0), item(among, 1));
  const { mean, low, high, mistake } = believe(thought.engine.data.losses, lead);
  return [...results.values, ...[mean, low, high, mistake].map(rounded)];
}

/** What bots choose in some positions, and the numbers that they choose by. */
export async function choices(task: Task, module: WebAssembly.Module) {
  const { engine } = await loadGame(task.game, module);
  const levels: Level[] = [
    { name: "random" },
    { name: "greedy" },
    { name: "quick", budget: { iterations: 300 } },
    { name: "quick", budget: { iterations: 2500 } },
    { name: "master", budget: { iterations: 20_000 } },
    ...engine.data.levels.slice(0, -1).map(({ id }) => ({ name: id })), // the strongest thinks too long for a test
  ];
  return task.starts.map(({ deck: id, state }, number) => {
    const deck = engine.deck(id);
    const position = new Position(engine, deck, unpacked(state));
    const seen = position.observation(position.toAct);
    const seed = BigInt(number);
    const tree = think(engine, deck, seen, seed, (thought) =>
      growTree(thought, { iterations: 200 }),
    );
    const results = think(engine, deck, seen, seed, (thought) =>
      analyse(thought, { iterations: 64 }),
    );
    return {
      chosen: levels.map((level) => chooseAction(engine, deck, seen, level, seed)),
      tree: tree.map(({ action, visits, mean, proven }) => [action, visits, mean, proven]),
      results: tree.length > 1 ? [...results.values] : [],
      judged: number < JUDGED ? think(engine, deck, seen, seed, judged) : [],
    };
  });
}

/** Whole matches from options and a secret: their records, and what each seat is told. */
export async function matches(task: Task, module: WebAssembly.Module) {
  const game = await loadGame(task.game, module);
  return task.matches.map((wanted) => playMatch(game, wanted));
}

function playMatch(game: LocalGame, wanted: Task["matches"][number]) {
  const { engine, rules } = game;
  const deck = engine.deck(wanted.deck);
  const source = new Committed(unpacked(wanted.secret));
  const options = settled(game, deck, wanted, source);
  const position = beginMatch(game, deck.id, options);
  const record: RecordInMaking = { actions: [] };
  const rows: EventRow[] = [];
  const seats = (options["players"] as number | undefined) ?? item(engine.data.info.players, 0);
  for (let turn = 0; position.toAct !== NOBODY;) {
    if (position.toAct === CHANCE) {
      const outcome = rules.draw(position, source);
      rules.write(engine, outcome, record, deck);
      rows.push(...rules.force(position, outcome));
      continue;
    }
    const own = JSON.parse(item(position.views(seats), 1 + position.toAct)) as {
      actions: string[];
    };
    const choice = turn++ % own.actions.length;
    record.actions.push(item(own.actions, choice));
    rows.push(...position.apply(item(position.legal(), choice)));
  }
  rows.push(...rules.opened(engine, rows));
  const told = Array.from({ length: seats }, (_, seat) =>
    rows.filter((row) => mayKnow(row, seat)).map((row) => engine.describe(deck, row)),
  );
  return { record: { ...record, options, result: rules.result(position) }, told };
}

function settled(
  { engine, rules }: LocalGame,
  deck: EngineDeck,
  wanted: Task["matches"][number],
  source: Committed,
): Json {
  const asked = completeOptions(engine.data.info, wanted.options);
  let options = rules.settle(engine, asked, source, deck);
  const lots = new Seeded(BigInt(wanted.picks));
  let choice = rules.draft(engine, options, deck);
  const drafted = choice !== null;
  for (; choice !== null; choice = rules.draft(engine, options, deck)) {
    const picked = item(choice.among, lots.below(choice.among.length));
    options = { ...options, [choice.option]: [...(options[choice.option] as string[]), picked] };
  }
  return drafted ? rules.resolve(engine, options, lots) : options;
}

/** Decisions of random play and iterations of a search in a second, in the best of many short spans. */
export async function rates(task: Task, module: WebAssembly.Module) {
  const { engine } = await loadGame(task.game, module);
  const start = item(task.starts, 0);
  const deck = engine.deck(start.deck);
  const state = unpacked(start.state);
  const position = new Position(engine, deck, state.slice());
  const seen = position.observation(position.toAct);
  const games = Array.from({ length: GAMES_AT_ONCE }, (_, i) => {
    const copy = state.slice();
    engine.fields<{ rng: bigint }>("state", copy).rng = stream(1n, i);
    return copy;
  });
  const decisions = () => {
    let done = 0;
    for (let i = 0; i < GAMES_AT_ONCE; i++) {
      engine.put(engine.slots.state, item(games, i));
      done += engine.functions.play_randomly(deck.record, engine.slots.state, 2 ** 31);
    }
    return done;
  };
  return think(engine, deck, seen, 1n, (thought) => ({
    decisions: perSecond(decisions, task.seconds),
    iterations: perSecond(searching(thought), task.seconds),
  }));
}

/** A search that goes on for a moment with each call, and begins anew after a while. */
function searching(thought: Thought): () => number {
  const { engine, deck, seen } = thought;
  const world = states(thought, 1);
  const tree = newTree(thought, 2 * ITERATIONS + 1);
  const bytes = () => engine.module.bytes(tree.at, tree.rows * engine.size("node"));
  const empty = bytes().slice();
  let [used, done] = [1, 0];
  return () => {
    if (done === ITERATIONS) {
      bytes().set(empty);
      [used, done] = [1, 0];
    }
    const { exploration, proves } = engine.data;
    const records = [deck.record, seen, world, tree] as const;
    [used] = engine.functions.iterate(...records, used, CHUNK, UNLIMITED, exploration, proves);
    done += CHUNK;
    return CHUNK;
  };
}

function perSecond(run: () => number, seconds: number): number {
  for (let i = 0; i < WARM_UP; i++) run(); // until the browser has optimised the code
  const end = performance.now() + 1000 * seconds;
  let best = 0;
  while (performance.now() < end) {
    const begin = performance.now();
    let [done, passed] = [0, 0];
    while (passed < SPAN) {
      done += run();
      passed = performance.now() - begin;
    }
    best = Math.max(best, (1000 * done) / passed);
  }
  return best;
}

const unpacked = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32, as `zlib.crc32`, which Node has too. */
export function crc32(bytes: Uint8Array, before: number): number {
  let sum = ~before;
  for (const byte of bytes) sum = (sum >>> 8) ^ item(TABLE, (sum ^ byte) & 255);
  return ~sum >>> 0;
}
