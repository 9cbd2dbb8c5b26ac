import type { AnyDeck, AnyEvent } from "$/games/types";
import { Phrases, type Form, type Rule, type Thing } from "$/text/phrases";
import type { Reader } from "$/text/reader";
import { withoutRule } from "$/text/rule_number";
import type { Values } from "$/text/catalogue.svelte";

/** A game's `phrases.json`, from which the terminal speaks, too; `src/schism/games/words/words.py` describes it. */
export interface PhraseFile {
  event: Form;
  events?: Record<string, Form>;
  together?: Record<string, Form>;
  quiet_when_zero?: string[];
  actions: Record<string, Rule>;
  action_names?: Record<string, Rule>;
  rows?: Record<string, string>;
  names?: Rule;
  phrases?: Record<string, Rule>;
  mentions?: Record<string, string>;
}

/** A card or a person an event speaks of, and what its sentence calls it. */
export interface Mention {
  code: string;
  label: string;
}

/** What a game can say to one reader about one deck, which has rows of some type. */
export class Words<Row = unknown, Own extends AnyDeck = AnyDeck> {
  readonly rows: ReadonlyMap<string, Row>;
  private phrases: Phrases;

  constructor(
    private file: PhraseFile,
    readonly deck: Own,
    readonly reader: Reader,
  ) {
    const rows = rowsOf(file, deck);
    this.phrases = new Phrases(deck.game, file.phrases ?? {}, rows, reader);
    for (const [code, row] of rows) rows.set(code, this.localized(row));
    this.rows = rows as Map<string, unknown> as Map<string, Row>;
  }

  /** A row with its name in the reader's language and the deck's beside it; names an author has given stay. */
  private localized(row: DeckRow): DeckRow {
    const rule = this.file.names;
    const source = row["source"] as DeckRow | undefined;
    if (rule === undefined || (source?.["name"] ?? "own") === "own") return row;
    return { ...row, name: textOf(this.phrases.apply(rule, row)), deck_name: row["name"] };
  }

  /** One of the game's own messages. */
  say(message: string, values?: Values): string {
    return this.reader.say(`${this.deck.game}-${message}`, values);
  }

  /** What a phrase of the game makes of a thing; empty if that is nothing. */
  phrase(name: string, thing: Thing): string {
    return textOf(this.phrases.phrase(name, thing));
  }

  row(code: string): Row {
    const row = this.rows.get(code);
    if (row === undefined) throw new Error(`no "${code}" in ${this.deck.id}`);
    return row;
  }

  /** One event. */
  sentence(event: AnyEvent): string {
    return this.aboutEvent(this.file.events?.[event.event], event);
  }

  private aboutEvent(more: Form | undefined, event: AnyEvent): string {
    const general = this.file.event;
    const rule = { ...general, ...more, with: { ...general.with, ...more?.with } };
    const sentence = textOf(this.phrases.apply(rule, event));
    return this.reader.plain ? withoutRule(sentence) : sentence;
  }

  /** Many events, a line each: what belongs together in one, what changed nothing in none. */
  story(events: readonly AnyEvent[]): string[] {
    return runs(events, (event) => `${event.event} ${event.seat}`).flatMap((group) => {
      const [first] = group;
      const together = first && this.file.together?.[first.event];
      if (together) return [this.aboutEvent(together, Object.assign({ all: group }, first))];
      return group.filter((event) => !this.isQuiet(event)).map((event) => this.sentence(event));
    });
  }

  private isQuiet(event: AnyEvent): boolean {
    return this.file.quiet_when_zero?.includes(event.event) === true && event.amount === 0;
  }

  actionText(action: string): string {
    const [pattern, parts] = this.parse(action);
    return textOf(this.phrases.apply(this.file.actions[pattern] ?? "", parts));
  }

  /** The same in as few words as will do. */
  actionName(action: string): string {
    const [pattern, parts] = this.parse(action);
    const short = this.file.action_names?.[pattern];
    return short === undefined ? this.actionText(action) : textOf(this.phrases.apply(short, parts));
  }

  /** The pattern an action is written by, and what stands in its places. */
  private parse(action: string): [pattern: string, parts: Thing] {
    for (const pattern of Object.keys(this.file.actions)) {
      const found = new RegExp(`^${pattern.replace(/\{(\w+)\}/g, "(?<$1>[^ =]+)")}$`).exec(action);
      if (found) return [pattern, withNumbers(found.groups ?? {})];
    }
    throw new Error(`no words for the action "${action}"`);
  }

  cardText(code: string): string {
    return this.phrase("card", code);
  }

  mentions(event: AnyEvent): Mention[] {
    const said = new Map<string, unknown>(Object.entries(event));
    return Object.entries(this.file.mentions ?? {}).flatMap(([field, phrase]) => {
      const code = said.get(field);
      return typeof code === "string" ? [{ code, label: this.phrase(phrase, code) }] : [];
    });
  }
}

type DeckRow = Record<string, unknown>;

function rowsOf(file: PhraseFile, deck: AnyDeck): Map<string, DeckRow> {
  const tables: Record<string, DeckRow[]> = Object.fromEntries(Object.entries(deck));
  return new Map(
    Object.entries(file.rows ?? {}).flatMap(([table, name]) =>
      (tables[table] ?? []).map((row): [string, DeckRow] => [String(row[name]), row]),
    ),
  );
}

const withNumbers = (parts: Record<string, string>): Thing =>
  Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]),
  );

const textOf = (value: Thing): string => (value === undefined ? "" : String(value));

/** Neighbours with the same key, together. */
export function runs<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const found: T[][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && key(last[0]) === key(item)) last.push(item);
    else found.push([item]);
  }
  return found;
}
