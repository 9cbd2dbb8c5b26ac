import type { Deck, GameEvent, View } from "$/protocol/game";
import { call } from "$/protocol/http";
import type {
  ChatMessage,
  Moved,
  SeatInfo,
  ServerMessage,
  Stale,
  TableInfo,
  Undone,
  Welcome,
} from "$/protocol/types";
import { catalogue, say } from "$/text/words.svelte";
import type { Reader } from "$/text/reader";
import { gameModule, type GameModule } from "$/games/registry";
import type { Words } from "$/games/words";
import { Connection, type Answer } from "./connection.svelte";
import { kept } from "./kept";
import { merged } from "./merge";
import type { Held } from "./memory";
import { Stage } from "./stage.svelte";

/** One viewer at one table: what is true now, what is shown now, and what the viewer can do. */
export class Seating {
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  seat: number | null = $state(null);
  version = $state(0);
  trouble = $state("");
  private unknownHere = $state(false);
  busy = $state(false);
  /** What a hint has just advised. */
  hinted: string | null = $state(null);
  deck: Deck | null = $state.raw(null);
  module: GameModule | null = $state.raw(null);
  private welcomed: Promise<void> = Promise.resolve();
  readonly stage = new Stage();
  readonly connection: Connection;

  constructor(readonly held: Held) {
    const pass = held.token ? { token: held.token } : held.key ? { key: held.key } : {};
    this.connection = new Connection(held.table, pass, () => 0, this.receive);
  }

  /** What the seats are called, as one text: it stays the same while a game goes on, and then nothing is said anew. */
  private names: string = $derived((this.info?.seats ?? []).map(seatName).join("\n"));

  /** What this reader calls the seats, in the language of the moment. */
  reader: Reader = $derived.by(() => ({
    language: catalogue.language,
    names: this.names.split("\n"),
    seat: this.seat,
    say,
    has: (message) => catalogue.has(message),
  }));

  words: Words | null = $derived.by(() =>
    this.module && this.deck ? this.module.words(this.deck, this.reader) : null,
  );

  get paused(): boolean {
    return this.info?.state === "paused";
  }

  /** Why nobody here is let in, or not any more. */
  get turnedAway(): string {
    const { state } = this.connection;
    return state === "removed" ? say("web-removed") : state === "refused" ? this.trouble : "";
  }

  /** The token this browser keeps opens nothing any more. */
  get seatLost(): boolean {
    return this.unknownHere || this.connection.state === "removed";
  }

  /** Whether the host looks at this. */
  get host(): boolean {
    return this.info?.seats.some((seat) => seat.host && seat.seat === this.seat) ?? false;
  }

  get myTurn(): boolean {
    return !this.paused && (this.view?.actions.length ?? 0) > 0;
  }

  /** A welcome takes a while, because it fetches the game; what comes after it waits for it. If one fails, the next may not. */
  private receive = (messages: readonly ServerMessage[]): void => {
    this.welcomed = this.welcomed.catch(console.error).then(async () => {
      for (const message of messages) {
        if (message.type === "welcome") await this.welcome(message);
        else this.hear(message);
      }
    });
  };

  private hear(message: Exclude<ServerMessage, Welcome>): void {
    switch (message.type) {
      case "moved":
        return this.moved(message);
      case "undone":
        return this.undone(message);
      case "stale":
        return this.stale(message);
      case "table":
        return this.changed(message.table);
      case "chat":
        this.chat = [...this.chat, message];
        return;
      case "error":
        this.trouble = message.error.message;
        if (message.error.id === "token") this.unknownHere = true;
    }
  }

  private async welcome(message: Welcome): Promise<void> {
    await this.prepare(message.table);
    this.info = message.table;
    this.seat = message.seat;
    this.chat = message.chat;
    this.events = message.events as GameEvent[];
    this.trouble = "";
    this.hinted = null;
    this.version = message.version;
    if (!message.view) return;
    this.view = merged({ ...message, view: message.view });
    this.stage.place(this.view, this.events.length);
  }

