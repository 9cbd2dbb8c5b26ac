import type { AnyEvent, AnyView } from "$/games/types";
import type { Words } from "$/games/words";
import type { PastIncident } from "$/protocol/types";
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

  /** Without actions while something is played back, the game is paused, or a bot plays for us. */
  view: AnyView = $derived.by(() => {
    const shown = present(this.session.playback.shown);
    const idle = this.playing || this.session.paused || this.session.retired;
    return idle && shown.actions.length ? { ...shown, actions: [] } : shown;
  });

  get shown(): AnyView {
    return this.view;
  }

  get playing(): boolean {
    return this.session.playback.pending > 0;
  }

  get sent(): string | null {
    return this.session.sent;
  }

  get words(): Words {
    return present(this.session.words);
  }

  events: readonly AnyEvent[] = $derived.by(() => {
    const { events, playback } = this.session;
    return playback.eventsShown < events.length ? events.slice(0, playback.eventsShown) : events;
  });

  incidents: readonly PastIncident[] = $derived.by(() => {
    const { incidents } = this.session;
    const due = incidents.filter(({ after }) => after <= this.events.length);
    return due.length < incidents.length ? due : incidents;
  });

  get eras(): readonly Words[] {
    return this.session.eras;
  }

  get eventsShown(): number {
    return this.events.length;
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
    this.session.advisor.action === null || this.playing
      ? null
      : { better: this.session.advisor.action, taken: null },
  );

  act = (action: string): void => {
    if (this.view.actions.includes(action)) this.session.attempt(action);
  };

  preview = (action: string | null): Promise<readonly AnyEvent[]> => this.session.preview(action);

  skip = (): void => this.session.playback.skip();
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error("there is no position to show yet");
  return value;
}
