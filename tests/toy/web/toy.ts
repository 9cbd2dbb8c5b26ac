import type { AnyEvent, AnyDeck, AnyView } from "$/games/types";

/** The types of the toy, which is not among the games that the page's types are made for. */
export interface Toy {
  view: ToyView;
  event: AnyEvent;
  deck: AnyDeck;
  row: unknown;
}

export interface ToyView extends AnyView {
  trump: string | null;
  seats: { card: string | null; points: number; cards: number }[];
  hand: string[];
}
