import type { CardRow, Effect, GameEvent, ToleranceDeck } from "$/protocol/game";
import { isYou, nameOf, type Reader } from "$/text/reader";
import type { Values } from "$/text/words.svelte";
import { remembered, runs, signed, type Words } from "../words";
import { EffectWords } from "./effect_words";
import { suitOf } from "./names";

const QUIET_WHEN_ZERO = new Set([
  "round_tax",
  "round_piety",
  "pennant_points",
  "section",
  "repaid",
]);
const EFFECT_OF_EVENT: Record<string, string> = { taxed: "tax", collected: "piety" };

const worthTelling = (event: GameEvent): boolean =>
  !QUIET_WHEN_ZERO.has(event.event) || event.amount !== 0;

/** The kind of event; where a rule number tells two cases apart, the case. */
function messageOf(event: GameEvent): string {
  if (event.event === "killed" && event.rule === "5.7") return "condemned";
  if (event.event === "nothing" && event.rule === "5.5") return "no-piety";
  return event.event.replaceAll("_", "-");
}

/** Tolerance in words: events, cards and actions, for a reader of either language. */
export class ToleranceWords implements Words {
  readonly effects: EffectWords;
  readonly cards: Map<string, CardRow>;

  constructor(
    readonly deck: ToleranceDeck,
    readonly reader: Reader,
  ) {
    this.effects = new EffectWords(reader);
    this.cards = new Map(deck.card.map((row) => [row.code, row]));
  }

  say(message: string, values?: Values): string {
    return this.reader.say(`tolerance-${message}`, values);
  }

  card(code: string): CardRow {
    const row = this.cards.get(code);
    if (!row) throw new Error(`no card ${code} in ${this.deck.id}`);
    return row;
  }

  sentence(event: GameEvent): string {
    return this.say(`event-${messageOf(event)}`, this.values(event));
  }

  private values(event: GameEvent): Values {
    const values: Values = {
      rule: event.rule,
      total: event.total ?? 0,
      who: nameOf(this.reader, event.seat),
      you: isYou(this.reader, event.seat),
      amount: signed(event.amount ?? 0),
      loans: event.amount ?? 0,
    };
    if (event.card !== undefined) values["card"] = this.named(event.card);
    if (event.cause !== undefined) values["cause"] = this.named(event.cause);
    if (event.track !== undefined) values["track"] = this.say(`track-${event.track}`);
    return { ...values, ...this.details(event) };
  }

  /** What only some kinds of events have. */
  private details(event: GameEvent): Values {
    switch (event.event) {
      case "played":
        return { declared: event.card?.startsWith("W") ? this.suit(event.as ?? "W") : "no" };
      case "converted":
        return { religion: this.say(`religion-${event.to}`) };
      case "executed": {
        const by = Number(event.by);
        return { by: nameOf(this.reader, by), byyou: isYou(this.reader, by) };
      }
      case "points":
        return { line: this.scoreLine(String(event.column), event.reason ?? "") };
      case "section":
        return { section: this.say(`section-${event.section}`) };
      case "pennant":
        return { reached: 10 * (event.total ?? 0) };
      case "nothing":
        return { effect: this.ofKind(event, event.effect, (effect) => this.effects.of(effect)) };
      case "taxed":
      case "collected":
        return {
          whom: this.ofKind(event, EFFECT_OF_EVENT[event.event], (e) => this.effects.touched(e)),
        };
      default:
        return {};
    }
  }

  /** Words on those effects of the card behind an event that are of one kind. */
  private ofKind(event: GameEvent, kind: string | undefined, words: (e: Effect) => string): string {
    const effects = this.card(event.cause ?? "").effects;
    return effects
      .filter((effect) => effect.do === kind)
      .map(words)
      .join("; ");
  }

  story(events: readonly GameEvent[]): string[] {
    return runs(events, (event) => `${event.event} ${event.seat}`).flatMap((group) =>
      group[0]?.event === "dealt"
        ? [this.deal(group)]
        : group.filter(worthTelling).map((event) => this.sentence(event)),
    );
  }

  private deal(events: readonly GameEvent[]): string {
    const seat = events[0]?.seat ?? 0;
    return this.say("event-deal", {
      who: nameOf(this.reader, seat),
      you: isYou(this.reader, seat),
      cards: events.map((event) => event.card).join(", "),
      rule: events[0]?.rule ?? "",
    });
  }

  named(code: string): string {
    return `${this.card(code).name} (${code})`;
  }

  suit(letter: string): string {
    return this.say(`suit-${letter}`);
  }

  /** Short enough for a table: Bertram, not Bertram the Balanced. */
  roleName(role: string): string {
    return this.reader.say(`role-${role}`).split(" ")[0] ?? role;
  }

  scoreLine(column: string, reason: string): string {
    const counted = this.say(`column-${column.replaceAll(" ", "-")}`);
    return this.say(`points-${reason}`, { column: counted });
  }

  readonly effectsText = remembered((code) => this.effects.ofCard(this.card(code)));

  valuesText(code: string): string {
    const row = this.card(code);
    return this.say("card-values", {
      suit: this.suit(suitOf(code)),
      religion: this.say(`religion-${row.religion}`),
      piety: row.piety,
      money: String(row.money),
    });
  }

  readonly cardText = remembered((code) => {
    const does = this.effectsText(code) || this.say("effect-none");
    return `${this.named(code)}: ${this.valuesText(code)}. ${does}`;
  });

  /** What such effects mean, at length. */
  meanings(code: string): string[] {
    const row = this.card(code);
    const kinds = new Set(row.effects.map((effect) => effect.do.replaceAll("_", "-")));
    const meanings = [...kinds].map((kind) => this.say(`effect-about-${kind}`));
    if (suitOf(code) === "W") meanings.push(this.say("wild-about"));
    if (row.guild) meanings.push(this.say("guild-about"));
    return meanings;
  }

  actionText(action: string): string {
    return this.action(action, (code) => this.cardText(code));
  }

  actionName(action: string): string {
    return this.action(action, (code) => this.named(code));
  }

  private action(action: string, card: (code: string) => string): string {
    const [verb = "", object] = action.split(" ");
    if (object === undefined) return this.playText(action, card);
    if (verb === "start") {
      const seat = Number(object);
      return this.say("action-start", {
        who: nameOf(this.reader, seat),
        you: isYou(this.reader, seat),
      });
    }
    if (verb === "repay") return this.say("action-repay", { loans: Number(object) });
    return this.say(`action-${verb}`, { card: card(object) });
  }

  private playText(action: string, card: (code: string) => string): string {
    const [code = "", declared] = action.split("=");
    return declared === undefined
      ? this.say("action-play", { card: card(code) })
      : this.say("action-declare", { card: this.named(code), suit: this.suit(declared) });
  }
}
