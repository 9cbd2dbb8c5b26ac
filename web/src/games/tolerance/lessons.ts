import type { ToleranceEvent, ToleranceView } from "$/protocol/types";
import { handOf } from "./names";

const AFTER: readonly [string, string][] = [
  ["trick_won", "won"],
  ["taxed", "tax"],
  ["collected", "piety"],
  ["killed", "kill"],
  ["converted", "convert"],
  ["pennant", "pennant"],
  ["loan", "loan"],
  ["round_tax", "count"],
  ["section", "role"],
  ["executed", "execution"],
];

/** The lessons that fit: first what the player can do now, then what has happened for the first time. */
export function lessons(view: ToleranceView, events: readonly ToleranceEvent[]): string[] {
  const happened = new Set<string>(events.map((event) => event.event));
  const seen = AFTER.filter(([event]) => happened.has(event)).map(([, lesson]) => lesson);
  const mine = view.actions.length > 0;
  const now = ["welcome", "goal"]; // bots may have chosen who starts before anybody can read this
  if (view.phase === "start") now.push("start");
  if (view.phase === "play" && mine) {
    now.push("cards", view.table.length ? "follow" : "lead");
    if (handOf(view).some((code) => code.startsWith("W"))) now.push("wild");
  }
  if ((view.phase === "kill" || view.phase === "collect") && mine) now.push("target");
  if (view.phase === "play" && view.trick > 2) now.push("boards", "sheet");
  return [...now, ...seen].map((lesson) => `web-learn-tolerance-${lesson}`);
}
