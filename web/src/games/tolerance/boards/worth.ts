import type { Pays, RoleRow, ToleranceDeck, ToleranceSeat, ToleranceView } from "$/protocol/types";
import { REASONS, SECTIONS, SUITS, type Column, type Reason } from "../names";

/** What a role is paid for one column of its card, and whether a board has earned it. */
export interface Pay {
  reason: Reason;
  points: number;
  earned: boolean;
}

/** One column of a role card beside what lies on a board: how many, whether they are the most, what they bring. */
export interface Item {
  column: Column;
  owned: number;
  /** The most of all, or jointly, and at least one (9.1). */
  most: boolean;
  pays: Pay[];
  points: number;
}

export const COLUMNS: Record<(typeof SECTIONS)[number], readonly Column[]> = {
  suits: SUITS,
  guild: ["guild"],
  dead: ["dead catholic", "dead protestant"],
};
const ALL_COLUMNS = SECTIONS.flatMap((section) => COLUMNS[section]);

/** How many cards a board has that count in a column: living by suit and guild, dead by religion. */
function ownedIn(row: ToleranceSeat, column: Column): number {
  if (column === "guild") return row.guild;
  if (column === "dead catholic" || column === "dead protestant") return row.piles[column].count;
  return row.living[SUITS.indexOf(column)] ?? 0;
}

/** What a role card says about a column in a reign (rounds count from 1). */
export function paysFor(role: RoleRow | undefined, round: number, column: Column): Pays {
  const reign = role?.reign[round - 1];
  if (column === "guild") return reign?.guild ?? {};
  if (column === "dead catholic") return { each: reign?.dead?.catholic ?? 0 };
  if (column === "dead protestant") return { each: reign?.dead?.protestant ?? 0 };
  return reign?.suits?.[column] ?? {};
}

export const roleOf = (deck: ToleranceDeck, row: ToleranceSeat): RoleRow | undefined =>
  deck.role.find((role) => role.id === row.role);

/** A board column by column, as its role would be paid if the round ended now. */
export function itemsOf(view: ToleranceView, seat: number, role: RoleRow | undefined): Item[] {
  return ALL_COLUMNS.map((column) => {
    const counts = view.seats.map((row) => ownedIn(row, column));
    const owned = counts[seat] ?? 0;
    const most = owned > 0 && owned === Math.max(...counts);
    const given = paysFor(role, view.round, column);
    const pays = REASONS.flatMap((reason): Pay[] => {
      const points = given[reason];
      const earned = reason === "most" ? most : owned > 0;
      return points ? [{ reason, points, earned }] : [];
    });
    const earned = pays.filter((pay) => pay.earned);
    const brought = earned.map(({ reason, points }) => (reason === "each" ? owned : 1) * points);
    return { column, owned, most, pays, points: brought.reduce((sum, more) => sum + more, 0) };
  });
}

/** The points a seat would have if the round ended now (8.5); null if its role is secret or nothing is to come. */
export function pointsNow(view: ToleranceView, seat: number, deck: ToleranceDeck): number | null {
  const row = view.seats[seat];
  const role = row && roleOf(deck, row);
  if (!role || row.vp === null || view.phase === "over") return null;
  const items = itemsOf(view, seat, role);
  return SECTIONS.reduce((total, section) => {
    const inSection = items.filter((item) => COLUMNS[section].includes(item.column));
    return Math.max(
      0,
      inSection.reduce((sum, item) => sum + item.points, total),
    );
  }, row.vp);
}

/** How much a tally still needs for its next pennant (7.1); null if it has them all. */
export function untilPennant(tally: number, pennants: number): number | null {
  return pennants >= 6 ? null : Math.max(0, 10 * (pennants + 1) - tally);
}
