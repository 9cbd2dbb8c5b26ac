import type { AnyDeck, AnyEvent, AnyView } from "$/games/types";
import { call, requestSecret } from "$/protocol/http";
import type {
  ChatMessage,
  IncidentMessage,
  Moved,
  PastIncident,
  Proposal,
  PublicView,
  ServerMessage,
  Stale,
  TableInfo,
  Undone,
  Welcome,
} from "$/protocol/types";
import { finishMotion } from "$/kit/motion";
import { say } from "$/text/catalogue.svelte";
import { pageReader } from "$/text/page_reader";
import type { Reader } from "$/text/reader";
import { gameModule, type GameModule } from "$/games/registry";
import type { Words } from "$/games/words";
import { settings } from "$/settings/settings.svelte";
import { Advisor } from "./advisor.svelte";
import { Connection, type Answer } from "./connection.svelte";
import { Presses } from "./presses";
import { shareStructure } from "./structural_sharing";
import { mergeView } from "./merge_view";
import type { StoredSeat } from "$/table/lobby/storage";
import { Playback } from "$/table/playback.svelte";
import { erasOf, type Era } from "$/table/log/incidents";

/** One viewer's session at a live table: the state the server has sent, and what the viewer can ask for. */
export class TableSession {
  info: TableInfo | null = $state.raw(null);
  view: AnyView | null = $state.raw(null);
  events: AnyEvent[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  seat: number | null = $state(null);
  version = $state(0);
  trouble = $state("");
  /** How often a connection has begun. */
  welcomes = $state(0);
  private tokenUnknown = $state(false);
  /** The seats that may take something back. */
  private undoableBy: readonly number[] = $state.raw([]);
  /** The seats that may ask the others to let them take something back. */
  private askableBy: readonly number[] = $state.raw([]);
  incidents: readonly PastIncident[] = $state.raw([]);
  /** The action that is on its way to the server. */
  sent: string | null = $state(null);
  /** The action that waits for the player to confirm it. */
  unconfirmed: string | null = $state(null);
  /** The random bytes this player has contributed. */
  private contributed: string | null = null;
  deck: AnyDeck | null = $state.raw(null);
  module: GameModule | null = $state.raw(null);
  private welcomed: Promise<void> = Promise.resolve();
  readonly playback = new Playback();
  readonly presses = new Presses(this.playback);
  readonly connection: Connection;
  readonly advisor: Advisor;

  constructor(readonly stored: StoredSeat) {
    const { table, token, key } = stored;
    const credentials = token ? { token } : key ? { key } : {};
    this.connection = new Connection(table, credentials, this.receive);
    this.advisor = new Advisor(this.connection, () => this.version);
  }

  /** Who was who as one string: while it stays equal, nothing that depends on it is computed again. */
  private named: string = $derived(
    JSON.stringify(erasOf(this.info?.seats ?? [], this.incidents, this.seat)),
  );

  private readers: Reader[] = $derived.by(() =>
    (JSON.parse(this.named) as Era[]).map(({ names, seat }) => pageReader(names, seat)),
  );

  reader: Reader = $derived(this.readers.at(-1) ?? pageReader([], null));

  eras: readonly Words[] = $derived.by(() => {
    const { module, deck } = this;
    return module && deck ? this.readers.map((reader) => module.words(deck, reader)) : [];
  });

  words: Words | null = $derived(this.eras.at(-1) ?? null);

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

  /** Whether this player has given up and a bot plays on for them. */
  get retired(): boolean {
    return this.info?.seats.some(({ seat, who }) => seat === this.seat && who === "bot") ?? false;
  }

  /** Whether another person plays, here or away. A player among several bots need not resign, but can just leave. */
  get othersPlay(): boolean {
    return (
      this.info?.seats.some(({ seat, who }) => seat !== this.seat && who === "person") ?? false
    );
  }

  /** Whether another player is there who could be asked. */
  get othersPresent(): boolean {
    const { info, seat: mine } = this;
    return (
      info?.seats.some(({ seat, who, present }) => seat !== mine && who === "person" && present) ??
      false
    );
  }

  /** Where time counts, nobody studies the game while it is paused. */
  get covered(): boolean {
    return this.paused && this.info?.clock != null;
  }

  get isHost(): boolean {
    return this.info?.seats.some((seat) => seat.host && seat.seat === this.seat) ?? false;
  }

  /** Whether the moment on screen is one in which this viewer can act. */
  get myTurn(): boolean {
    const shown = this.playback.pending === 0 && !this.paused && !this.retired;
    return shown && (this.view?.actions.length ?? 0) > 0;
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
      case "incident":
        return this.happened(message);
      case "table":
        return this.changed(message.table);
      case "chat":
        this.chat = [...this.chat, message];
        return;
      case "error":
        if (message.error.id.endsWith("why-nobody")) this.advisor.tell(message.error.message);
        else this.trouble = message.error.message;
        if (message.error.id === "token") this.tokenUnknown = true;
    }
  }

