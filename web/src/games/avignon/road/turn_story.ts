import type { AvignonEvent, AvignonMoved } from "$/protocol/types";
import { withoutRule } from "$/text/rule_number";
import { TURN_ACTIONS, type Turn } from "../chapters";
import type { AvignonWords } from "../typed_play";

/** An action of a turn, and what came of it. */
export interface TurnLine {
  deed: string;
  effects: string[];
}

/** A turn in a few words, a line for each action. */
export function turnLines(turn: Turn | undefined, words: AvignonWords): TurnLine[] {
  const lines: TurnLine[] = [];
  for (const action of actionsOf(turn?.events ?? [])) {
    const [first, ...rest] = action;
    if (first)
      lines.push({ deed: withoutRule(words.sentence(first)), effects: effects(rest, words) });
  }
  return lines;
}

function actionsOf(events: readonly AvignonEvent[]): AvignonEvent[][] {
  const found: AvignonEvent[][] = [];
  for (const event of events) {
    if (TURN_ACTIONS.has(event.event)) found.push([]);
    found.at(-1)?.push(event);
  }
  return found;
}

/** What events do to the people on the road, each person's moves together. */
export function effects(events: readonly AvignonEvent[], words: AvignonWords): string[] {
  const told: string[] = [];
  const moves = new Map<number, { at: number; from: AvignonMoved["from"] }>();
  for (const event of events) {
    if (event.event !== "moved") told.push(effect(event, words));
    else {
      const known = moves.get(event.column) ?? { at: told.length, from: event.from };
      moves.set(event.column, known);
      told[known.at] = moved({ ...event, from: known.from }, words);
    }
  }
  return told.filter((text) => text !== "");
}

const moved = (event: AvignonMoved, words: AvignonWords): string =>
  words.reader.say("web-avignon-moved", {
    kind: words.phrase("kind", event.kind),
    from: words.phrase("place", event.from),
    place: words.phrase("place", event.place),
  });

function effect(event: AvignonEvent, words: AvignonWords): string {
  const { say, seat, names } = words.reader;
  switch (event.event) {
    case "joined":
      return say("web-avignon-joined", {
        kind: words.phrase("kind", event.kind),
        you: event.seat === seat ? "yes" : "no",
        who: names[event.seat] ?? "",
      });
    case "drawn":
      return say("web-avignon-drawn", {
        kind: words.phrase("kind", event.kind),
        place: words.phrase("place", event.place),
      });
    case "won":
    case "ended":
      return "";
    default:
      return withoutRule(words.sentence(event));
  }
}
