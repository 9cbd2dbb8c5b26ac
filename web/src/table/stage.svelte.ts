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

  next = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const beat = this.queue.shift();
    this.waiting = this.queue.length;
    if (!beat) return;
    this.show(beat);
    const wait = beat.weight * settings.beat;
    if (wait <= 0) return this.next();
    if (settings.pace === "step" && beat.weight >= 1) return;
    this.timer = setTimeout(this.next, wait);
  };

  private show(beat: Beat): void {
    this.shown = beat.view;
    if (beat.events.length) this.telling = beat.events;
    this.told += beat.events.length;
  }

  skip = (): void => {
    const rest = this.queue;
    this.clear();
    for (const beat of rest) this.show(beat);
  };

  private clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.waiting = 0;
  }
}
