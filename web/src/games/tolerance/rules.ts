import { item } from "$/engine/item";
import type { Engine } from "$/engine/engine";
import type { EventRow } from "$/engine/events";
import type { Choice, GameRules, Json } from "$/engine/game_rules";
import { readingFlags } from "$/engine/options";
import { Position } from "$/engine/position";
import { sample, type Source } from "$/engine/random";
import type { ToleranceFunctions, ToleranceState } from "$/engine/types";

interface Options extends Json {
  players: number;
  plague: number;
  roles: string[];
  hidden_roles: boolean;
  readings?: { first_chooser?: number };
}

/** A deal: who is drawn to choose, and the cards as numbers, seat by seat. */
interface Dealt {
  chooser: number;
  cards: number[];
}

interface Round {
  chooser: number;
  hands: string[][];
}

const HAND = 12;
const MONARCHS = 3;
const SECOND_PLAGUE = "W1b";
const [KIND, VIEWER, CAUSE, TOTAL] = [0, 1, 4, 8] as const;
const EVERYONE = -1;

export const rules: GameRules<Options, Dealt> = {
  settle: (engine, options, source) =>
    ({ ...options, roles: settledRoles(engine, options, source) }) as Options,
  draft,
  resolve,
  begin,
  draw,
  force,
  write(engine, { chooser, cards }, record) {
    const codes = cards.map((card) => item(codesOf(engine), card));
    const seats = Array.from({ length: codes.length / HAND }, (_, seat) => HAND * seat);
    const hands = seats.map((first) => codes.slice(first, first + HAND));
    record["rounds"] = [...((record["rounds"] as Round[] | undefined) ?? []), { chooser, hands }];
  },
  read({ engine }, record, taken) {
    const { chooser, hands } = item(record["rounds"] as Round[], taken.outcomes);
    return { chooser, cards: hands.flat().map((code) => codesOf(engine).indexOf(code)) };
  },
  opened,
  result,
  points: (result) => [...(result["vp"] as number[])],
  previewsPosition: true,
  facts,
};

const codesOf = (engine: Engine) => item(engine.data.names, "cards");
const rolesOf = (engine: Engine) => item(engine.data.names, "roles");
const stateOf = ({ engine, state }: Position) => engine.fields<ToleranceState>("state", state);
const functionsOf = (engine: Engine) => engine.functions as unknown as ToleranceFunctions;

/** `bertram`, `random`, `choose`, or a list of roles in seat order (1.6). */
function settledRoles(engine: Engine, options: Json, source: Source): string[] {
  const [bertram, ...different] = rolesOf(engine) as [string, ...string[]];
  const { roles, players } = options as { roles: string | string[]; players: number };
  if (roles === bertram) return Array<string>(players).fill(bertram);
  if (roles === "random") return sample(source, different, players);
  return typeof roles === "string" ? [] : [...roles];
}

function isFree(engine: Engine, role: string, taken: readonly string[]): boolean {
  return role === rolesOf(engine)[0] || !taken.includes(role);
}

function draft(engine: Engine, { roles, players, hidden_roles }: Options): Choice | null {
  if (roles.length === players) return null;
  const [bertram, ...different] = rolesOf(engine) as [string, ...string[]];
  const all = [...different, bertram];
  const seat = roles.length;
  if (hidden_roles) return { seat, option: "roles", among: all, wishes: players };
  const among = all.filter((role) => isFree(engine, role, roles));
  return { seat, option: "roles", among, wishes: 1 };
}

/** All first wishes are fulfilled, then second ones, and so on; an order drawn by lot decides between equal ones. */
function resolve(engine: Engine, options: Options, lots: Source): Options {
  const wishes = options.roles.map((picked) => picked.split(","));
  const roles: string[] = [];
  const order = sample(lots, [...wishes.keys()], wishes.length);
  for (const place of wishes.keys()) {
    for (const seat of order) {
      const wish = item(wishes, seat)[place] ?? item(rolesOf(engine), 0);
      if (roles[seat] === undefined && isFree(engine, wish, roles)) roles[seat] = wish;
    }
  }
  return { ...options, roles };
}

function begin(position: Position, options: Options): void {
  const { engine } = position;
  const state = stateOf(position);
  state.players = options.players;
  state.plagues = options.plague;
  state.hidden_roles = Number(options.hidden_roles);
  state.readings = readingFlags(engine.data.info, options);
  state.first_chooser = options.readings?.first_chooser ?? 0;
  options.roles.forEach((role, seat) => (state.role[seat] = rolesOf(engine).indexOf(role)));
  position.change((at) => functionsOf(engine).begin(at));
}

