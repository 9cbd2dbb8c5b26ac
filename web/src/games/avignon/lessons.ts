import type { AvignonView, AvignonEvent } from "$/protocol/types";
import type { Lesson } from "../registry";
import { restored } from "./road/samaritan";

/** What is explained when it has happened for the first time, and where that is to be seen. */
const AFTER: readonly [event: string, lesson: string, at: string][] = [
  ["petitioned", "petition", "[data-deed=petition]"],
  ["joined", "joined", ".road"],
  ["excommunicated", "excommunicate", ".road"],
  ["drawn", "drawn", ".piles"],
];

/** The lessons that fit the position and what has happened. */
export function lessons(view: AvignonView, events: readonly AvignonEvent[]): Lesson[] {
  const happened = new Set<string>(events.map((event) => event.event));
  const now: [lesson: string, at: string][] = [];
  if (view.actions.length) {
    now.push(["welcome", ".road"], ["goal", ".near"], ["deeds", ".road"]);
    if (view.petition) now.push(["choice", ".road"]);
    if (restored(view, events, view.whose_turn ?? 0).length) now.push(["samaritan", ".todo"]);
    if (view.congregations.flat().includes("noble")) now.push(["noble", ".near"]);
  }
  const seen = AFTER.filter(([event]) => happened.has(event));
  return [...now, ...seen.map(([, lesson, at]) => [lesson, at] as const)].map(([lesson, at]) => ({
    message: `web-learn-avignon-${lesson}`,
    at,
  }));
}
