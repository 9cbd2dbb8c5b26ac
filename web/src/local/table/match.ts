/** One match: what `schism/table/match.py` is to a server. Chance is drawn as soon as it is due. */
import { CHANCE, NOBODY, PUBLIC } from "$/engine/engine";
import { mayKnow, type EventRow } from "$/engine/events";
import type { Json } from "$/engine/game_rules";
import { beginMatch } from "$/engine/load";
import type { Position } from "$/engine/position";
import type { Source } from "$/engine/random";
import { preview, winShare } from "../calls";
import type { Equipment } from "../equipment";
import { Refusal } from "../refusal";

/** A step of the journal: an action, or an outcome of chance. */
export type Step = { action: string } | { outcome: unknown };

export class Match {
  readonly journal: Step[] = [];
  readonly position: Position;
  /** How it ended before its rules ended it, as in a record. */
  ending: { by: "resign"; seat: number; winners: number[] } | null = null;
  private rows: EventRow[] = [];
  private offered: Map<string, number> | null = null;

  /** Without a source all outcomes are given, by a record. */
  constructor(
    readonly equipment: Equipment,
    readonly options: Json,
    readonly seats: number,
    private source: Source | null,
  ) {
    this.position = beginMatch(equipment, equipment.deck.sha256, options);
    this.advance();
  }

  /** The seat to act; null when the game is over. */
  get toAct(): number | null {
    const { toAct } = this.position;
    return toAct >= 0 ? toAct : null;
  }

  get over(): boolean {
    return this.position.toAct === NOBODY;
  }

  /** Whether the rules have ended it, so that there is a result. */
  get finished(): boolean {
    return this.over && this.ending === null;
  }

  /** A player gives up a game for two. */
  end(seat: number): void {
    this.ending = { by: "resign", seat, winners: [1 - seat] };
    this.offered = null;
    this.position.end();
  }

  get awaitsChance(): boolean {
    return this.position.toAct === CHANCE;
  }

  /** The legal actions as text, with their numbers. */
  get actions(): ReadonlyMap<string, number> {
    const seat = this.toAct;
    if (seat === null) return new Map();
    if (this.offered) return this.offered;
    const numbers = this.position.legal();
    const texts = this.views(0)[1 + seat]?.["actions"] as string[];
    return (this.offered = new Map(texts.map((text, i) => [text, numbers[i] ?? 0])));
  }

  textOf(number: number): string {
    for (const [text, each] of this.actions) if (each === number) return text;
    throw this.illegal(String(number));
  }

  numberOf(action: string): number {
    const number = this.actions.get(action);
    if (number === undefined) throw this.illegal(action);
    return number;
  }

  private illegal(action: string): Refusal {
    if (this.over) return new Refusal("error-game-over", { action });
    return new Refusal("error-illegal", { action, legal: [...this.actions.keys()].join(", ") });
  }

  play(action: string): void {
    this.keep({ action }, this.position.apply(this.numberOf(action)));
    const { engine, rules } = this.equipment;
    if (this.over) this.rows.push(...rules.opened(engine, this.rows));
    this.advance();
  }

  /** Apply an outcome of chance. */
  give(outcome: unknown): void {
    this.keep({ outcome }, this.equipment.rules.force(this.position, outcome));
  }

  private keep(step: Step, rows: EventRow[]): void {
    this.journal.push(step);
    this.rows.push(...rows);
    this.offered = null;
  }

  private advance(): void {
    while (this.source && this.awaitsChance)
      this.give(this.equipment.rules.draw(this.position, this.source));
  }

  /** What everybody sees, then what each seat sees besides. */
  views(display: number): Json[] {
    return this.position.views(this.seats, display).map((text) => JSON.parse(text) as Json);
  }

  get eventCount(): number {
    return this.rows.length;
  }

  /** The events the seat may know among all from the `first` on. */
  toldTo(seat: number, first = 0): Json[] {
    const { engine, deck } = this.equipment;
    return this.rows
      .slice(first)
      .filter((row) => mayKnow(row, seat))
      .map((row) => engine.describe(deck, row));
  }

  /** How many events the seat may know among the first `stop` of all. */
  toldCount(seat: number, stop = this.rows.length): number {
    return this.rows.slice(0, stop).filter((row) => mayKnow(row, seat)).length;
  }

  /** What an action of the seat would do, as far as can be known; null: what the position itself would. */
  preview(seat: number | null, action: string | null): Json[] {
    if (action !== null && seat !== this.toAct)
      throw new Refusal("error-not-your-turn", { action });
    const number = action === null ? null : this.numberOf(action);
    const { engine, deck, rules } = this.equipment;
    if (number === null && !rules.previewsPosition) return [];
    const rows = preview(this.position, seat ?? PUBLIC, number);
    return rows.map((row) => engine.describe(deck, row));
  }

  result(): Json {
    if (!this.finished) throw new Refusal("error-not-over");
    return this.equipment.rules.result(this.position);
  }

  /** Each seat's place and points; winners come first, whatever has broken a tie. */
  standings(): { place: number; points: number | null }[] {
    const seats = Array.from({ length: this.seats }, (_, seat) => seat);
    if (this.ending)
      return seats.map((seat) => ({ place: seat === this.ending?.seat ? 2 : 1, points: null }));
    const points = this.equipment.rules.points(this.result(), this.toldTo(PUBLIC));
    const order = seats.map((seat) => [winShare(this.position, seat), points[seat] ?? 0]);
    return seats.map((seat) => ({
      place: 1 + order.filter((other) => isAhead(other, order[seat] ?? [])).length,
      points: points[seat] ?? null,
    }));
  }
}

/** Compare two lists of numbers by the first in which they differ. */
function isAhead(one: number[], other: number[]): boolean {
  const differing = one.findIndex((value, i) => value !== other[i]);
  return differing >= 0 && (one[differing] ?? 0) > (other[differing] ?? 0);
}
