import type { ToleranceEvent, ToleranceView } from "$/protocol/types";
import type { Lesson } from "../registry";
import { handOf } from "./names";

const seatOf = ({ seat }: ToleranceEvent): string => `[data-seat="${seat}"]`;
const cardOf = (event: ToleranceEvent): string =>
  "card" in event ? `[data-played="${event.card}"]` : ".felt";

/** What is explained when it has happened for the first time, and where that is to be seen. */
const AFTER: readonly [event: string, lesson: string, at: (event: ToleranceEvent) => string][] = [
  ["trick_won", "won", () => ".trick"],
  ["taxed", "tax", seatOf],
  ["collected", "piety", seatOf],
  ["killed", "kill", cardOf],
  ["converted", "convert", cardOf],
  ["pennant", "pennant", seatOf],
  ["loan", "loan", seatOf],
  ["round_tax", "count", () => ".count thead"],
  ["section", "role", () => ".count thead"],
  ["executed", "execution", () => ".felt"],
];

/** The lessons that fit: first what the player can do now, then what has happened for the first time. */
export function lessons(view: ToleranceView, events: readonly ToleranceEvent[]): Lesson[] {
  const last = new Map<string, ToleranceEvent>(events.map((event) => [event.event, event]));
  const seen = AFTER.flatMap(([kind, lesson, at]) => {
    const event = last.get(kind);
    return event ? [[lesson, at(event)] as const] : [];
  });
  return [...now(view, last.get("trick_won")?.seat), ...seen].map(([lesson, at]) => ({
    message: `web-learn-tolerance-${lesson}`,
    at,
  }));
}

function now(
  view: ToleranceView,
  lastWinner: number | null | undefined,
): (readonly [lesson: string, at: string])[] {
  const mine = view.actions.length > 0;
  const playing = mine && view.phase === "play";
  /** One thing at a time: how many tricks have been seen. */
  const tricks = view.round > 1 ? Infinity : view.trick - 1;
  const wild = handOf(view).find((code) => code.startsWith("W"));
  return [
    ["welcome", ".trick"], // bots may have chosen who starts before anybody can read this
    ["goal", ".mine"],
    ...(mine && view.phase === "start" ? ([["start", ".prompt .row"]] as const) : []),
    ...(playing && tricks && lastWinner === view.seat ? ([["gain", ".mine"]] as const) : []),
    ...(playing ? ([[view.table.length ? "follow" : "lead", ".hand"]] as const) : []),
    ...(playing && tricks ? ([["cards", ".held.ready"]] as const) : []),
    ...(playing && tricks > 1 && wild ? ([["wild", `.held[data-card="${wild}"]`]] as const) : []),
    ...(mine && ["kill", "collect"].includes(view.phase) ? ([["target", ".trick"]] as const) : []),
    ...(playing && tricks > 2
      ? ([
          ["boards", ".others"],
          ["sheet", ".mine .tally"],
        ] as const)
      : []),
  ];
}
