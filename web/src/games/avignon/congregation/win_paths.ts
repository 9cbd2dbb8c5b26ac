import type { AvignonView, Win } from "$/protocol/types";
import { COPIES, TO_WIN } from "../names";
import type { AvignonWords } from "../typed_play";

/** Somebody who has to be in a congregation: of a faction, or of one kind. */
export interface Need {
  /** The faction's or the kind's id, which is also the id of its name and figure. */
  who: string;
  isKind: boolean;
  /** Whose congregation. */
  seat: number;
  met: boolean;
}

/** A way in which a side can win: what it needs, and how much of that is missing. */
export interface WinPath {
  winner: number;
  needs: Need[];
  missing: number;
}

/** How many more people a side needs to win by their number. */
export const missingPeople = (view: AvignonView, seat: number): number =>
  Math.max(0, TO_WIN - (view.congregations[seat]?.length ?? 0));

/** The ways to win by a condition that are still open to a side, the nearest first. */
export function winPaths(view: AvignonView, words: AvignonWords, seat: number): WinPath[] {
  const found = view.kinds.flatMap(({ kind }) =>
    (words.row(kind).wins ?? []).map((win) => {
      const needs = needsOf(words, kind, win, seat).map((need) => ({
        ...need,
        met: countIn(view, words, need.seat, need) > 0,
      }));
      return { winner: seat, needs, missing: needs.filter((need) => !need.met).length };
    }),
  );
  return found
    .filter((path) => path.needs.every((need) => need.met || isOpen(view, words, need)))
    .sort((one, other) => one.missing - other.missing);
}

type Wanted = Omit<Need, "met">;

/** What a condition wants for the side that wins by it: it counts while its own person is in the congregation. */
function needsOf(words: AvignonWords, kind: string, win: Win, winner: number): Wanted[] {
  const owner = win.side === "owner" ? winner : 1 - winner;
  const wanted = [
    ...named(win.owner_has, false, owner),
    ...named(win.owner_has_kinds, true, owner),
    ...named(win.opponent_has, false, 1 - owner),
    ...named(win.opponent_has_kinds, true, 1 - owner),
  ];
  const itself = { who: kind, isKind: true, seat: owner };
  return wanted.some((need) => need.seat === owner && isMetBy(words, kind, need))
    ? wanted
    : [itself, ...wanted];
}

const named = (ids: readonly string[] = [], isKind: boolean, seat: number): Wanted[] =>
  ids.map((who) => ({ who, isKind, seat }));

/** Whether a kind is what is needed; the expansion's kinds count for their factions. */
export const isMetBy = (words: AvignonWords, kind: string, { who, isKind }: Wanted): boolean =>
  (isKind ? kind : words.row(kind).faction) === who;

const countIn = (view: AvignonView, words: AvignonWords, seat: number, need: Wanted): number =>
  (view.congregations[seat] ?? []).filter((kind) => isMetBy(words, kind, need)).length;

/** Whether somebody like that can still come: not if both are in the other congregation for good. */
const isOpen = (view: AvignonView, words: AvignonWords, need: Need): boolean =>
  countIn(view, words, 1 - need.seat, need) < COPIES;
