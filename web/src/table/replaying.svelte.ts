import { call } from "$/protocol/http";
import type { Deck, GameEvent, View } from "$/protocol/game";
import type { Frame, Replay } from "$/protocol/types";
import { gameModule, type GameModule } from "$/games/registry";
import { catalogue, say } from "$/text/words.svelte";
import type { Reader } from "$/text/reader";
import { merged } from "./merge";
import type { Play } from "./play";
import { Stage } from "./stage.svelte";

export interface GameRecord {
  game: string;
  deck: string;
  options: { players?: number };
  [more: string]: unknown;
}

/** A recorded game that is gone through step by step, as one seat saw it or as an onlooker. */
export class Replaying {
  at = $state(0);
  seat: number | null = $state(null);
  frames: Frame[] = $state.raw([]);
  readonly stage = new Stage();
  private views: View[] = [];

  private constructor(
    readonly record: GameRecord,
    readonly deck: Deck,
    readonly module: GameModule,
    private given: readonly string[],
  ) {}

  static async open(record: GameRecord, seat: number | null, names: readonly string[] = []): Promise<Replaying> {
    const [module, deck] = await Promise.all([
      gameModule(record.game),
      call<Deck>("GET", `/decks/${record.game}/${record.deck}`),
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
    const marks = new Set(["trick_won", "started", "petitioned", "besought", "chastised", "excommunicated"]);
    let frame = this.at + by;
    while (frame > 0 && frame < this.frames.length - 1 && !this.frames[frame]?.events.some((event) => marks.has(String(event["event"]))))
      frame += by;
    this.go(frame);
  }

  reader: Reader = $derived.by(() => ({
    language: catalogue.language,
    names: Array.from({ length: this.seats }, (_, i) => this.given[i] || say("web-seat", { number: i + 1 })),
    seat: this.seat,
    say,
  }));

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
      words: this.module.words(this.deck, this.reader),
      names: this.reader.names,
      absent: [],
      live: false,
      act: () => undefined,
      preview: () => Promise.resolve([]),
      skip: this.stage.skip,
    };
  });
}
