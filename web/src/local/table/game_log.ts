/**
 * The state of a table's game, made by applying its journal: what `schism/server/tables/game_log.py` is to a server.
 *
 * Chance follows from the table's secret, so the journal determines everything: a table is opened by applying its
 * entries again.
 */
import { PUBLIC, type GameData } from "$/engine/engine";
import type { Choice, Json } from "$/engine/game_rules";
import { completeOptions, displayFlags } from "$/engine/options";
import { Committed, newSecret, sample } from "$/engine/random";
import type { Incident, PastIncident } from "$/protocol/types";
import { secretOptions } from "../options";
import { Refusal } from "../refusal";
import type { Entry, TableRow } from "../store/store";
import type { Equipment } from "../equipment";
import { Match } from "./match";
import { makeRecord, withProof, type StandIn } from "./record";

const LOTS = new TextEncoder().encode("lots"); // they have a source of their own

export class GameLog {
  version = 0;
  changed: number | null = null;
  started = false;
  paused = false;
  practice = false;
  /** Seats whose player has given up: a bot plays on for them. */
  readonly retired = new Set<number>();
  private standIns: StandIn[] = [];
  match: Match | null = null;
  draft: Choice | null = null;
  /** The seat whose last action revealed nothing, so that it may be taken back. */
  undoableBy: number | null = null;
  lastIsSecret = false;
  private source: Committed;
  private options: Json = {};
  private settled: Json = {};
  private eventsAt = [0];
  private acts: { seat: number | null; action: string }[] = [];
  private dropped = new Map<number, number>();
  private requests = new Map<string, number>();
  private happened: Incident[] = [];
  readonly seats: number;

  constructor(
    readonly row: TableRow,
    readonly equipment: Equipment,
  ) {
    this.source = new Committed(row.secret);
    this.seats = row.seats.length;
  }

  get data(): GameData {
    return this.equipment.engine.data;
  }

  get over(): boolean {
    return this.match?.over ?? false;
  }

  get toAct(): number | null {
    return this.match ? this.match.toAct : (this.draft?.seat ?? null);
  }

  /** As clients know it. */
  get state(): "waiting" | "playing" | "paused" | "over" {
    if (!this.started) return "waiting";
    return this.over ? "over" : this.paused ? "paused" : "playing";
  }

  versionAfter(request: string): number | undefined {
    return this.requests.get(request);
  }

  // Applying entries

  apply(entry: Entry): void {
    if (entry.version !== this.version + 1)
      throw new Refusal("error-journal-gap", { expected: this.version + 1, found: entry.version });
    this.lastIsSecret = entry.kind === "draft" && this.draftsInSecret;
    this.change(entry);
    this.version = entry.version;
    this.changed = entry.at;
    this.eventsAt.push(this.match?.eventCount ?? 0);
    const incident = incidentOf(entry);
    if (incident) this.happened.push(incident);
    if (entry.request !== null) this.requests.set(entry.request, entry.version);
  }

  private change({ kind, seat, text }: Entry): void {
    if (kind === "start") this.start();
    else if (kind === "draft") this.choose(text ?? "");
    else if (kind === "act") this.act(seat, text ?? "");
    else if (kind === "undo") this.takeBack(text);
    else if (kind === "resign") this.resign(seat ?? 0);
    else this.paused = kind === "pause";
  }

  private start(): void {
    this.options = this.settledBy(this.source);
    this.started = true;
    this.beginIfDrafted();
  }

  private settledBy(source: Committed): Json {
    const { rules, engine, deck } = this.equipment;
    return rules.settle(engine, completeOptions(this.data.info, this.row.asked), source, deck);
  }

  private choose(pick: string): void {
    const option = this.draft?.option ?? "";
    this.options = { ...this.options, [option]: [...(this.options[option] as string[]), pick] };
    this.beginIfDrafted();
  }

  private beginIfDrafted(): void {
    const { rules, engine, deck } = this.equipment;
    this.draft = rules.draft(engine, this.options, deck);
    if (this.draft) return;
    const lots = new Committed(Uint8Array.of(...LOTS, ...this.row.secret));
    this.settled = rules.resolve(engine, this.options, lots);
    this.match = new Match(this.equipment, this.settled, this.seats, this.source);
  }

  private act(seat: number | null, action: string): void {
    if (!this.match) return;
    const steps = this.match.journal.length;
    this.match.play(action);
    this.acts.push({ seat, action });
    const revealed = this.match.journal.length > steps + 1 || this.match.over;
    this.undoableBy = revealed ? null : seat;
  }

  /** With two players the other one wins; with more a bot plays to the end. */
  private resign(seat: number): void {
    this.undoableBy = null;
    if (this.seats === 2) return this.match?.end(seat);
    this.retired.add(seat);
    this.standIns.push({ seat, from: this.acts.length, why: "resign" });
  }

