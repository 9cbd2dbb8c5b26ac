import type { AvignonEvent } from "$/protocol/types";
import type { Chapter } from "../registry";
import { SIDES } from "./names";
import type { Avignon, AvignonWords } from "./typed_play";

/** The four actions of a turn. */
export const TURN_ACTIONS = new Set(["besought", "chastised", "excommunicated", "petitioned"]);

export interface Turn {
  seat: number;
  events: AvignonEvent[];
}

/** The turns so far: one begins where the other player acts. What is before the first is the set-up. */
export function turnsOf(events: readonly AvignonEvent[]): Turn[] {
  const found: Turn[] = [];
  for (const event of events) {
    const acts = TURN_ACTIONS.has(event.event);
    if (acts && event.seat !== found.at(-1)?.seat) found.push({ seat: event.seat, events: [] });
    found.at(-1)?.events.push(event);
  }
  return found;
}

/** The log by turns. */
export function chapters(events: readonly AvignonEvent[], words: AvignonWords): Chapter<Avignon>[] {
  if (!events.length) return [];
  const { say } = words.reader;
  const turns = turnsOf(events);
  const before = events.length - turns.reduce((sum, turn) => sum + turn.events.length, 0);
  const setup = { title: () => say("web-setup"), events: events.slice(0, before) };
  return [
    setup,
    ...turns.map((turn, i) => ({
      title: () => say("web-turn", { number: i + 1, side: words.say(`side-${SIDES[turn.seat]}`) }),
      events: turn.events,
    })),
  ];
}
