import type { Count, Step, Win } from "$/protocol/game";
import type { Reader } from "$/text/reader";
import type { Values } from "$/text/words.svelte";
import { PLACES } from "./names";

type Named = (id: string) => string;

/** What a petition does, in words. Kinds and factions are named by the functions given: a deck may have its own. */
export class StepWords {
  constructor(
    private reader: Reader,
    private kind: Named,
    private faction: Named,
  ) {}

  private say(message: string, values?: Values): string {
    return this.reader.say(`avignon-${message}`, values);
  }

  ofPetition(steps: readonly Step[]): string {
    return steps.map((step) => this.of(step)).join("; ") || this.say("step-none");
  }

  of(step: Step): string {
    let words = this.say(`step-${step.do}`, { whom: this.whom(step), by: step.by ?? 0 });
    if (typeof step.count === "object") words = `${words}, ${this.count(step.count)}`;
    return step.actor === "opponent" ? this.say("step-opponents", { step: words }) : words;
  }

  private whom(step: Step): string {
    if (step.who === "faction") return this.everyone(step);
    if (step.who !== "others" && step.who !== "any") return this.say(`whom-${step.who}`);
    const number = typeof step.count === "number" ? step.count : "n";
    const upto = step.up_to ? this.say("up-to") : "";
    return this.say(`whom-${step.who}`, { number, upto, filter: this.filter(step) }).trim();
  }

  private everyone(step: Step): string {
    return step.kind === undefined
      ? this.say("whom-faction", { faction: this.faction(step.faction ?? "") })
      : this.say("whom-kind", { kind: this.kind(step.kind) });
  }

  private filter(step: Step): string {
    let words = "";
    if (step.faction !== undefined)
      words += this.say("filter-faction", { faction: this.faction(step.faction) });
    if (step.kind !== undefined) words += this.say("filter-kind", { kind: this.kind(step.kind) });
    if (PLACES.some((place) => place === step.where))
      words += this.say("filter-place", { place: this.say(`place-${step.where}`) });
    else if (step.where) words += this.say(`filter-${step.where}`);
    return words;
  }

  private count(count: Exclude<Count, number>): string {
    if ("in_play" in count)
      return this.say("count-in_play", { faction: this.faction(count.in_play) });
    if ("at" in count)
      return count.at === "this"
        ? this.say("count-this")
        : this.say("count-place", { place: this.say(`place-${count.at}`) });
    return count.faction === undefined
      ? this.say(`count-${count.congregation}`)
      : this.say(`count-${count.congregation}-faction`, { faction: this.faction(count.faction) });
  }

  ofWin(win: Win): string {
    const owner = (win.owner_has ?? []).map(this.faction).join(" + ");
    const opponent = (win.opponent_has ?? []).map(this.faction).join(" + ");
    return this.say("win", {
      side: win.side,
      owner: owner || "no",
      opponent: opponent || "no",
      both: owner && opponent ? "yes" : "no",
    });
  }
}
