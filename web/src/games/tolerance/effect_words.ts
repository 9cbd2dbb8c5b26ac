import type { CardRow, Effect } from "$/protocol/game";
import type { Reader } from "$/text/reader";
import type { Values } from "$/text/words.svelte";
import { SUITS } from "./names";

const isNarrow = (effect: Effect): boolean =>
  effect.suits !== undefined || effect.religion !== undefined;

/** All in the filter, one of them, or any one card there is. */
function number(effect: Effect): string {
  if (effect.choose === undefined) return "all";
  return isNarrow(effect) ? "one" : "any";
}

/** What a card does, in words: composed for any effect a deck file can hold. */
export class EffectWords {
  constructor(private reader: Reader) {}

  private say(message: string, values?: Values): string {
    return this.reader.say(`tolerance-${message}`, values);
  }

  ofCard(row: CardRow): string {
    const parts = row.effects.map((effect) => this.of(effect));
    if (row.guild) parts.push(this.say("guild-member"));
    return parts.join("; ");
  }

  of(effect: Effect): string {
    switch (effect.do) {
      case "tax":
      case "piety":
        return this.say(`effect-${effect.do}`, { number: number(effect), whom: this.whom(effect) });
      case "kill":
        return this.kill(effect);
      case "condemn":
        return this.say("effect-condemn", { whom: this.faithful(effect.religion) });
      case "convert":
        return this.say("effect-convert", {
          whom: this.faithful(effect.from),
          converts: this.faithful(effect.to),
        });
      case "lose_piety":
        return this.say("effect-lose-piety", { amount: effect.amount ?? 0 });
      default:
        return this.say("effect-royal-execution");
    }
  }

  private kill(effect: Effect): string {
    const whom = this.whom(effect);
    if (effect.highest === undefined)
      return this.say("effect-kill", { number: number(effect), whom });
    const measure = this.say(`measure-${effect.highest}`);
    const narrowed = isNarrow(effect) ? "yes" : "no";
    return this.say("effect-kill-highest", { measure, narrowed, whom });
  }

  /** Whom an effect has touched, for a sentence on what happened. */
  touched(effect: Effect): string {
    return effect.choose === undefined ? this.whom(effect) : this.say("filter-one");
  }

  whom(effect: Effect): string {
    const suits = effect.suits === undefined ? null : this.suits(effect.suits);
    if (effect.religion === undefined) return suits ?? this.say("filter-all");
    const faithful = this.faithful(effect.religion);
    return suits === null ? faithful : this.say("filter-both", { faithful, suits });
  }

  private faithful(religion = ""): string {
    return this.say(`filter-${religion}`);
  }

  private suits(letters: string): string {
    const missing = SUITS.filter((letter) => !letters.includes(letter));
    if (missing.length === 0) return this.say("filter-all");
    if (missing.length === 1)
      return this.say("filter-all-but", { suit: this.say(`suit-${missing[0]}`) });
    const named = SUITS.filter((letter) => letters.includes(letter));
    return named.map((letter) => this.say(`suit-${letter}`)).join(", ");
  }
}
