/** A review of a record from one seat: what each decision cost, and what was luck. As `schism/review/review.py`. */
import { dataOf } from "$/engine/load";
import { stream } from "$/engine/random";
import type { Json } from "$/engine/game_rules";
import type { GameReview, ReviewedDecision, ReviewLine } from "$/protocol/types";
import type { BotPool } from "../bots/pool";
import { searchEnd, winShare } from "../calls";
import { moduleOf } from "../equipment";
import type { Match, Step } from "../table/match";
import { replayed, type GameRecord } from "../table/replay";
import type { Assessment } from "./judging";
import { isMistake, SURE, type Belief } from "./losses";
import { interval, meanOf, type Interval, type Mean } from "./mean";

const FORMAT = "schism-review/2";
const SIMULATIONS = 1200; // for each decision, and for each state
const PLACES = ["round", "trick", "turn"]; // of a view, where the game has them
const SEED = 0n;

/** A question about a true state: who, from which bytes on, how far, and by which random numbers. */
interface Question {
  state: Uint8Array;
  end: number;
  number: number;
}

/** What has to be found out about a step of the game; the rest of a review follows from the answers. */
type Task =
  | { kind: "chance"; dealt: Question; before: Question }
  | {
      kind: "decision";
      move: number;
      place: Json;
      seen: Uint8Array;
      taken: string;
      match: Snapshot;
    };

/** What is left of a match when it has gone on. */
interface Snapshot {
  numbers: ReadonlyMap<string, number>;
  after: (action: number) => Uint8Array;
  end: number;
}

interface Found {
  tasks: Task[];
  forced: number;
  start: Question;
  last: Match;
}

export class Review {
  private chance: Mean[] = [];
  /** How choices turned out in the true state. */
  private hidden: Mean[] = [];
  private losses: Mean[] = [];
  private decisions: ReviewedDecision[] = [];
  private questions = 0;

  constructor(
    private pool: BotPool,
    private record: GameRecord,
    private seat: number,
  ) {}

  async *lines(isCancelled: () => boolean): AsyncGenerator<ReviewLine> {
    const found = await this.look();
    const of = found.tasks.filter(({ kind }) => kind === "decision").length;
    yield { done: 0, of };
    const start = meanOf(await this.play(found.start));
    // As many at a time as there are workers; told in the order of the game.
    const answers = inParallel(found.tasks, this.pool.size, (task) => this.answer(task));
    for await (const decision of answers) {
      if (isCancelled()) return;
      if (!decision) continue;
      this.decisions.push(decision);
      yield { done: this.decisions.length, of, decision };
    }
    yield { done: of, of, review: await this.whole(found, start) };
  }

  /** Go through the game and note what is to be found out. */
  private async look(): Promise<Found> {
    const found: Partial<Found> & { tasks: Task[]; forced: number } = { tasks: [], forced: 0 };
    let move = 0;
    for await (const { match, step } of replayed(this.record)) {
      found.start ??= this.question(match.position.state.slice(), searchEnd(match.position));
      found.last = match;
      if (!step) break;
      if ("action" in step) move++;
      const task = this.taskOf(match, step, move);
      if (task) found.tasks.push(task);
      else if (match.toAct === this.seat) found.forced++;
    }
    return found as Found;
  }

  private taskOf(match: Match, step: Step, move: number): Task | null {
    const { position } = match;
    const end = searchEnd(position);
    if ("outcome" in step) {
      const dealt = position.clone();
      match.equipment.rules.force(dealt, step.outcome);
      const before = this.question(position.state.slice(), end);
      return { kind: "chance", dealt: this.question(dealt.state, end), before };
    }
    if (match.toAct !== this.seat || match.actions.size === 1) return null;
    const [shared, ...own] = match.views(0);
    const view = { ...shared, ...own[this.seat] };
    const place = Object.fromEntries(
      PLACES.filter((name) => name in view).map((name) => [name, view[name]]),
    );
    const then = position.clone();
    const after = (action: number): Uint8Array => {
      const tried = then.clone();
      tried.apply(action);
      return tried.state;
    };
    const snapshot = { numbers: match.actions, after, end };
    const seen = position.observation(this.seat);
    return { kind: "decision", move, place, seen, taken: step.action, match: snapshot };
  }

  private question(state: Uint8Array, end: number, number = ++this.questions): Question {
    return { state, end, number };
  }

  private async answer(task: Task): Promise<ReviewedDecision | null> {
    if (task.kind === "decision") return this.judge(task);
    const [dealt, before] = await Promise.all(
      [task.dealt, task.before].map((each) => this.play(each)),
    );
    const [one, other] = [meanOf(dealt ?? []), meanOf(before ?? [])];
    const error = Math.hypot(one.error, other.error);
    this.chance.push({ value: one.value - other.value, error, worlds: one.worlds });
    return null;
  }

