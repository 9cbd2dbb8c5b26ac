import type { AnyDeck, AnyEvent, AnyView } from "$/games/types";
import { call } from "$/protocol/http";
import type {
  ChatMessage,
  Moved,
  PublicView,
  SeatInfo,
  ServerMessage,
  Stale,
  TableInfo,
  Undone,
  Welcome,
} from "$/protocol/types";
import { catalogue, say } from "$/text/catalogue.svelte";
import type { Reader } from "$/text/reader";
import { gameModule, type GameModule } from "$/games/registry";
import type { Words } from "$/games/words";
import { Connection, type Answer } from "./connection.svelte";
import { shareStructure } from "./structural_sharing";
import { mergeView } from "./merge_view";
import { myName, type StoredSeat } from "$/table/lobby/storage";
import { Playback } from "$/table/playback.svelte";

/** One viewer's session at a live table: the state the server has sent, and what the viewer can ask for. */
export class TableSession {
  info: TableInfo | null = $state.raw(null);
  view: AnyView | null = $state.raw(null);
  events: AnyEvent[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  seat: number | null = $state(null);
  version = $state(0);
  trouble = $state("");
  private tokenUnknown = $state(false);
  busy = $state(false);
  /** The action of the last hint. */
  hinted: string | null = $state(null);
  deck: AnyDeck | null = $state.raw(null);
  module: GameModule | null = $state.raw(null);
  private welcomed: Promise<void> = Promise.resolve();
  readonly playback = new Playback();
  readonly connection: Connection;

  constructor(readonly stored: StoredSeat) {
    const { table, token, key } = stored;
    const credentials = token ? { token } : key ? { key } : {};
    this.connection = new Connection(table, credentials, this.receive);
  }

  /** The names of the seats as one string: while it stays equal, nothing that depends on it is computed again. */
  private names: string = $derived(
    (this.info?.seats ?? []).map((seat) => seatName(seat, this.seat)).join("\n"),
  );

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

  /** Why the server does not let this viewer in, or no longer; empty if it does. */
  get rejection(): string {
    const { state } = this.connection;
    return state === "removed" ? say("web-removed") : state === "refused" ? this.trouble : "";
  }

  /** The stored token is no longer valid. */
  get seatLost(): boolean {
    return this.tokenUnknown || this.connection.state === "removed";
  }

  get isHost(): boolean {
    return this.info?.seats.some((seat) => seat.host && seat.seat === this.seat) ?? false;
  }

  get myTurn(): boolean {
    return !this.paused && (this.view?.actions.length ?? 0) > 0;
  }

  /** Handle messages in order: a welcome fetches the game's code first, and later messages wait for it. */
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
        if (message.error.id === "token") this.tokenUnknown = true;
    }
  }

  private async welcome(message: Welcome): Promise<void> {
    await this.prepare(message.table);
    this.info = message.table;
    this.seat = message.seat;
    this.chat = message.chat;
    this.events = message.events;
    this.trouble = "";
    this.hinted = null;
    this.version = message.version;
    if (!message.view) return;
    this.view = mergeView({ ...message, view: message.view });
    this.playback.show(this.view, this.events.length);
  }

  private async prepare(info: TableInfo): Promise<void> {
    if (this.module) return;
    const [module, deck] = await Promise.all([
      gameModule(info.game),
      call<AnyDeck>("GET", info.deck_data_url.replace(/^.*\/api/, "")),
    ]);
    this.deck = deck;
    this.module = module;
  }

  /** Pausing and resuming count as versions too, and no moves come in between. */
  private changed(table: TableInfo): void {
    if (this.paused || table.state === "paused") this.version = table.version;
    this.info = table;
  }

  private moved(message: Moved): void {
    if (message.version <= this.version && this.view) return;
    const before = this.view;
    this.hinted = null;
    this.version = message.version;
    this.view = shareStructure(before, mergeView(message));
    const events = message.events;
    this.events = [...this.events, ...events];
    this.noteTurn(message);
    if (!before || isDrafting(before) || isDrafting(this.view) || !this.module || !this.deck)
      return this.playback.show(this.view, this.events.length);
    this.playback.play(this.module.beats(before, events, this.view, this.deck));
  }

  /** Update whose turn it is and what the clocks show. */
  private noteTurn({ version, clocks }: Moved | Undone): void {
    if (!this.info) return;
    const seats = clocks
      ? this.info.seats.map((seat, i) => ({ ...seat, clock_ms: clocks[i] ?? null }))
      : this.info.seats;
    this.info = { ...this.info, version, seats, to_act: this.view?.to_act ?? null };
  }

  private undone(message: Undone): void {
    this.events = this.events.slice(0, this.events.length - message.events_dropped);
    this.jump(message, message.view);
    this.noteTurn(message);
  }

  /** Somebody acted first: the answer brings what was missed. */
  private stale(message: Stale): void {
    if (message.since !== this.version || !message.view) return;
    this.events = [...this.events, ...message.events];
    this.jump(message, message.view);
  }

  private jump(message: Undone | Stale, view: PublicView): void {
    this.hinted = null;
    this.version = message.version;
    this.view = mergeView({ ...message, view });
    this.playback.show(this.view, this.events.length);
  }

  /** Take an action, and finish whatever is still being played back. */
  act = async (action: string): Promise<void> => {
    this.playback.skip();
    this.trouble = "";
    this.busy = true;
    await this.connection.ask({ type: "act", version: this.version, action });
    this.busy = false;
  };

  undo = (): Promise<Answer | null> => this.connection.ask({ type: "undo", version: this.version });

  /** Pause, or resume if the game is paused; the clocks stop meanwhile. */
  togglePause = (): Promise<Answer | null> =>
    this.connection.ask({ type: this.paused ? "resume" : "pause" });

  sendChat = (text: string): Promise<Answer | null> => this.connection.ask({ type: "chat", text });

  /** Ask for a hint in words; on the table it stays marked until the next event. */
  hint = async (): Promise<string> => {
    const answer = await this.connection.ask({ type: "hint", version: this.version });
    if (answer?.type !== "hint") return "";
    this.hinted = answer.action;
    return answer.sentence;
  };

  preview = async (action: string | null): Promise<readonly AnyEvent[]> => {
    const answer = await this.connection.ask({ type: "preview", version: this.version, action });
    return answer?.type === "preview" ? answer.events : [];
  };

  /** Call the server about this table, with this viewer's token. */
  request<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
    const { table, token } = this.stored;
    return call<T>(method, `/tables/${table}${path}`, body, token);
  }

  leave(): void {
    this.playback.skip();
    this.connection.leave();
  }
}

/** Whether players still choose what they play with, before there is a table. */
export const isDrafting = (view: AnyView): boolean => (view.phase as string) === "draft";

/**
 * The name of a player; bots get one too, so that sentences about them read well.
 * A player who has given no name is "You" in their own seat, and only there.
 */
export function seatName(seat: SeatInfo, mySeat: number | null = null): string {
  if (seat.seat === mySeat && !myName()) return say("web-you");
  if (seat.name) return seat.name;
  const bots = say("web-bot-names").split(", ");
  return (seat.who === "bot" && bots[seat.seat]) || say("web-seat", { number: seat.seat + 1 });
}