function draw(position: Position, source: Source): Dealt {
  const { engine } = position;
  const state = stateOf(position);
  const cards = shuffled(engine, state, source);
  if (state.reign > 0) {
    let chooser = 0;
    position.change((at) => (chooser = functionsOf(engine).next_chooser(at)));
    return { chooser, cards };
  }
  const settled =
    state.readings & readingFlags(engine.data.info, { readings: { first_chooser: 0 } });
  return { chooser: settled ? state.first_chooser : source.below(state.players), cards };
}

function shuffled(engine: Engine, state: ToleranceState, source: Source): number[] {
  const codes = codesOf(engine);
  const firstMonarch = codes.length - MONARCHS;
  const suitCards = [...codes.keys()].filter(
    (card) => card < firstMonarch && (codes[card] !== SECOND_PLAGUE || state.plagues === 2),
  );
  const cards = sample(source, suitCards, HAND * state.players - 1);
  return sample(source, [...cards, firstMonarch + state.reign], cards.length + 1);
}

function force(position: Position, { chooser, cards }: Dealt): EventRow[] {
  const { engine, deck } = position;
  const { module } = engine;
  return position.change((state, log) => {
    const at = module.allocate(cards.length);
    module.bytes(at, cards.length).set(cards);
    functionsOf(engine).deal(deck.record, state, chooser, { at, rows: cards.length }, log);
    module.release(at);
  });
}

/** Counts that hidden roles kept secret, as events that name their round; a seat's lines come before its sections (8.5). */
function opened(engine: Engine, rows: readonly EventRow[]): EventRow[] {
  const kind = (name: string) => engine.data.events.findIndex(([each]) => each === name);
  const found: { order: number[]; row: EventRow }[] = [];
  let reign = 0;
  for (const row of rows) {
    if (row[KIND] === kind("chooser")) reign++;
    const isSection = row[KIND] === kind("section");
    if (row[VIEWER] === EVERYONE || !(isSection || row[KIND] === kind("points"))) continue;
    const changed = [...row];
    changed[VIEWER] = EVERYONE;
    changed[KIND] = kind(isSection ? "opened_section" : "opened_points");
    changed[isSection ? CAUSE : TOTAL] = reign;
    found.push({ order: [reign, item(row, VIEWER), Number(isSection)], row: changed });
  }
  found.sort((a, b) => compare(a.order, b.order));
  return found.map(({ row }) => row);
}

function compare(a: number[], b: number[]): number {
  return a.map((each, i) => each - item(b, i)).find((difference) => difference !== 0) ?? 0;
}

function result(position: Position): Json {
  const { engine } = position;
  const { players, tally, pennants, loans } = stateOf(position);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const tracks = item(engine.data.names, "tracks");
  const size = tracks.length;
  const vp: number[] = [];
  const winners: number[] = [];
  position.change((at) => {
    for (const seat of seats) {
      vp.push(functionsOf(engine).victory_points(at, seat));
      if (engine.functions.win_share(at, seat) > 0) winners.push(seat);
    }
  });
  return {
    vp,
    ...Object.fromEntries(
      tracks.map((track, i) => [track, seats.map((seat) => tally[size * seat + i])]),
    ),
    pennants: seats.map((seat) => [...pennants.subarray(size * seat, size * (seat + 1))]),
    loans: [...loans.subarray(0, players)],
    winners,
  };
}

const GAINS = new Set(["taxed", "collected", "piety_lost", "round_tax", "round_piety"]);

/** What a trick brings a seat, as far as it tells two actions apart; as show/reasons.py. */
function facts(stories: readonly (readonly Json[])[], seat: number): Record<string, number> {
  const sums = new Map<string, number>();
  const add = (name: string, amount: number) =>
    sums.set(name, (sums.get(name) ?? 0) + amount / stories.length);
  for (const story of stories) {
    const mine = story.filter((event) => event["seat"] === seat);
    add("trick", Number(mine.some((event) => event["event"] === "trick_won")));
    add("loans", mine.filter((event) => event["event"] === "loan").length);
    add("points", pointsIn(story, seat));
    for (const event of mine) {
      if (GAINS.has(String(event["event"]))) add(String(event["track"]), Number(event["amount"]));
    }
  }
  return Object.fromEntries(sums);
}

/** The seat's points less the others' average, at the end of a round. */
function pointsIn(story: readonly Json[], seat: number): number {
  const counted = story.filter((event) => event["event"] === "section");
  const seats = new Set(counted.map((event) => event["seat"]));
  if (!seats.has(seat) || seats.size === 1) return 0;
  const sum = (mine: boolean) =>
    counted
      .filter((event) => (event["seat"] === seat) === mine)
      .reduce((total, event) => total + Number(event["amount"]), 0);
  return sum(true) - sum(false) / (seats.size - 1);
}
