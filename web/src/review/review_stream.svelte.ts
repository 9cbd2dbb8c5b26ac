import { lines, reason } from "$/protocol/http";
import type { GameReview, ReviewedDecision, ReviewLine } from "$/protocol/types";
import { say } from "$/text/catalogue.svelte";

/** The review of one seat, streamed decision by decision. */
export class ReviewStream {
  done = $state(0);
  /** How many decisions there are; null until the review has begun. */
  of: number | null = $state(null);
  decisions: ReviewedDecision[] = $state.raw([]);
  whole: GameReview | null = $state.raw(null);
  trouble = $state("");
  private stopping = new AbortController();

  constructor(
    record: object,
    readonly seat: number,
  ) {
    void this.follow({ record, seat });
  }

  private async follow(wish: object): Promise<void> {
    try {
      for await (const line of lines<ReviewLine>("/reviews", wish, this.stopping.signal))
        this.hear(line);
      if (!this.whole) this.trouble = say("web-review-broken");
    } catch (error) {
      if (!this.stopping.signal.aborted) this.trouble = reason(error);
    }
  }

  private hear(line: ReviewLine): void {
    this.done = line.done;
    this.of = line.of;
    if (line.decision) this.decisions = [...this.decisions, line.decision];
    if (line.review) this.whole = line.review;
  }

  /** Cancel the review. */
  leave(): void {
    this.stopping.abort();
  }
}
