/** What moves at this table, and how it sounds. */
import { animate, flyFrom, flyTo, flyTokens, placeOf } from "$/kit/motion";
import { sound, type Sound } from "$/kit/sound";
import type { ToleranceEvent, Track } from "$/protocol/types";

export const seatPlace = (seat: number): string => `seat ${seat}`;
export const trackPlace = (seat: number, track: Track): string => `${track} ${seat}`;
export const handPlace = (card: string): string => `hand ${card}`;
export const trickPlace = (card: string): string => `trick ${card}`;

/** A Svelte action: a card comes to the trick, out of one's own hand or from the board of who played it. */
export function arrives(element: HTMLElement, { seat, card }: { seat: number; card: string }) {
  void flyFrom(element, placeOf(handPlace(card)) ?? placeOf(seatPlace(seat)));
}

/** A Svelte action: a card is dealt, one after the other. */
export function isDealt(element: HTMLElement, number: number) {
  const above = [
    { translate: "0 -40px", opacity: 0 },
    { translate: "none", opacity: 1 },
  ];
  void animate(element, above, { delay: number * 0.12 });
}

/** Sweep the cards of a trick to the board of who has won it. */
export function sweep(trick: HTMLElement, winner: number): void {
  const board = placeOf(seatPlace(winner));
  for (const [i, card] of trick.querySelectorAll<HTMLElement>("[data-place]").entries())
    void flyTo(card, placeOf(card.dataset["place"] ?? ""), board, { delay: i * 0.06 });
  sound("sweep");
}

/** From not quite its edge, so that the card never vanishes, however late the motion starts. */
const TURN = [
  { transform: "perspective(600px) rotateY(64deg)" },
  { transform: "perspective(600px) rotateY(-14deg)", offset: 0.7 },
  { transform: "perspective(600px) rotateY(0deg)" },
];
const SHIMMER = [
  { scale: "1.12", opacity: 0.5 },
  { scale: "1", opacity: 1 },
];

const RISE = [{ scale: "1" }, { scale: "1.09", offset: 0.4 }, { scale: "1" }];
const STRIKES: Partial<Record<ToleranceEvent["event"], Keyframe[]>> = {
  killed: TURN,
  converted: SHIMMER,
  trick_won: RISE,
};

/** The card that wins rises; one that dies turns over, and one that is converted shows its new colours. */
export function strike(trick: HTMLElement, events: readonly ToleranceEvent[]): void {
  for (const event of events) {
    const frames = STRIKES[event.event];
    if (!frames || !("card" in event)) continue;
    const card = trick.querySelector(`[data-played="${event.card}"] .slot`);
    if (card) void animate(card, frames);
  }
}

const MOST_TOKENS = 6;
const HOIST = [
  { transform: "translateY(40%) scale(0.3)" },
  { transform: "translateY(-40%) scale(2.4)", offset: 0.5 },
  { transform: "none" },
];

/** Coins and candles go from the card that acts to the winner's track, or back; a new pennant is hoisted. */
export function pay(table: HTMLElement, events: readonly ToleranceEvent[]): void {
  for (const event of events) {
    if (!("track" in event)) continue;
    const place = trackPlace(event.seat, event.track);
    const token = table.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (event.event === "pennant") {
      const flag = token?.parentElement?.querySelector(`.pennants :nth-child(${event.total})`);
      if (flag) void animate(flag, HOIST);
    } else if ("cause" in event && token) {
      const ends = [placeOf(trickPlace(event.cause ?? "")), placeOf(place)];
      const [from, to] = event.amount < 0 ? ends.reverse() : ends;
      flyTokens(token, from, to, Math.min(MOST_TOKENS, Math.abs(event.amount)));
    }
  }
}

const SOUNDS: Partial<Record<ToleranceEvent["event"], Sound>> = {
  dealt: "deal",
  played: "play",
  killed: "death",
  executed: "death",
  converted: "convert",
  repaid: "coin",
  pennant: "candle",
  trick_won: "crown",
};

/** The sound of what is being played back, for who sits at a seat or, at none, looks on. */
export function ring(events: readonly ToleranceEvent[], seat: number | null): void {
  const [first] = events;
  const found = first && soundOf(first, seat);
  if (found) sound(found);
}

function soundOf(event: ToleranceEvent, seat: number | null): Sound | undefined {
  if (event.event === "won") return seat === null || event.seat === seat ? "win" : "defeat";
  return "track" in event && event.event !== "pennant" ? ofTrack(event.track) : SOUNDS[event.event];
}

const ofTrack = (track: string): Sound => (track === "money" ? "coin" : "candle");
