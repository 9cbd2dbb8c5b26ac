import type { AnyEvent, AnyView } from "$/games/types";
import { finishMotion, rememberPlaces } from "$/kit/motion";
import { settings } from "$/settings/settings.svelte";

/** One step of the playback of a move: what happened, and the position after it. */
export interface Beat {
  view: AnyView;
  events: readonly AnyEvent[];
  /** How long it stays on screen, as a multiple of the pace the player has set. */
  weight: number;
}

/** Plays beats back one by one at the player's pace; `skip` jumps to the last. */
export class Playback {
  shown: AnyView | null = $state.raw(null);
  currentEvents: readonly AnyEvent[] = $state.raw([]);
  eventsShown = $state(0);
  /** How many beats are still to come. */
  pending = $state(0);
  /** A number for the moment on screen, and when it came there. */
  moment = 0;
  since = -Infinity;
  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  /** Show a position at once, in place of whatever is being played back. */
  show(view: AnyView, eventsShown: number): void {
    this.clear();
    this.change(view);
    this.currentEvents = [];
    this.eventsShown = eventsShown;
  }

  play(beats: readonly Beat[]): void {
    this.queue.push(...beats);
    this.pending = this.queue.length;
    this.proceed();
  }

  /** Stay at the moment on screen, because somebody explains it, or go on. */
  hold(held: boolean): void {
    this.held = held;
    this.proceed();
  }

  private proceed(): void {
    if (this.timer === undefined && !this.held && this.queue.length) this.next();
  }

  /** Beats that take no time are shown together with the next one that does. */
  next = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const lasting = this.queue.findIndex((beat) => this.duration(beat) > 0);
    const due = this.queue.splice(0, lasting < 0 ? this.queue.length : lasting + 1);
    this.pending = this.queue.length;
    this.render(due);
    const last = due.at(-1);
    if (!last || lasting < 0 || (settings.pace === "step" && last.weight >= 1)) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.proceed();
    }, this.duration(last));
  };

  private duration(beat: Beat): number {
    return beat.weight * settings.beat;
  }

  private render(beats: readonly Beat[]): void {
    const last = beats.at(-1);
    if (!last) return;
    this.change(last.view);
    this.currentEvents = beats.findLast((beat) => beat.events.length)?.events ?? this.currentEvents;
    this.eventsShown += beats.reduce((sum, beat) => sum + beat.events.length, 0);
  }

  skip = (): void => {
    const rest = this.queue;
    this.clear();
    this.render(rest);
    void finishMotion();
  };

  /** The same position means something else now, for instance because the game goes on after a pause. */
  renew(): void {
    if (this.shown) this.change(this.shown);
  }

  private change(view: AnyView): void {
    rememberPlaces();
    this.shown = view;
    this.moment++;
    this.since = performance.now();
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.pending = 0;
  }
}