  /** Take the last action back, or as many as the entry says: then chance repeats itself. */
  private takeBack(count: string | null): void {
    const before = this.toldCounts();
    this.acts = this.acts.slice(0, -Number(count ?? 1));
    const source = new Committed(this.row.secret);
    this.settledBy(source);
    this.match = new Match(this.equipment, this.settled, this.seats, source);
    for (const { action } of this.acts) this.match.play(action);
    if (count !== null) this.practice = true;
    this.dropped = new Map(
      [...this.toldCounts()].map(([viewer, left]) => [viewer, (before.get(viewer) ?? 0) - left]),
    );
    this.undoableBy = null;
  }

  private toldCounts(): Map<number, number> {
    const viewers = Array.from({ length: this.seats + 1 }, (_, i) => i - 1);
    return new Map(viewers.map((viewer) => [viewer, this.match?.toldCount(viewer) ?? 0]));
  }

  /** The number of actions from the seat's last one on; 0 if it has not acted yet. */
  actsSince(seat: number): number {
    const last = this.acts.findLastIndex((act) => act.seat === seat);
    return last < 0 ? 0 : this.acts.length - last;
  }

  // Views

  /** The last version up to `asked` of which nothing has been undone. */
  knownSince(asked: number | null | undefined): number {
    let since = Math.min(asked ?? 0, this.version);
    const events = (version: number): number => this.eventsAt[version] ?? 0;
    while (since && events(since) > Math.min(...this.eventsAt.slice(since))) since--;
    return since;
  }

  events(seat: number | null, since: number): Json[] {
    return this.match?.toldTo(seat ?? PUBLIC, this.eventsAt[since]) ?? [];
  }

  eventsBefore(seat: number | null, version: number): number {
    return this.match?.toldCount(seat ?? PUBLIC, this.eventsAt[version]) ?? 0;
  }

  /** What happened besides the game after a version, each with how many of the seat's events came before it. */
  incidents(seat: number | null, since: number): PastIncident[] {
    const lasting = (version: number): number =>
      this.match?.toldCount(seat ?? PUBLIC, Math.min(...this.eventsAt.slice(version))) ?? 0;
    return this.happened
      .filter(({ version }) => version > since)
      .map((incident) => ({ ...incident, after: lasting(incident.version) }));
  }

  /** The number of events that the last entry, an undo, has taken back from a viewer. */
  eventsDropped(seat: number | null): number {
    return this.dropped.get(seat ?? PUBLIC) ?? 0;
  }

  /** The public view, then what each seat sees besides. */
  views(): (Json | null)[] {
    if (this.match) return this.match.views(displayFlags(this.data.display, this.row.display));
    return this.draft ? this.draftingViews(this.draft) : Array(1 + this.seats).fill(null);
  }

  private get draftsInSecret(): boolean {
    const { draft, row, data } = this;
    return draft !== null && secretOptions(data.info.options, row.asked).includes(draft.option);
  }

  private draftingViews({ seat: to_act, option, wishes, among }: Choice): Json[] {
    const chosen = this.draftsInSecret ? null : this.options[option];
    const shared = {
      game: this.row.game,
      seat: null,
      phase: "draft",
      to_act,
      option,
      wishes,
      chosen,
    };
    const own = (seat: number): Json => ({ seat, actions: seat === to_act ? among : [] });
    return [shared, ...Array.from({ length: this.seats }, (_, seat) => own(seat))];
  }

  record(): Json {
    if (!this.match?.over) throw new Refusal("error-not-over");
    return withProof(makeRecord(this.match, this.standIns), this.row.secret, this.row.asked);
  }
}

const INCIDENTS: Partial<Record<Entry["kind"], Incident["kind"]>> = {
  undo: "undone",
  pause: "paused",
  resume: "resumed",
  resign: "resigned",
};

/** What an entry does besides the game, for its log. */
export function incidentOf({ kind, seat, version, text }: Entry): Incident | null {
  const told = INCIDENTS[kind];
  const name = kind === "resign" ? text : null; // of somebody for whom a bot plays from now on
  return told ? { kind: told, seat, version, name, what: null } : null;
}

/** Whether a pick is one of those offered, or several wishes among them. */
export function allows({ among, wishes }: Choice, pick: string): boolean {
  const named = pick.split(",");
  const different = new Set(named).size === named.length;
  return different && named.length <= wishes && named.every((each) => among.includes(each));
}

/** A pick by the browser's secure source. */
export const atRandom = ({ among, wishes }: Choice): string =>
  sample(new Committed(newSecret()), among, wishes).join(",");
