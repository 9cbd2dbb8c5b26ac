import type { Faith, ToleranceSeat, ToleranceView } from "$/protocol/types";
import { SUITS, suitOf } from "../names";
import type { ToleranceWords } from "../typed_play";
import { pointsNow } from "./worth";

/** A living card on a board. */
export interface Living {
  code: string;
  owner: number;
  faith: Faith;
}

/** By how much a card's death would change each seat's points as the round stands; null: a secret role's. */
export function costOfDeath(
  view: ToleranceView,
  died: Living,
  words: ToleranceWords,
): (number | null)[] {
  const isGuild = words.row(died.code).guild ?? false;
  const seats = view.seats.map((row, seat) =>
    seat === died.owner ? without(row, died, isGuild) : row,
  );
  const after = { ...view, seats };
  return view.seats.map((_, seat) => {
    const [now, then] = [view, after].map((each) => pointsNow(each, seat, words.deck));
    return now == null || then == null ? null : then - now;
  });
}

function without(row: ToleranceSeat, { code, faith }: Living, isGuild: boolean): ToleranceSeat {
  const suit = SUITS.indexOf(suitOf(code));
  const dead = row.piles[`dead ${faith}`];
  return {
    ...row,
    living: row.living.with(suit, (row.living[suit] ?? 0) - 1) as ToleranceSeat["living"],
    guild: row.guild - Number(isGuild),
    piles: { ...row.piles, [`dead ${faith}`]: { ...dead, count: dead.count + 1 } },
  };
}
