import type { AnyEvent, AnyView } from "$/games/types";
import type { Words } from "$/games/words";
import type { Advice, Play } from "$/table/play";
import type { TableSession } from "./table_session.svelte";

/** The `Play` of a live session. It stays one object, so that a component is only redrawn when something
 * that it reads has changed. */
export class LivePlay implements Play {
  readonly live = true;

  constructor(private session: TableSession) {}

  /** Whether there is a position to show; the other properties may only be read then. */
  get ready(): boolean {
    return (
      this.session.view !== null &&
      this.session.words !== null &&
      this.session.playback.shown !== null
    );
  }

  get shown(): AnyView {
    return present(this.session.playback.shown);
  }

  view: AnyView = $derived.by(() => {
    const view = present(this.session.view);
    return this.session.paused ? { ...view, actions: [] } : view;
  });

  get words(): Words {
    return present(this.session.words);
  }

  get events(): readonly AnyEvent[] {
    return this.session.events;
  }

  get eventsShown(): number {
    return this.session.playback.eventsShown;
  }

  get currentEvents(): readonly AnyEvent[] {
    return this.session.playback.currentEvents;
  }

  get names(): readonly string[] {
    return this.session.reader.names;
  }

  absent: readonly boolean[] = $derived.by(() =>
    (this.session.info?.seats ?? []).map((seat) => seat.who === "person" && !seat.present),
  );

  advice: Advice | null = $derived.by(() =>
    this.session.hinted === null ? null : { better: this.session.hinted, taken: null },
  );

  act = (action: string): void => void this.session.act(action);

  preview = (action: string | null): Promise<readonly AnyEvent[]> => this.session.preview(action);

  skip = (): void => this.session.playback.skip();
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error("there is no position to show yet");
  return value;
}
