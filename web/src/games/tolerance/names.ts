import type {
  CardRow,
  DeclaredSuit,
  Faith,
  Piles,
  Suit,
  ToleranceView,
  Track,
} from "$/protocol/types";

export type PileName = keyof Piles;

export const SUITS: readonly Suit[] = ["N", "C", "T", "P", "W"];
export const DECLARABLE: readonly DeclaredSuit[] = ["N", "C", "T", "P"];
export const TRACKS: readonly Track[] = ["money", "catholic", "protestant"];
export const FAITHS: readonly Faith[] = ["catholic", "unaffiliated", "protestant"];
export const PILES: readonly PileName[] = [
  ...FAITHS.map((faith): PileName => `living ${faith}`),
  ...FAITHS.map((faith): PileName => `dead ${faith}`),
];
export const REIGNS = ["mary", "elizabeth", "james"] as const;
export const SECTIONS = ["suits", "guild", "dead"] as const;
export const REASONS = ["any", "most", "each"] as const;
export type Reason = (typeof REASONS)[number];
/** What a role card can pay for: a suit, guild members, the dead of a religion. */
export type Column = Suit | "guild" | "dead catholic" | "dead protestant";
export const TRICKS = 12;
export const MOST_PENNANTS = 6;

export const suitOf = (code: string): Suit => code[0] as Suit;

export const PREVAILING = {
  mary: "catholic",
  elizabeth: "unaffiliated",
  james: "protestant",
} as const;

/** The religion of a card until it is converted. */
export const faithOf = (printed: CardRow["religion"], reign: ToleranceView["reign"]): Faith =>
  printed === "prevailing" ? PREVAILING[reign] : printed;

const MONARCHS = { M: 14, E: 14, J: 14 } as const;

export function rankOf(code: string): number {
  const rest = code.slice(1);
  return rest in MONARCHS ? 14 : Number.parseInt(rest, 10);
}

/** The rank printed in the corner: a number, or the letter of a Monarch. */
export const rankText = (code: string): string =>
  code.slice(1) in MONARCHS ? code.slice(1) : String(rankOf(code));

/** The card an action plays or chooses, if it is about one: N9, W10=C, kill N9. */
export const cardOf = (action: string): string => /\b[NCTPW][0-9EJM]\w*/.exec(action)?.[0] ?? "";

/** Spectators see no hand. */
export const handOf = (view: { hand?: string[] }): readonly string[] => view.hand ?? [];

/** Suit by suit, the highest first; Wilds last. */
export function sortedHand(codes: readonly string[]): string[] {
  return [...codes].sort(
    (a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || rankOf(b) - rankOf(a),
  );
}
