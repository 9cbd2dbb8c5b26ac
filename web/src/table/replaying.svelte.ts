import { call, reason } from "$/protocol/http";
import type { Deck, GameEvent, View } from "$/protocol/game";
import type { PreviewResult, Frame, Judged, Replay } from "$/protocol/types";
import { gameModule, type GameModule } from "$/games/registry";
import type { Words } from "$/games/words";
import { Reviewing } from "$/review/reviewing.svelte";
import { catalogue, say } from "$/text/words.svelte";
import type { Reader } from "$/text/reader";
import { merged } from "./merge";
import type { Advice, Play } from "./play";
import { Stage } from "./stage.svelte";

export const RECORD = "schism-record/1";

export interface GameRecord {
  format: string;
  game: string;
  deck_sha256: string;
  options: { players?: number };
  [more: string]: unknown;
}

/** A recorded game that is gone through step by step, as one seat saw it or as an onlooker. */
export class Replaying {
  at = $state(0);
  seat: number | null = $state(null);
  frames: Frame[] = $state.raw([]);
  trouble = $state("");
  readonly stage = new Stage();
  private views: View[] = [];
  private reviews: readonly Reviewing[] = $state.raw([]);

  private constructor(
    readonly record: GameRecord,
    readonly deck: Deck,
    readonly module: GameModule,
    private given: readonly string[],
  ) {}

  static async open(
    record: GameRecord,
    seat: number | null,
    names: readonly string[] = [],
  ): Promise<Replaying> {
    const [module, deck] = await Promise.all([
      gameModule(record.game),
      call<Deck>("GET", `/decks/${record.game}/${record.deck_sha256}`),
    ]);
    const replaying = new Replaying(record, deck, module, names);
    await replaying.watch(seat);
    return replaying;
  }

  get seats(): number {
    return this.record.options.players ?? 2;
  }

  /** From the seat of somebody: the server sends what that seat could know. */
  async watch(seat: number | null): Promise<void> {
    const replay = await call<Replay>("POST", "/replays", { record: this.record, seat });
    this.seat = seat;
    this.frames = replay.frames;
    this.views = replay.frames.map((frame) => ({ ...merged(frame), actions: [] }));
    this.go(Math.min(this.at, this.frames.length - 1));
  }

  /** The same for somebody who has the replay before him: if it fails, he is told and it stays as it is. */
  async turnTo(seat: number | null): Promise<void> {
    this.trouble = "";
    await this.watch(seat).catch((error) => (this.trouble = reason(error)));
  }

  /** The frames that each move of the game led to. */
  moves: number[] = $derived(this.frames.flatMap((frame, i) => (frame.action == null ? [] : [i])));

  movesMade: number = $derived(this.moves.filter((frame) => frame <= this.at).length);

  /** Where somebody was about to make a move; moves are counted from 1. */
  frameBefore(move: number): number {
    return (this.moves[move - 1] ?? 1) - 1;
  }

  /** Of the seat through whose eyes one looks. */
  review: Reviewing | null = $derived(
    this.reviews.find((review) => review.seat === this.seat) ?? null,
  );

  /** The judgement of what comes next, if it was a decision of that seat. */
  decision: Judged | null = $derived(
    this.review?.decisions.find((row) => this.frameBefore(row.move) === this.at) ?? null,
  );

  private advice: Advice | null = $derived(
    this.decision && {
      taken: this.decision.taken,
      better: this.decision.mistake ? this.decision.better : null,
    },
  );

  async startReview(seat: number): Promise<void> {
    if (seat !== this.seat) await this.turnTo(seat);
    if (seat !== this.seat) return;
    this.review?.leave();
    const others = this.reviews.filter((review) => review.seat !== seat);
    this.reviews = [...others, new Reviewing(this.record, seat)];
  }

  leave(): void {
    this.stage.skip();
    this.reviews.forEach((review) => review.leave());
  }

  private preview = async (action: string | null): Promise<readonly GameEvent[]> => {
    const wish = { record: this.record, version: this.at, action };
    return (await call<PreviewResult>("POST", "/replays/preview", wish)).events as GameEvent[];
  };

  private toldAt(frame: number): GameEvent[] {
    return this.frames.slice(0, frame + 1).flatMap((row) => row.events as GameEvent[]);
  }

  go(frame: number): void {
    this.at = Math.max(0, Math.min(this.frames.length - 1, frame));
    const view = this.views[this.at];
    if (view) this.stage.place(view, this.toldAt(this.at).length);
  }

  /** One step on, effect by effect. */
  step(): void {
    this.stage.skip();
    const before = this.views[this.at];
    const after = this.views[this.at + 1];
    const frame = this.frames[this.at + 1];
    if (!before || !after || !frame) return;
    this.at += 1;
    this.stage.play(this.module.beats(before, frame.events as GameEvent[], after, this.deck));
  }

  /** To the next or last place where a trick or turn begins. */
  leap(by: 1 | -1): void {
    // Made and read in one go: nothing to react to.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    const marks = new Set([
      "trick_won",
      "started",
      "petitioned",
      "besought",
      "chastised",
      "excommunicated",
    ]);
    let frame = this.at + by;
    while (
      frame > 0 &&
      frame < this.frames.length - 1 &&
      !this.frames[frame]?.events.some((event) => marks.has(String(event["event"])))
    )
      frame += by;
    this.go(frame);
  }

  reader: Reader = $derived.by(() => ({
    language: catalogue.language,
    names: Array.from(
      { length: this.seats },
      (_, i) => this.given[i] || say("web-seat", { number: i + 1 }),
    ),
    seat: this.seat,
    say,
    has: (message) => catalogue.has(message),
  }));

  words: Words = $derived.by(() => this.module.words(this.deck, this.reader));

  play: Play | null = $derived.by(() => {
    const view = this.views[this.at];
    const shown = this.stage.shown;
    if (!view || !shown) return null;
    return {
      shown,
      view,
      events: this.toldAt(this.at),
      told: this.stage.told,
      telling: this.stage.telling,
      words: this.words,
      names: this.reader.names,
      absent: [],
      live: false,
      advice: this.advice,
      act: () => undefined,
      preview: this.preview,
      skip: this.stage.skip,
    };
  });
}
