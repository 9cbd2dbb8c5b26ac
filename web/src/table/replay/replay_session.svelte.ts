import { call, reason } from "$/protocol/http";
import type { AnyDeck, AnyEvent, AnyView } from "$/games/types";
import type {
  PreviewResult,
  Frame,
  PastIncident,
  ReviewedDecision,
  Replay,
} from "$/protocol/types";
import { offeredGame } from "$/games/offered";
import { gameModule, type GameModule } from "$/games/registry";
import type { Words } from "$/games/words";
import { ReviewStream } from "$/review/review_stream.svelte";
import { say } from "$/text/catalogue.svelte";
import { pageReader } from "$/text/page_reader";
import type { Reader } from "$/text/reader";
import { nameless } from "$/table/seat_name";
import { recordedIncidents } from "./recorded_incidents";
import { mergeView } from "$/table/session/merge_view";
import type { Advice, Play } from "$/table/play";
import { Playback } from "$/table/playback.svelte";

export const RECORD = "schism-record/1";

export interface GameRecord {
  format: string;
  game: string;
  deck_sha256: string;
  options: { players?: number };
  stand_ins?: unknown;
  ending?: unknown;
  [more: string]: unknown;
}

/** A recorded game, replayed step by step as one seat or a spectator saw it. */
export class ReplaySession {
  at = $state(0);
  seat: number | null = $state(null);
  frames: Frame[] = $state.raw([]);
  trouble = $state("");
  readonly playback = new Playback();
  private views: AnyView[] = [];
  private reviews: readonly ReviewStream[] = $state.raw([]);

  private constructor(
    readonly record: GameRecord,
    readonly deck: AnyDeck,
    readonly module: GameModule,
    private seats: number,
    private given: readonly string[],
  ) {}

  static async open(
    record: GameRecord,
    seat: number | null,
    names: readonly string[] = [],
  ): Promise<ReplaySession> {
    const [module, game, deck] = await Promise.all([
      gameModule(record.game),
      offeredGame(record.game),
      call<AnyDeck>("GET", `/decks/${record.game}/${record.deck_sha256}`),
    ]);
    const seats = record.options.players ?? game?.players[0] ?? 0;
    const replay = new ReplaySession(record, deck, module, seats, names);
    await replay.watch(seat);
    return replay;
  }

  /** Replay as a seat, or as a spectator: the server sends only what they could see. */
  async watch(seat: number | null): Promise<void> {
    const replay = await call<Replay>("POST", "/replays", { record: this.record, seat });
    this.seat = seat;
    this.frames = replay.frames;
    this.views = replay.frames.map((frame) => ({ ...mergeView(frame), actions: [] }));
    this.go(Math.min(this.at, this.frames.length - 1));
  }

  /** The same for a replay on screen: if it fails, it stays as it is and says why. */
  async switchSeat(seat: number | null): Promise<void> {
    this.trouble = "";
    await this.watch(seat).catch((error) => (this.trouble = reason(error)));
  }

  /** For each move of the game, the frame it led to. */
  moves: number[] = $derived(this.frames.flatMap((frame, i) => (frame.action == null ? [] : [i])));

  movesMade: number = $derived(this.moves.filter((frame) => frame <= this.at).length);

  /** The frame in which a move was about to be made; moves count from 1. */
  frameBefore(move: number): number {
    return (this.moves[move - 1] ?? 1) - 1;
  }

  /** The review of the seat whose view is shown. */
  review: ReviewStream | null = $derived(
    this.reviews.find((review) => review.seat === this.seat) ?? null,
  );

  /** The verdict on the next move, if it was a decision of that seat. */
  decision: ReviewedDecision | null = $derived(
    this.review?.decisions.find((row) => this.frameBefore(row.move) === this.at) ?? null,
  );

  /** What an action is called in the position in which a decision was made. */
  nameOf = (decision: ReviewedDecision, action: string): string => {
    const view = this.views[this.frameBefore(decision.move)];
    const words = this.play?.words;
    return view && words ? this.module.actionName(action, view, words) : action;
  };

  private advice: Advice | null = $derived(
    this.decision && {
      taken: this.decision.taken,
      better: this.decision.mistake ? this.decision.better : null,
    },
  );

  async startReview(seat: number): Promise<void> {
    if (seat !== this.seat) await this.switchSeat(seat);
    if (seat !== this.seat) return;
    this.review?.leave();
    const others = this.reviews.filter((review) => review.seat !== seat);
    this.reviews = [...others, new ReviewStream(this.record, seat)];
  }

  leave(): void {
    this.playback.skip();
    this.reviews.forEach((review) => review.leave());
  }

  private preview = async (action: string | null): Promise<readonly AnyEvent[]> => {
    const wish = { record: this.record, version: this.at, action };
    return (await call<PreviewResult>("POST", "/replays/preview", wish)).events;
  };

  private eventsUpTo(frame: number): AnyEvent[] {
    return this.frames.slice(0, frame + 1).flatMap((row) => row.events);
  }

  go(frame: number): void {
    this.at = Math.max(0, Math.min(this.frames.length - 1, frame));
    const view = this.views[this.at];
    if (view) this.playback.show(view, this.eventsUpTo(this.at).length);
  }

  /** Play the next move back, effect by effect. */
  step(): void {
    this.playback.skip();
    const before = this.views[this.at];
    const after = this.views[this.at + 1];
    const frame = this.frames[this.at + 1];
    if (!before || !after || !frame) return;
    this.at += 1;
    this.playback.play(this.module.beats(before, frame.events, after, this.deck));
  }

  /** Jump to the next or previous frame with one of the events at which the game wants to stop. */
  leap(by: 1 | -1): void {
    let frame = this.at + by;
    while (
      frame > 0 &&
      frame < this.frames.length - 1 &&
      !this.frames[frame]?.events.some((event) => this.module.stops.has(String(event["event"])))
    )
      frame += by;
    this.go(frame);
  }

  reader: Reader = $derived.by(() => {
    const nameOf = (i: number) => this.given[i] || (i === this.seat ? say("web-you") : nameless(i));
    return pageReader(
      Array.from({ length: this.seats }, (_, i) => nameOf(i)),
      this.seat,
    );
  });

  /** What the record tells of people: who played for whom, and how the game ended if not by its rules. */
  private incidents: PastIncident[] = $derived.by(() =>
    recordedIncidents(this.record, this.moves, (frame) => this.eventsUpTo(frame).length),
  );

  words: Words = $derived.by(() => this.module.words(this.deck, this.reader));

  play: Play | null = $derived.by(() => {
    const view = this.playback.shown;
    if (!view) return null;
    const playing = this.playback.pending > 0;
    const events = this.eventsUpTo(this.at).slice(0, this.playback.eventsShown);
    return {
      view,
      shown: view,
      events,
      incidents: this.incidents.filter(({ after }) => after <= events.length),
      eras: [this.words],
      eventsShown: events.length,
      currentEvents: this.playback.currentEvents,
      playing,
      sent: null,
      words: this.words,
      names: this.reader.names,
      absent: [],
      live: false,
      advice: playing ? null : this.advice,
      act: () => undefined,
      preview: this.preview,
      skip: this.playback.skip,
    };
  });
}
