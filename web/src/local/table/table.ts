/** One table of this browser: what is legal and current is appended, stored, and only then told. */
import type { ClientMessage, ServerMessage, TableInfo } from "$/protocol/types";
import type { Json } from "$/engine/game_rules";
import { commitmentTo } from "$/engine/random";
import { Refusal, StaleCommand } from "../refusal";
import type { Entry, Store } from "../store/store";
import { check, mayTakeBack, stepsBack, type Command } from "./commands";
import { incidentOf, type GameLog } from "./game_log";

/** Somebody who looks at the table; `seat` is null for a spectator. */
export interface Viewer {
  seat: number | null;
  send(message: ServerMessage): void;
}

type Asked = Extract<ClientMessage, { id: string }>;

/** What can be asked for without other people. */
type Given = Extract<Asked, { type: Command["kind"] }>;
const isCommand = (message: Asked): message is Given =>
  ["act", "undo", "pause", "resume", "resign"].includes(message.type);

/** What hints and bots' reasons are made of, before they are put into words. */
export interface Advice {
  advise(seat: number): Promise<Json>;
  explain(): Promise<Json>;
}

/** The level that plays on for somebody who has given up. */
export const STAND_IN = "greedy";

const isChoice = (kind: Entry["kind"]): boolean => kind === "act" || kind === "draft";

const seconds = (): number => Date.now() / 1000;

export class LocalTable {
  readonly viewers = new Set<Viewer>();
  /** Called after every change. */
  onChange: () => void = () => undefined;
  private turns: Promise<unknown> = Promise.resolve();

  constructor(
    readonly log: GameLog,
    private store: Store,
    private advice: Advice,
    /** Called when this table has stored something. */
    private stored: () => void,
  ) {}

  /** Apply what the journal has and this table does not: at the start, and when another tab has changed it. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.readJournal());
  }

  private async readJournal(): Promise<void> {
    for (const entry of await this.store.entries(this.log.row.id, this.log.version))
      this.commit(entry);
  }

  /** The version that a command leads to, once it is stored. Commands run one after the other. */
  submit(command: Command): Promise<number> {
    return this.inTurn(() => this.run(command));
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.turns.then(work);
    this.turns = turn.catch(() => undefined);
    return turn;
  }

  private async run(command: Command): Promise<number> {
    const { log, store } = this;
    const known = command.request === null ? undefined : log.versionAfter(command.request);
    if (known !== undefined) return known;
    const { seat, text, request } = command;
    const kind = check(log, command);
    const version = log.version + 1;
    const entry: Entry = { table: log.row.id, version, seat, kind, text, request, at: seconds() };
    if (await store.append(entry)) {
      this.commit(entry);
      this.stored();
    } else {
      await this.readJournal();
      return this.run(command);
    }
    return version;
  }

  private commit(entry: Entry): void {
    const { log } = this;
    const before = log.state;
    log.apply(entry);
    this.tellIncident(entry);
    this.tellStep(entry);
    if (log.state !== before || log.draft || ["undo", "resign"].includes(entry.kind))
      this.tellTable();
    this.onChange();
  }

  // Telling

  info(): TableInfo {
    const { log } = this;
    const { row, draft } = log;
    return {
      id: row.id,
      game: row.game,
      deck: log.equipment.deck.id,
      deck_sha256: row.deck,
      deck_data_url: `/api/decks/${row.game}/${row.deck}`,
      options: row.asked as unknown as TableInfo["options"],
      state: log.state,
      seats: row.seats.map((seat, i) => ({
        seat: i,
        ...(log.retired.has(i) ? { who: "bot", name: "", level: STAND_IN } : seat),
        present: true,
        held_by_bot: false,
        host: seat.who === "person",
        clock_ms: null,
      })),
      spectators: 0,
      version: log.version,
      to_act: log.toAct,
      commitment: commitmentTo(row.secret),
      display: row.display,
      hints: row.hints,
      practice: log.practice,
      clock: null,
      timeout: "bot",
      draw_by_agreement: false, // there is nobody to agree with
      grace: 0,
      pace: 0,
      listed: false,
      draft: draft && { seat: draft.seat, option: draft.option },
      rematch: row.rematch,
      created: row.created,
      changed: log.changed,
      standings: log.over ? (log.match?.standings() ?? null) : null,
    };
  }

  join(viewer: Viewer, since: number | null | undefined): void {
    this.viewers.add(viewer);
    const { seat } = viewer;
    this.tell(viewer, {
      type: "welcome",
      table: this.info(),
      seat,
      ...this.position(seat, since),
      chat: [],
    });
    this.onChange();
  }

