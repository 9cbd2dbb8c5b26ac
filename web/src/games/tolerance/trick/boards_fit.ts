/** How the living cards of all boards lie so that none has to be scrolled to. */

export interface Fit {
  /** The width of a card, in pixels. */
  card: number;
  /** How many cards lie side by side, by board; none where cards take all of a line. */
  columns: number[];
  /** The boards follow one another line by line, each behind its owner's name. */
  flows: boolean;
  /** There is room below each card to say what its death changes. */
  costs: boolean;
}

const GAP = 4;
const LINE = 3; // between two lines of cards
const BETWEEN_BOARDS = 16;
const NAME = 24;
/** Below a card, what its death changes. */
const COST = 14;
const flatHeight = (card: number) => Math.max(46, card * 0.88);
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** For boards one below the other: the first way that fits, else the smallest cards. */
export function fitBelow(counts: readonly number[], width: number, height: number): Fit {
  const cardOf = (across: number) => Math.max(44, Math.floor((width + GAP) / across - GAP));
  const linesOf = (cards: number, across: number) => Math.ceil(cards / across);
  const stacked = (across: number, cost: number) => {
    const lines = total(counts.map((count) => linesOf(count, across)));
    const line = flatHeight(cardOf(across)) + cost + GAP;
    return lines * line + counts.length * (NAME + GAP);
  };
  /** A name takes the place of two cards, and may leave one empty before it. */
  const flowing = (across: number, cost: number) =>
    linesOf(total(counts) + 3 * counts.length, across) * (flatHeight(cardOf(across)) + cost + LINE);
  const ways = [COST, 0].flatMap((cost) =>
    [
      { across: 5, flows: false },
      { across: 6, flows: false },
      { across: 6, flows: true },
      { across: 7, flows: true },
    ].map((way) => ({ ...way, cost })),
  );
  const fits = ({ across, flows, cost }: (typeof ways)[number]) =>
    (flows ? flowing : stacked)(across, cost) <= height;
  const { across, flows, cost } = ways.find(fits) ?? { across: 7, flows: true, cost: 0 };
  return { card: cardOf(across), columns: [], flows, costs: cost > 0 };
}

/** From this width on a card shows its name, which is worth more than what its death changes. */
const NAMED = 66;
/** From the widest that lie flat to the narrowest that a finger finds. */
const WIDTHS = [132, 118, 104, 91, 79, 70, 56, 52, 46];

/** For boards side by side: the widest cards with which all of them fit, else the smallest. */
export function fitBeside(counts: readonly number[], width: number, height: number): Fit {
  const room = width - BETWEEN_BOARDS * (counts.length - 1);
  const rowsOf = (card: number) =>
    fewestRows(counts, Math.max(Math.floor(room / (card + GAP)), counts.length));
  const fits = (card: number, cost: number) =>
    NAME + rowsOf(card) * (flatHeight(card) + cost + GAP) <= height;
  const bare = WIDTHS.find((each) => fits(each, 0)) ?? Math.min(...WIDTHS);
  const roomy = WIDTHS.find((each) => fits(each, COST));
  const costs = roomy !== undefined && (roomy >= NAMED || bare < NAMED);
  const card = costs ? roomy : bare;
  const rows = rowsOf(card);
  const columns = counts.map((count) => Math.ceil(count / rows));
  return { card, columns, flows: false, costs };
}

/** The fewest lines in which so many columns hold all cards. */
function fewestRows(counts: readonly number[], across: number): number {
  let rows = 1;
  while (total(counts.map((count) => Math.ceil(count / rows))) > across) rows += 1;
  return rows;
}
