import type { GameEvent, View } from "$/protocol/game";
import { settings } from "./settings.svelte";

/** One thing that is shown before the next: the table as it looks then, and what happened. */
export interface Beat {
  view: View;
  events: readonly GameEvent[];
  /** How long it deserves, in beats of the pace the player has set. */
  weight: number;
}

/** Shows beats one after the other at the player's pace. Acting, or `skip`, shows all at once. */
export class Stage {
  shown: View | null = $state.raw(null);
  /** What is being told just now. */
  telling: readonly GameEvent[] = $state.raw([]);
  /** How many events have been told. */
  told = $state(0);
  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  waiting = $state(0);

  place(view: View, told: number): void {
    this.clear();
    this.shown = view;
    this.telling = [];
    this.told = told;
  }

  play(beats: readonly Beat[]): void {
    this.queue.push(...beats);
    this.waiting = this.queue.length;
    if (this.timer === undefined) this.next();
  }

  /** Whatever takes no time is shown together with what follows it. */
  next = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const lasting = this.queue.findIndex((beat) => this.lasts(beat) > 0);
    const due = this.queue.splice(0, lasting < 0 ? this.queue.length : lasting + 1);
    this.waiting = this.queue.length;
    this.show(due);
    const last = due.at(-1);
    if (!last || lasting < 0 || (settings.pace === "step" && last.weight >= 1)) return;
    this.timer = setTimeout(this.next, this.lasts(last));
  };

  private lasts(beat: Beat): number {
    return beat.weight * settings.beat;
  }

  private show(beats: readonly Beat[]): void {
    const last = beats.at(-1);
    if (!last) return;
    this.shown = last.view;
    this.telling = beats.findLast((beat) => beat.events.length)?.events ?? this.telling;
    this.told += beats.reduce((sum, beat) => sum + beat.events.length, 0);
  }

  skip = (): void => {
    const rest = this.queue;
    this.clear();
    this.show(rest);
  };

  private clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.waiting = 0;
  }
}
