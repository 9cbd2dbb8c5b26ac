import type { AvignonEvent } from "$/protocol/types";
import type { Chapter } from "../registry";
import { SIDES } from "./names";
import type { Avignon, AvignonWords } from "./typed_play";

/** The four actions of a turn. */
export const TURN_ACTIONS = new Set(["besought", "chastised", "excommunicated", "petitioned"]);

/** The log by turns: a chapter begins where the other player acts. */
export function chapters(events: readonly AvignonEvent[], words: AvignonWords): Chapter<Avignon>[] {
  const found: Chapter<Avignon>[] = [];
  let turn = 0;
  let whose: number | null = null;
  for (const event of events) {
    if (!found.length) found.push({ title: () => words.reader.say("web-setup"), events: [] });
    if (TURN_ACTIONS.has(event.event) && event.seat !== whose) {
      whose = event.seat;
      const number = (turn += 1);
      const side = () => words.say(`side-${SIDES[event.seat]}`);
      found.push({
        title: () => words.reader.say("web-turn", { number, side: side() }),
        events: [],
      });
    }
    found.at(-1)?.events.push(event);
  }
  return found;
}
