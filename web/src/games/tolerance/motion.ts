/** What moves at this table, and how it sounds. */
import { animate, flyFrom, flyTo, placeOf } from "$/kit/motion";
import { sound, type Sound } from "$/kit/sound";
import type { ToleranceEvent } from "$/protocol/types";

export const seatPlace = (seat: number): string => `seat ${seat}`;
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
  for (const card of trick.querySelectorAll<HTMLElement>("[data-place]"))
    void flyTo(card, placeOf(card.dataset["place"] ?? ""), board);
  sound("sweep");
}

const TURN = [
  { transform: "perspective(600px) rotateY(90deg)" },
  { transform: "perspective(600px) rotateY(0deg)" },
];
const SHIMMER = [
  { scale: "1.12", opacity: 0.5 },
  { scale: "1", opacity: 1 },
];

/** A card that dies turns over; one that is converted shows its new colours. */
export function strike(trick: HTMLElement, events: readonly ToleranceEvent[]): void {
  for (const event of events) {
    if (event.event !== "killed" && event.event !== "converted") continue;
    const card = trick.querySelector(`[data-played="${event.card}"] .slot`);
    if (card) void animate(card, event.event === "killed" ? TURN : SHIMMER);
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
  won: "win",
};

/** The sound of what is being played back. */
export function ring(events: readonly ToleranceEvent[]): void {
  const [first] = events;
  if (!first) return;
  const name = "track" in first && first.event !== "pennant" ? ofTrack(first.track) : undefined;
  const found = name ?? SOUNDS[first.event];
  if (found) sound(found);
}

const ofTrack = (track: string): Sound => (track === "money" ? "coin" : "candle");
