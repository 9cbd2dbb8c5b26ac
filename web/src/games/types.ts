import type { Words } from "./words";

/** What the views of all games have. */
export interface AnyView {
  game: string;
  seat: number | null;
  phase?: string;
  to_act: number | null;
  actions: string[];
}

/** What the events of all games have, and an amount, which says whether anything changed. */
export interface AnyEvent {
  event: string;
  rule: string;
  seat: number;
  amount?: number;
}

export interface AnyDeck {
  game: string;
  id: string;
}

/** The types of one game. Those that Python declares are in `Games`; `row` is a card or a person of its deck. */
export interface GameTypes {
  view: AnyView;
  event: AnyEvent;
  deck: AnyDeck;
  row: unknown;
}

export type WordsOf<G extends GameTypes> = Words<G["row"], G["deck"]>;
