import type { PlayedCard, ToleranceDeck, ToleranceSeat, ToleranceView } from "$/protocol/types";
import { faithOf, PILES, SUITS, suitOf, type PileName } from "../names";

/** The position after a trick's cards have been laid on the winner's board (5.11). */
export function laidDown(view: ToleranceView, winner: number, deck: ToleranceDeck): ToleranceView {
  const whole = view.open_piles || winner === view.seat; // of other piles only the top is seen (4.6)
  const laid = view.seats.map((row, seat) =>
    seat === winner
      ? view.table.reduce((board, played) => withCard(board, played, whole, deck), row)
      : row,
  );
  return { ...view, seats: laid, table: [], led: null, leader: winner, trick: view.trick + 1 };
}

function withCard(
  row: ToleranceSeat,
  { card, alive, religion }: PlayedCard,
  whole: boolean,
  deck: ToleranceDeck,
): ToleranceSeat {
  const name: PileName = `${alive ? "living" : "dead"} ${religion}`;
  const { count, cards } = row.piles[name];
  const piles = {
    ...row.piles,
    [name]: { count: count + 1, cards: whole ? [...cards, card] : [card] },
  };
  return alive ? counted({ ...row, piles }, card, 1, deck) : { ...row, piles };
}

/** A board on which one living card more, or less, counts (9.1). */
function counted(row: ToleranceSeat, code: string, by: 1 | -1, deck: ToleranceDeck): ToleranceSeat {
  const living: ToleranceSeat["living"] = [...row.living];
  const suit = SUITS.indexOf(suitOf(code));
  living[suit] = (living[suit] ?? 0) + by;
  const inGuild = deck.card.find((card) => card.code === code)?.guild === true;
  return { ...row, living, guild: row.guild + (inGuild ? by : 0) };
}

/** The board of whoever owned a card that has been executed: it lies among the dead now (8.1). */
export function executedOn(
  row: ToleranceSeat,
  code: string,
  view: ToleranceView,
  deck: ToleranceDeck,
): ToleranceSeat {
  const printed = deck.card.find((card) => card.code === code)?.religion ?? "prevailing";
  const seen = PILES.find((pile) => row.piles[pile].cards.includes(code));
  const from = seen ?? (`living ${faithOf(printed, view.reign)}` as const);
  const to = from.replace("living", "dead") as PileName;
  const piles = {
    ...row.piles,
    [from]: without(row.piles[from], code),
    [to]: { count: row.piles[to].count + 1, cards: [...row.piles[to].cards, code] },
  };
  return counted({ ...row, piles }, code, -1, deck);
}

const without = (pile: { count: number; cards: string[] }, code: string) => ({
  count: pile.count - 1,
  cards: pile.cards.filter((card) => card !== code),
});