  private async prepare(info: TableInfo): Promise<void> {
    if (this.module) return;
    const [module, deck] = await Promise.all([
      gameModule(info.game),
      call<Deck>("GET", info.deck_data_url.replace(/^.*\/api/, "")),
    ]);
    this.deck = deck;
    this.module = module;
  }

  /** A pause and its end are entries of the journal too, and no moves come between them: the next action follows them. */
  private changed(table: TableInfo): void {
    if (this.paused || table.state === "paused") this.version = table.version;
    this.info = table;
  }

  private moved(message: Moved): void {
    if (message.version <= this.version && this.view) return;
    const before = this.view;
    this.hinted = null;
    this.version = message.version;
    this.view = kept(before, merged(message));
    const events = message.events as GameEvent[];
    this.events = [...this.events, ...events];
    this.noteTurn(message);
    if (!before || drafting(before) || drafting(this.view) || !this.module || !this.deck)
      return this.stage.place(this.view, this.events.length);
    this.stage.play(this.module.beats(before, events, this.view, this.deck));
  }

  /** Whose turn it is, and what is left on the clocks. */
  private noteTurn({ version, clocks }: Moved | Undone): void {
    if (!this.info) return;
    const seats = clocks
      ? this.info.seats.map((seat, i) => ({ ...seat, clock_ms: clocks[i] ?? null }))
      : this.info.seats;
    this.info = { ...this.info, version, seats, to_act: this.view?.to_act ?? null };
  }

  private undone(message: Undone): void {
    const kept = this.events.length - message.events_dropped;
    this.events = this.events.slice(0, kept);
    this.jump(message, message.view);
    this.noteTurn(message);
  }

  /** Somebody was quicker: what was missed comes along. */
  private stale(message: Stale): void {
    if (message.since !== this.version || !message.view) return;
    this.events = [...this.events, ...(message.events as GameEvent[])];
    this.jump(message, message.view);
  }

  private jump(message: Undone | Stale, view: Record<string, unknown>): void {
    this.hinted = null;
    this.version = message.version;
    this.view = merged({ ...message, view });
    this.stage.place(this.view, this.events.length);
  }

  /** Carry out an action; whatever is still being shown is shown at once. */
  act = async (action: string): Promise<void> => {
    this.stage.skip();
    this.trouble = "";
    this.busy = true;
    await this.connection.ask({ type: "act", version: this.version, action });
    this.busy = false;
  };

  undo = (): Promise<Answer | null> => this.connection.ask({ type: "undo", version: this.version });

  /** Everybody at the table may; the clocks stand still meanwhile. */
  pause = (): Promise<Answer | null> =>
    this.connection.ask({ type: this.paused ? "resume" : "pause" });

  talk = (text: string): Promise<Answer | null> => this.connection.ask({ type: "chat", text });

  /** The advice in words; on the table it is marked until something happens. */
  hint = async (): Promise<string> => {
    const answer = await this.connection.ask({ type: "hint", version: this.version });
    if (answer?.type !== "hint") return "";
    this.hinted = answer.action;
    return answer.sentence;
  };

  /** What would happen; null leaves the trick as it lies. */
  preview = async (action: string | null): Promise<readonly GameEvent[]> => {
    const answer = await this.connection.ask({ type: "preview", version: this.version, action });
    return answer?.type === "preview" ? (answer.events as GameEvent[]) : [];
  };

  leave(): void {
    this.stage.skip();
    this.connection.leave();
  }
}

/** Roles or kinds are still being chosen: there is no table yet. */
export const drafting = (view: View): boolean => (view.phase as string) === "draft";

/** What somebody is called; bots have names of their own, so that sentences about them can be read. */
export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  const bots = say("web-bot-names").split(", ");
  return (seat.who === "bot" && bots[seat.seat]) || say("web-seat", { number: seat.seat + 1 });
}
