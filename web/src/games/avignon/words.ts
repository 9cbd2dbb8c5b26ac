import type { AvignonDeck, GameEvent, KindRow } from "$/protocol/game";
import { isYou, nameOf, type Reader } from "$/text/reader";
import type { Values } from "$/text/words.svelte";
import { remembered, runs, type Words } from "../words";
import { NAMED_KINDS } from "./names";
import { StepWords } from "./step_words";

/** Avignon in words: events, people and actions, for a reader of either language. */
export class AvignonWords implements Words {
  readonly kinds: Map<string, KindRow>;
  readonly steps: StepWords;

  constructor(
    readonly deck: AvignonDeck,
    readonly reader: Reader,
  ) {
    this.kinds = new Map(deck.kind.map((row) => [row.id, row]));
    this.steps = new StepWords(reader, this.kindName, this.factionName);
  }

  say(message: string, values?: Values): string {
    return this.reader.say(`avignon-${message}`, values);
  }

  kind(id: string): KindRow {
    const row = this.kinds.get(id);
    if (!row) throw new Error(`no kind ${id} in ${this.deck.id}`);
    return row;
  }

  /** The deck's own name, or ours for a kind of that id, or the id. */
  kindName = (kind: string): string => {
    const own = this.kinds.get(kind)?.name?.[this.reader.language];
    return own ?? (NAMED_KINDS.includes(kind) ? this.say(`kind-${kind}`) : kind);
  };

  /** A faction is called like its kind of the base game, where that has its name. */
  factionName = (faction: string): string => this.kindName(faction);

  /** As much of a faction's name as tells it from the deck's others: often a letter. */
  readonly factionMark = remembered((faction) => {
    const others = [...new Set(this.deck.kind.map((row) => row.faction))].filter(
      (other) => other !== faction,
    );
    const name = this.factionName(faction);
    const taken = (mark: string) =>
      others.some((other) => this.factionName(other).startsWith(mark));
    const length = [...name].findIndex((_, i) => !taken(name.slice(0, i + 1)));
    return name.slice(0, length + 1 || undefined);
  });

  placeName(place: string): string {
    return this.say(`place-${place}`);
  }

  sentence(event: GameEvent): string {
    return this.say(`event-${event.event}`, this.values(event));
  }

  private values(event: GameEvent): Values {
    const values: Values = {
      rule: event.rule,
      amount: event.amount ?? 0,
      who: nameOf(this.reader, event.seat),
      you: isYou(this.reader, event.seat),
      do: event.do ?? "",
      by: event.by ?? "",
    };
    if (event.cause !== undefined) values["cause"] = this.kindName(event.cause);
    if (event.kind !== undefined) {
      const column = Number(event.column);
      values["kind"] = this.kindName(event.kind);
      values["column"] = column;
      values["person"] = this.person(event.kind, column);
    }
    if (event.from !== undefined) values["from"] = this.placeName(event.from);
    if (event.place !== undefined) values["place"] = this.placeName(event.place);
    return values;
  }

  person(kind: string, column: number): string {
    return this.say("person", { kind: this.kindName(kind), column });
  }

  /** The set-up is one line, as far as it has been made. */
  story(events: readonly GameEvent[]): string[] {
    return runs(events, (event) => String(event.event === "placed")).flatMap((group) =>
      group[0]?.event === "placed"
        ? [this.setup(group)]
        : group.map((event) => this.sentence(event)),
    );
  }

  private setup(events: readonly GameEvent[]): string {
    const people = events.map((event) => this.kindName(event.kind ?? "")).join(", ");
    return this.say("event-setup", { people, rule: events[0]?.rule ?? "" });
  }

  actionText(action: string): string {
    const [verb = "", column = ""] = action.split(" ");
    return this.say(`action-${verb}`, { column });
  }

  actionName(action: string): string {
    const [verb = "", column = ""] = action.split(" ");
    return this.say(`short-${verb}`, { column });
  }

  readonly petitionText = remembered((kind) => this.steps.ofPetition(this.kind(kind).petition));

  /** Nothing for a person without win conditions. */
  winsText(kind: string): string {
    return (this.kind(kind).wins ?? []).map((win) => this.steps.ofWin(win)).join("; ");
  }

  readonly cardText = remembered((code) => {
    const faction = this.factionName(this.kind(code).faction);
    const text = this.say("card", {
      kind: this.kindName(code),
      faction,
      does: this.petitionText(code),
    });
    const wins = this.winsText(code);
    return wins ? `${text}. ${this.say("card-wins", { wins })}` : text;
  });
}
