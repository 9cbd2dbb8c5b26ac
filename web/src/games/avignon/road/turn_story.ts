import type { AvignonEvent } from "$/protocol/types";
import { withoutRule } from "$/text/rule_number";
import { TURN_ACTIONS, type Turn } from "../chapters";
import { asSentence, list, together } from "../people/in_words";
import type { AvignonWords } from "../typed_play";

/** An action of a turn, and what came of it. */
export interface TurnLine {
  deed: string;
  effects: string[];
}

/** A turn in a few sentences, a line for each action. */
export function turnLines(turn: Turn | undefined, words: AvignonWords): TurnLine[] {
  const lines: TurnLine[] = [];
  for (const action of actionsOf(turn?.events ?? [])) {
    const [first, ...rest] = action;
    if (first) lines.push({ deed: sentence(first, words), effects: effects(rest, words) });
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

/** What happens to people on the road, and with whom else. */
type Fate = Extract<AvignonEvent, { kind: string; column: number }>;
interface Clause {
  fate: Fate;
  kinds: string[];
}

/** What events do, in sentences: people who fare alike together, each where they come to in the end. */
export function effects(events: readonly AvignonEvent[], words: AvignonWords): string[] {
  const told: (Clause[] | string)[] = [];
  for (const event of events.filter((each, i) => !isOvertaken(each, events.slice(i + 1)))) {
    const last = told.at(-1);
    if (!("kind" in event)) told.push(other(event, words));
    else if (!Array.isArray(last)) told.push([{ fate: event, kinds: [event.kind] }]);
    else add(last, event);
  }
  return told
    .map((each) =>
      typeof each === "string" ? each : asSentence(list(words, clauses(each, words))),
    )
    .filter((text) => text !== "");
}

/** Whether a person goes on to somewhere else. */
function isOvertaken(event: AvignonEvent, later: readonly AvignonEvent[]): boolean {
  if (event.event !== "moved") return false;
  const next = later.find((each) => "column" in each && each.column === event.column);
  return next?.event === "moved" || next?.event === "joined" || next?.event === "discarded";
}

function add(clauses: Clause[], fate: Fate): void {
  const last = clauses.at(-1);
  if (last && isAlike(last.fate, fate)) last.kinds.push(fate.kind);
  else clauses.push({ fate, kinds: [fate.kind] });
}

const isAlike = (one: Fate, other: Fate): boolean =>
  one.event === other.event &&
  (one.event === "joined" ? one.seat === other.seat : one.place === other.place);

const clauses = (all: readonly Clause[], words: AvignonWords): string[] =>
  all.map((each) => clause(each, words));

function clause({ fate, kinds }: Clause, words: AvignonWords): string {
  const { say, seat, names } = words.reader;
  const count = kinds.length;
  const people =
    fate.event === "drawn"
      ? list(
          words,
          kinds.map((kind) => words.phrase("newcomer", kind)),
        )
      : together(words, kinds);
  return say(MESSAGES[fate.event] ?? "web-avignon-goes", {
    people,
    count,
    place: words.phrase("place", fate.place),
    you: fate.seat === seat ? "yes" : "no",
    who: names[fate.seat] ?? "",
  });
}

const MESSAGES: Partial<Record<AvignonEvent["event"], string>> = {
  joined: "web-avignon-joined",
  drawn: "web-avignon-drawn",
  discarded: "web-avignon-discarded",
  excommunicated: "web-avignon-excommunicated",
};

/** An event that is not about one person; the end is told elsewhere. */
const other = (event: AvignonEvent, words: AvignonWords): string =>
  event.event === "won" || event.event === "ended" ? "" : sentence(event, words);

const sentence = (event: AvignonEvent, words: AvignonWords): string =>
  `${withoutRule(words.sentence(event))}.`;