  leave(viewer: Viewer): void {
    this.viewers.delete(viewer);
    this.onChange();
  }

  /** The current position for one viewer, with the events after the version they know. */
  private position(seat: number | null, since: number | null | undefined): Json {
    const { log } = this;
    const known = log.knownSince(since);
    return {
      version: log.version,
      since: known,
      ...this.takeBacks(),
      incidents: log.incidents(seat, known),
      events_before: log.eventsBefore(seat, known),
      events: log.events(seat, known),
      ...this.seenBy(seat),
    };
  }

  private seenBy(seat: number | null): Json {
    const [view, ...own] = this.log.views();
    const yours = seat === null ? null : own[seat];
    return yours ? { view, yours } : { view };
  }

  /** Nobody has to be asked: the others are bots. */
  private takeBacks(): Json {
    return { undoable_by: mayTakeBack(this.log), askable_by: [] };
  }

  private tellIncident(entry: Entry): void {
    const incident = incidentOf(entry);
    if (!incident) return;
    for (const viewer of this.viewers)
      this.tell(viewer, { type: "incident", ...incident, ...this.takeBacks() });
  }

  private tellStep(entry: Entry): void {
    const { log } = this;
    if (entry.kind === "pause" || entry.kind === "resume") return;
    if (entry.kind === "resign" && !log.over) return;
    const { version, seat, kind, text } = entry;
    for (const viewer of this.viewers)
      this.tell(viewer, {
        type: kind === "undo" ? "undone" : "moved",
        version,
        seat,
        ...this.takeBacks(),
        ...(kind === "undo"
          ? { events_dropped: log.eventsDropped(viewer.seat) }
          : { events: log.events(viewer.seat, version - 1) }),
        ...(isChoice(kind) && !log.lastIsSecret ? { action: text } : {}),
        ...this.seenBy(viewer.seat),
      });
  }

  private tellTable(): void {
    for (const viewer of this.viewers) this.tell(viewer, { type: "table", table: this.info() });
  }

  private tell(viewer: Viewer, message: Json): void {
    viewer.send(message as unknown as ServerMessage);
  }

  // Being asked

  async hear(viewer: Viewer, message: Asked): Promise<void> {
    const { id } = message;
    try {
      this.tell(viewer, { id, ...(await this.answer(viewer, message)) });
    } catch (error) {
      this.tell(viewer, { id, ...this.refused(viewer, message, error) });
    }
  }

  private refused(viewer: Viewer, message: Asked, error: unknown): Json {
    if (error instanceof StaleCommand && "version" in message)
      return { type: "stale", ...this.position(viewer.seat, message.version) };
    if (!(error instanceof Refusal)) console.error(error);
    const { id, values } = error instanceof Refusal ? error : new Refusal("error-failed");
    return { type: "error", error: { id, message: "", values } };
  }

  private async answer({ seat }: Viewer, message: Asked): Promise<Json> {
    if (message.type === "preview") {
      this.checkCurrent(message.version);
      return {
        type: "preview",
        events: this.log.match?.preview(seat, message.action ?? null) ?? [],
      };
    }
    if (seat === null) throw new Refusal("error-spectator");
    if (message.type === "hint") return this.hint(seat, message.version);
    if (message.type === "why") return this.why(message.version);
    if (!isCommand(message)) throw new Refusal("error-nobody-to-ask");
    return { type: "ok", version: await this.submit(this.command(seat, message)) };
  }

  private command(seat: number, message: Given): Command {
    const undone = message.type === "undo" ? stepsBack(this.log, seat) : null;
    const resigning = message.type === "resign";
    return {
      kind: message.type,
      seat,
      text: message.type === "act" ? message.action : resigning ? this.nameOf(seat) : undone,
      version: "version" in message ? message.version : null,
      request: message.id,
    };
  }

  private nameOf(seat: number): string {
    return this.log.row.seats[seat]?.name ?? "";
  }

  private async hint(seat: number, version: number): Promise<Json> {
    const { log } = this;
    this.checkCurrent(version);
    if (!log.match || log.toAct !== seat) throw new Refusal("error-not-your-turn", { action: "?" });
    const advice = await this.advice.advise(seat);
    this.checkCurrent(version);
    return { type: "hint", ...advice };
  }

  private async why(version: number): Promise<Json> {
    this.checkCurrent(version);
    return { type: "why", ...(await this.advice.explain()) };
  }

  private checkCurrent(version: number): void {
    if (version !== this.log.version) throw new StaleCommand();
  }
}
