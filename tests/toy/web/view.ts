export interface ToyView {
  trump: string | null;
  seats: { card: string | null; points: number; cards: number }[];
  hand: string[];
  actions: string[];
}
