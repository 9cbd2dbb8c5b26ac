/** How the living cards of all boards lie so that none has to be scrolled to. */

export interface Fit {
  /** The width of a card, in pixels. */
  card: number;
  /** How many cards lie side by side, by board; none where cards take all of a line. */
  columns: number[];
  /** The boards follow one another line by line, each behind its owner's name. */
  flows: boolean;
}

const GAP = 4;
const LINE = 3; // between two lines of cards
const BETWEEN_BOARDS = 16;
const NAME = 24;
const heightOf = (card: number) => Math.max(46, card * 0.88);
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** For boards one below the other: the first way that fits, else the smallest cards. */
export function fitBelow(counts: readonly number[], width: number, height: number): Fit {
  const cardOf = (across: number) => Math.max(44, Math.floor((width + GAP) / across - GAP));
  const linesOf = (cards: number, across: number) => Math.ceil(cards / across);
  const stacked = (across: number) => {
    const lines = total(counts.map((count) => linesOf(count, across)));
    return lines * (heightOf(cardOf(across)) + GAP) + counts.length * (NAME + GAP);
  };
  /** A name takes the place of two cards, and may leave one empty before it. */
  const flowing = (across: number) =>
    linesOf(total(counts) + 3 * counts.length, across) * (heightOf(cardOf(across)) + LINE);
  const stack = [5, 6].find((across) => stacked(across) <= height);
  const across = stack ?? (flowing(6) <= height ? 6 : 7);
  return { card: cardOf(across), columns: [], flows: stack === undefined };
}

/** From the widest that lie flat to the narrowest that a finger finds. */
const WIDTHS = [132, 118, 104, 91, 79, 70, 56, 52, 46];

/** For boards side by side: the widest cards with which all of them fit, else the smallest. */
export function fitBeside(counts: readonly number[], width: number, height: number): Fit {
  const room = width - BETWEEN_BOARDS * (counts.length - 1);
  const rowsOf = (card: number) =>
    fewestRows(counts, Math.max(Math.floor(room / (card + GAP)), counts.length));
  const heightWith = (card: number) => NAME + rowsOf(card) * (heightOf(card) + GAP);
  const card = WIDTHS.find((each) => heightWith(each) <= height) ?? Math.min(...WIDTHS);
  const rows = rowsOf(card);
  return { card, columns: counts.map((count) => Math.ceil(count / rows)), flows: false };
}

/** The fewest lines in which so many columns hold all cards. */
function fewestRows(counts: readonly number[], across: number): number {
  let rows = 1;
  while (total(counts.map((count) => Math.ceil(count / rows))) > across) rows += 1;
  return rows;
}
