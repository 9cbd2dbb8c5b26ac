/** How much a decision or a part of the result mattered, in words rather than figures. */
import type { ReviewedDecision } from "$/protocol/types";

export type Size = "none" | "small" | "large";

/** Shares of the win. */
const SMALL = 0.03;
const LARGE = 0.1;
/** More would read as a row of mistakes, and nobody learns from twenty things at once. */
const MOST = 3;

export function sizeOf(share: number): Size {
  const size = Math.abs(share);
  return size >= LARGE ? "large" : size >= SMALL ? "small" : "none";
}

const lossOf = ({ loss }: ReviewedDecision): number => loss?.mean ?? 0;

/** How much a decision cost; nothing where chance alone may have made the difference. */
export const costOf = (row: ReviewedDecision): Size => (row.mistake ? sizeOf(lossOf(row)) : "none");

/** The decisions that cost most, of those that cost a lot, in the order of the game. */
export function decisive(decisions: readonly ReviewedDecision[]): ReviewedDecision[] {
  return decisions
    .filter((row) => costOf(row) === "large")
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, MOST)
    .sort((a, b) => a.move - b.move);
}
