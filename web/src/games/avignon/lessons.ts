import type { AvignonView, AvignonEvent } from "$/protocol/types";

const AFTER: readonly [string, string][] = [
  ["petitioned", "petition"],
  ["joined", "joined"],
  ["excommunicated", "excommunicate"],
  ["drawn", "drawn"],
];

/** The lessons that fit the position and what has happened. */
export function lessons(view: AvignonView, events: readonly AvignonEvent[]): string[] {
  const happened = new Set<string>(events.map((event) => event.event));
  const now: string[] = [];
  if (view.actions.length) {
    now.push("welcome", "goal", "deeds");
    if (view.petition) now.push("choice");
    if (view.turn > 2) now.push("samaritan", "noble");
  }
  const seen = AFTER.filter(([event]) => happened.has(event)).map(([, lesson]) => lesson);
  return [...now, ...seen].map((lesson) => `web-learn-avignon-${lesson}`);
}
