import type { ToleranceEvent } from "$/protocol/types";
import { signed } from "$/text/phrases";
import { COLUMNS } from "../boards/worth";
import { isCount, roundsOf } from "./count";
import { REASONS, REIGNS, SECTIONS, TRACKS } from "../names";
import type { ToleranceWords } from "../typed_play";

export interface Row {
  name: string;
  cells: (string | undefined)[];
  strong: boolean;
}

export interface Table {
  title: string;
  rows: Row[];
}

type Counted = Extract<ToleranceEvent, { amount: number; total: number }>;

/** The score sheet: where every point came from, for these seats. */
export class Sheet {
  constructor(
    private words: ToleranceWords,
    private seats: readonly number[],
  ) {}

  tables(events: readonly ToleranceEvent[]): Table[] {
    return roundsOf(events).flatMap((round, number) => this.ofRound(round, number));
  }

  /** A round as far as it has been counted, and after the last one the end of the game. */
  ofRound(events: readonly ToleranceEvent[], number: number): Table[] {
    if (!events.some((event) => isCount(event))) return [];
    const ends = events.some((event) => event.event === "pennant_points");
    return [this.round(REIGNS[number] ?? "james", events), ...(ends ? [this.final(events)] : [])];
  }

  private round(reign: string, events: readonly ToleranceEvent[]): Table {
    const title = this.words.say("sheet-title", { reign: this.words.say(`reign-${reign}`) });
    const rows = [...this.gains(events), ...SECTIONS.flatMap((name) => this.section(name, events))];
    return { title, rows: rows.filter((row) => row.cells.some((cell) => cell !== undefined)) };
  }

  private gains(events: readonly ToleranceEvent[]): Row[] {
    const taxes = events.filter((event) => event.event === "round_tax");
    const repaid = events
      .filter((event) => event.event === "repaid")
      .filter((event) => event.amount > 0);
    const piety = (track: string) =>
      events
        .filter((event) => event.event === "round_piety")
        .filter((event) => event.track === track);
    return [
      this.row(this.words.say("sheet-tax"), taxes, withTotal),
      ...TRACKS.slice(1).map((track) =>
        this.row(this.words.say(`track-${track}`), piety(track), withTotal),
      ),
      this.row(this.words.say("sheet-repaid"), repaid, (event) => String(event.amount)),
    ];
  }

  private section(section: (typeof SECTIONS)[number], events: readonly ToleranceEvent[]): Row[] {
    const points = events.filter((event) => event.event === "points");
    const lines = COLUMNS[section].flatMap((column) =>
      REASONS.map((reason) => {
        const found = points.filter((row) => row.column === column && row.reason === reason);
        return this.row(this.words.phrase("score_line", { column, reason }), found, amount);
      }),
    );
    const sums = events
      .filter((event) => event.event === "section")
      .filter((event) => event.section === section);
    return [
      ...lines,
      this.row(this.words.say("sheet-section", { section }), sums, withTotal, true),
    ];
  }

  private final(events: readonly ToleranceEvent[]): Table {
    const pennants = events.filter((event) => event.event === "pennant_points");
    const of = (track: string) => pennants.filter((event) => event.track === track);
    const before = of(TRACKS[0] ?? "money");
    const loans = events.filter((event) => event.event === "loan_cost");
    const final = events.filter((event) => event.event === "final");
    const rows = [
      this.row(this.words.say("sheet-before"), before, (e) => String(e.total - e.amount)),
      ...TRACKS.map((track) => {
        const name = this.words.say("sheet-pennants", { track: this.words.say(`track-${track}`) });
        return this.row(name, of(track), amount);
      }),
      this.row(this.words.say("sheet-loans"), loans, amount),
      this.row(this.words.say("sheet-points"), final, (event) => String(event.total), true),
    ];
    return {
      title: this.words.say("sheet-final"),
      rows: rows.filter((row) => row.cells.some((cell) => cell !== undefined)),
    };
  }

  private row(
    name: string,
    events: readonly Counted[],
    text: (event: Counted) => string,
    strong = false,
  ): Row {
    const cells = this.seats.map((seat) => {
      const found = events.find((event) => event.seat === seat);
      return found && text(found);
    });
    return { name, cells, strong };
  }
}

const amount = (event: Counted): string => signed(event.amount);
const withTotal = (event: Counted): string => `${amount(event)} = ${event.total}`;
