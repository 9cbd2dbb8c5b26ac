import type { Playback } from "$/table/playback.svelte";

/** Milliseconds for which a moment has to be on screen before a press can mean it. */
export const SETTLED = 250;

/**
 * When the finger or key last went down, and what was on screen then. A click means only that: not what has come
 * under a resting mouse since, nor what came so shortly before that nobody can have seen it.
 */
export class Presses {
  private moment = -1;
  private settled = false;
  private during = false;
  private fresh = false;

  constructor(private playback: Playback) {}

  /** A finger, a button or a key goes down. */
  note(): void {
    this.moment = this.playback.moment;
    this.settled = performance.now() - this.playback.since >= SETTLED;
    this.during = this.playback.pending > 0;
    this.fresh = true;
  }

  /** A click follows. Screen readers may click without any press before it: then it is one itself. */
  noteClick(): void {
    if (!this.fresh) this.note();
    this.fresh = false;
  }

  /** Whether the last press counts for the moment on screen. */
  count(): boolean {
    return this.settled && !this.during && this.moment === this.playback.moment;
  }

  /** Whether the last press was one that skips ahead, and nothing else. */
  get skips(): boolean {
    return this.during;
  }
}