  private async judge(task: Extract<Task, { kind: "decision" }>): Promise<ReviewedDecision> {
    const { move, place, taken, match, seen } = task;
    const number = match.numbers.get(taken) ?? -1;
    const found = await this.ask<Assessment>({
      work: "assess",
      seen,
      taken: number,
      simulations: SIMULATIONS,
    });
    const { better, expected, loss, simulations, expert } = found;
    if (better !== null && loss) {
      const mean = meanIn(loss);
      this.losses.push(mean);
      this.hidden.push(await this.turnedOut(match, number, better, mean));
    }
    const texts = new Map([...match.numbers].map(([text, each]) => [each, text]));
    return {
      move,
      ...place,
      taken,
      better: better === null ? null : (texts.get(better) ?? null),
      expected: interval(expected),
      loss: loss && { mean: loss.mean, low: loss.low, high: loss.high },
      mistake: loss !== null && isMistake(loss),
      expert,
      simulations,
    };
  }

  /** What the choice brought in the true state, compared with the better one. */
  private async turnedOut(
    match: Snapshot,
    taken: number,
    better: number,
    loss: Mean,
  ): Promise<Mean> {
    const { secret_chance } = await dataOf(this.record.game);
    if (secret_chance) return this.difference(match, taken, better);
    return { ...loss, value: -loss.value, error: 0 }; // the seat knew the true state
  }

  /** The difference between two actions in the true state, under the same chance. */
  private async difference(match: Snapshot, one: number, other: number): Promise<Mean> {
    const number = ++this.questions;
    const ask = (action: number): Promise<number[]> =>
      this.play(this.question(match.after(action), match.end, number));
    const [first, second] = await Promise.all([ask(one), ask(other)]);
    return meanOf(first.map((each, i) => each - (second[i] ?? 0)));
  }

  private play({ state, end, number }: Question): Promise<number[]> {
    const seed = stream(SEED, number);
    const { seat } = this;
    return this.ask({ work: "playouts", seen: state, seat, seed, end, count: SIMULATIONS });
  }

  private async ask<T>(task: Json & { work: string; seen: Uint8Array }): Promise<T> {
    const { game, deck_sha256: deck } = this.record;
    const module = await moduleOf(game);
    return this.pool.ask<T>({ ...task, game, deck, module } as Parameters<BotPool["ask"]>[0]);
  }

  private async whole({ forced, last }: Found, start: Mean): Promise<GameReview> {
    const { decisions } = this;
    const { game, deck_sha256, ...record } = this.record;
    void deck_sha256;
    return {
      format: FORMAT,
      game,
      deck: String(record["deck"]),
      seat: this.seat,
      seed: Number(SEED),
      finished: last.over,
      sure: SURE,
      forced,
      decisions,
      mistakes: decisions.filter(({ mistake }) => mistake).length,
      split: this.split(start, await this.end(last)),
    };
  }

  private async end(last: Match): Promise<Mean> {
    const { position } = last;
    if (last.over) return { value: winShare(position, this.seat), error: 0, worlds: 1 };
    return meanOf(await this.play(this.question(position.state.slice(), searchEnd(position))));
  }

  /** The change of the expected result, split into own decisions, luck and the others' play. */
  private split(start: Mean, end: Mean): GameReview["split"] {
    const { losses, chance, hidden } = this;
    const own = -total(losses);
    const luck = total(chance) + total(hidden) - own;
    const change = end.value - start.value;
    return {
      start: start.value,
      end: end.value,
      change,
      own: part(own, losses),
      luck: part(luck, [...chance, ...hidden, ...losses]),
      others: part(change - own - luck, [start, ...chance, ...hidden]),
    };
  }
}

const meanIn = ({ mean, error, worlds }: Belief): Mean => ({ value: mean, error, worlds });

const total = (means: readonly Mean[]): number => means.reduce((sum, { value }) => sum + value, 0);

/** A part of the change with its interval, adding independent errors in quadrature. */
const part = (value: number, sources: readonly Mean[]): Interval =>
  interval({ value, error: Math.hypot(...sources.map(({ error }) => error)), worlds: 1e9 });

/** Work on several items at a time; the results come in the order of the items. */
async function* inParallel<T, R>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  for (const each of items) {
    const started = work(each);
    started.catch(() => undefined); // it is awaited in its turn
    running.push(started);
    if (running.length >= most) yield await (running.shift() as Promise<R>);
  }
  for (const each of running) yield await each;
}