  private async welcome(message: Welcome): Promise<void> {
    void this.contribute(message);
    await this.prepare(message.table);
    this.info = message.table;
    this.seat = message.seat;
    this.chat = message.chat;
    this.events = message.events;
    this.incidents = message.incidents;
    this.trouble = "";
    this.forgetAsked();
    this.version = message.version;
    this.noteTakeBacks(message);
    this.welcomes++;
    if (!message.view) return;
    this.view = mergeView({ ...message, view: message.view });
    this.playback.show(this.view, this.events.length);
  }

  /** Contribute randomness before the game starts: then not even the server can choose the cards. */
  private async contribute({ table, seat }: Welcome): Promise<void> {
    if (table.state !== "waiting" || !table.contributions || seat === null) return;
    if (table.seats[seat]?.contribution != null) return;
    const random = requestSecret();
    const answer = await this.connection.ask({ type: "contribute", random });
    if (answer?.type === "ok") this.contributed = random;
  }

  /** Once the game has started, what this player has added must be among what it was dealt from. */
  private checkContribution(table: TableInfo): void {
    if (this.contributed === null || this.seat === null || table.state === "waiting") return;
    if (table.seats[this.seat]?.contribution !== this.contributed)
      this.trouble = say("web-contribution-ignored");
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

  private happened(message: IncidentMessage): void {
    this.incidents = [...this.incidents, { ...message, after: this.events.length }];
    this.noteTakeBacks(message);
  }

  private noteTakeBacks(message: {
    undoable_by: readonly number[];
    askable_by: readonly number[];
  }): void {
    this.undoableBy = message.undoable_by;
    this.askableBy = message.askable_by;
  }

  /** What happens besides the game counts as versions too. */
  private changed(table: TableInfo): void {
    const wasPaused = this.paused;
    this.version = Math.max(this.version, table.version);
    this.info = table;
    this.checkContribution(table);
    if (wasPaused !== this.paused) this.playback.renew();
  }

  private moved(message: Moved): void {
    if (message.version <= this.version && this.view) return;
    const before = this.view;
    this.forgetAsked();
    this.version = message.version;
    this.noteTakeBacks(message);
    this.view = shareStructure(before, mergeView(message));
    const events = message.events;
    this.events = [...this.events, ...events];
    this.noteTurn(message);
    if (!before || isDrafting(before) || isDrafting(this.view) || !this.module || !this.deck)
      return this.playback.show(this.view, this.events.length);
    this.playback.play(this.module.beats(before, events, this.view, this.deck));
  }

  /** What was asked about an earlier position means nothing any more. */
  private forgetAsked(): void {
    this.advisor.forget();
    this.unconfirmed = null;
  }

  /** Update whose turn it is and what the clocks show. What was asked before a step is asked no more. */
  private noteTurn({ version, clocks }: Moved | Undone): void {
    if (!this.info) return;
    const seats = clocks
      ? this.info.seats.map((seat, i) => ({ ...seat, clock_ms: clocks[i] ?? null }))
      : this.info.seats;
    const to_act = this.view?.to_act ?? null;
    this.info = { ...this.info, version, seats, to_act, proposal: null };
  }

  private undone(message: Undone): void {
    this.events = this.events.slice(0, this.events.length - message.events_dropped);
    const left = this.events.length;
    this.incidents = this.incidents.map((each) => ({ ...each, after: Math.min(each.after, left) }));
    this.jump(message, message.view);
    this.noteTurn(message);
  }

  /** Somebody acted first: the answer brings what was missed. */
  private stale(message: Stale): void {
    if (message.since !== this.version || !message.view) return;
    const known = this.incidents.at(-1)?.version ?? 0;
    const missed = message.incidents.filter(({ version }) => version > known);
    this.events = [...this.events, ...message.events];
    this.incidents = [...this.incidents, ...missed];
    this.jump(message, message.view);
  }

  private jump(message: Undone | Stale, view: PublicView): void {
    this.forgetAsked();
    this.version = message.version;
    this.noteTakeBacks(message);
    this.view = mergeView({ ...message, view });
    this.playback.show(this.view, this.events.length);
  }

  /** Take an action if the player meant it: it was on screen when the finger went down, and nothing else is on its way. */
  attempt(action: string): void {
    if (this.sent !== null || !this.presses.count()) return;
    if (settings.confirm) this.unconfirmed = action;
    else void this.act(action);
  }

  confirm = (): void => {
    if (this.unconfirmed !== null && this.presses.count()) void this.act(this.unconfirmed);
  };

  /** Take an action. If the connection is lost meanwhile, it is kept and sent once. */
  async act(action: string): Promise<void> {
    this.trouble = "";
    this.unconfirmed = null;
    this.sent = action;
    void finishMotion();
    const answer = await this.connection.deliver({ type: "act", version: this.version, action });
    this.sent = null;
    if (answer?.type === "stale") this.trouble = say("web-too-late");
  }

  /** Whether there is something to take back: the last action as long as it has shown nothing; among bots all since
   * one's own last decision. */
  get canUndo(): boolean {
    const { seat, paused, playback } = this;
    return seat !== null && !paused && playback.pending === 0 && this.undoableBy.includes(seat);
  }

  /** Whether the others can be asked to let this player take something back. */
  get canAskBack(): boolean {
    const { seat, paused, playback } = this;
    const may = seat !== null && !paused && playback.pending === 0 && this.askableBy.includes(seat);
    return may && this.othersPresent && !this.info?.proposal;
  }

  undo = (): Promise<Answer | null> => this.connection.ask({ type: "undo", version: this.version });

  /** Pause, or resume if the game is paused; the clocks stop meanwhile. Where there are clocks, the others are asked. */
  togglePause = (): Promise<Answer | null> =>
    this.pauseNeedsConsent
      ? this.propose("pause")
      : this.connection.ask({ type: this.paused ? "resume" : "pause" });

  get pauseNeedsConsent(): boolean {
    return !this.paused && this.info?.clock != null && this.othersPresent;
  }

  /** Ask the others for something. */
  propose = (what: Proposal["what"]): Promise<Answer | null> =>
    this.connection.ask({ type: "propose", version: this.version, what });

  /** Answer what is asked, or withdraw what this player has asked. */
  async answer(agree: boolean): Promise<void> {
    const proposal = this.info?.proposal?.version;
    if (proposal !== undefined) await this.connection.ask({ type: "answer", proposal, agree });
  }

  resign = (): Promise<Answer | null> => this.connection.ask({ type: "resign" });

  sendChat = (text: string): Promise<Answer | null> => this.connection.ask({ type: "chat", text });

  preview = async (action: string | null): Promise<readonly AnyEvent[]> => {
    if (this.playback.pending > 0) return [];
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
