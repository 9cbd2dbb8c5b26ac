import type { Values } from "./catalogue.svelte";

/** Who reads: what the seats are called, and which one is addressed as you. */
export interface Reader {
  readonly language: string;
  readonly names: readonly string[];
  readonly seat: number | null;
  /** Without the codes of cards and the numbers of rules: a message `name-plain` takes the place of `name`. */
  readonly plain?: boolean;
  say(message: string, values?: Values): string;
  has(message: string): boolean;
}

/** What messages select on: they say "you win" or "Agnes wins". */
export const isYou = (reader: Reader, seat: number): string =>
  seat === reader.seat ? "yes" : "no";
