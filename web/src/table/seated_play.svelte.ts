import type { GameEvent, View } from "$/protocol/game";
import type { Words } from "$/games/words";
import type { Advice, Play } from "./play";
import type { Seating } from "./seating.svelte";

/** A seat as a game's table sees it: one object for as long as it lasts, so that a part of the table
 * is drawn anew only when something changes that this part reads. */
export class SeatedPlay implements Play {
  readonly live = true;

  constructor(private seating: Seating) {}

  /** Before that there is nothing to see. */
  get ready(): boolean {
    return (
      this.seating.view !== null && this.seating.words !== null && this.seating.stage.shown !== null
    );
  }

  get shown(): View {
    return this.seating.stage.shown as View;
  }

  view: View = $derived.by(() => {
    const view = this.seating.view as View;
    return this.seating.paused ? { ...view, actions: [] } : view;
  });

  get words(): Words {
    return this.seating.words as Words;
  }

  get events(): readonly GameEvent[] {
    return this.seating.events;
  }

  get told(): number {
    return this.seating.stage.told;
  }

  get telling(): readonly GameEvent[] {
    return this.seating.stage.telling;
  }

  get names(): readonly string[] {
    return this.seating.reader.names;
  }

  absent: readonly boolean[] = $derived.by(() =>
    (this.seating.info?.seats ?? []).map((seat) => seat.who === "person" && !seat.present),
  );

  advice: Advice | null = $derived.by(() =>
    this.seating.hinted === null ? null : { better: this.seating.hinted, taken: null },
  );

  act = (action: string): void => void this.seating.act(action);

  preview = (action: string | null): Promise<readonly GameEvent[]> => this.seating.preview(action);

  skip = (): void => this.seating.stage.skip();
}
