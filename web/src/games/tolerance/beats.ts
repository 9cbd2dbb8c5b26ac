import type {
  ToleranceEvent,
  PlayedCard,
  ToleranceDeck,
  TolerancePennant,
  TolerancePlayed,
  ToleranceSeat,
  ToleranceView,
} from "$/protocol/types";
import type { Beat } from "$/table/playback.svelte";
import { runs } from "../words";
import { executedOn, laidDown } from "./boards/laying";
import { faithOf, handOf, TRACKS } from "./names";
import { EFFECTS } from "./trick/outcome";

const WEIGHTS: Record<string, number> = {
  dealt: 0,
  chooser: 0.3,
  started: 0.5,
  played: 0.6,
  trick_won: 1,
  nothing: 0.8,
  pennant: 0.8,
  round_tax: 0.5,
  round_piety: 0.5,
  repaid: 0.7,
  points: 0.35,
  section: 0.45,
  pennant_points: 0.6,
  loan_cost: 0.8,
  final: 0.8,
  standing: 0.5,
  opened_points: 0,
  opened_section: 0,
  won: 1,
};
const TOGETHER = new Set(["dealt", "round_tax", "round_piety"]);
const SWEEP = 0.75;
/** What happens while a trick's cards still lie on the table. */
const IN_TRICK = new Set(["played", ...EFFECTS]);
const NEW_ROUND = new Set(["dealt", "chooser"]);

/**
 * Play a move back effect by effect, each with the position it leads to. Meanwhile nobody is to act, nothing can be done
 * and nothing of the next round is seen.
 */
export function beats(
  before: ToleranceView,
  events: readonly ToleranceEvent[],
  after: ToleranceView,
  deck: ToleranceDeck,
): Beat[] {
  let view: ToleranceView = { ...before, to_act: null, actions: [] };
  let winner = isChoosing(before) ? before.to_act : null;
  const shown: Beat[] = [];
  for (const group of grouped(events)) {
    const kind = group[0]?.event ?? "";
    if (winner !== null && !IN_TRICK.has(kind)) {
      view = laidDown(view, winner, deck);
      winner = null;
      shown.push({ view, events: [], weight: SWEEP });
    }
    if (NEW_ROUND.has(kind)) view = { ...after, to_act: null, actions: [] };
    for (const event of group) view = applied(view, event, deck);
    if (kind === "trick_won") winner = group[0]?.seat ?? null;
    const own = kind === "played" && group[0]?.seat === after.seat;
    shown.push({ view, events: group, weight: own ? 0.2 : (WEIGHTS[kind] ?? 1.15) });
  }
  return [...shown, { view: after, events: [], weight: 0 }];
}

/** Whether the winner of a trick is asked about one of its effects (5.2). */
const isChoosing = ({ phase }: ToleranceView): boolean => phase === "kill" || phase === "collect";

/** Group deals and the income at the end of a round; everything else is shown one by one. */
function grouped(events: readonly ToleranceEvent[]): ToleranceEvent[][] {
  return runs(events, (event) => event.event).flatMap((group) =>
    TOGETHER.has(group[0]?.event ?? "") ? [group] : group.map((event) => [event]),
  );
}

/** The position after one event. */
export function applied(
  view: ToleranceView,
  event: ToleranceEvent,
  deck: ToleranceDeck,
): ToleranceView {
  switch (event.event) {
    case "played":
      return played(view, event, deck);
    case "killed":
      return onTable(view, event.card, { alive: false });
    case "converted":
      return onTable(view, event.card, { religion: event.to });
    case "executed":
      return {
        ...view,
        seats: view.seats.map((row, seat) =>
          seat === event.seat ? executedOn(row, event.card, view, deck) : row,
        ),
      };
    case "pennant":
      return onBoard(view, event.seat, pennants(view, event));
    case "loan":
      return onBoard(view, event.seat, { money: 1, loans: event.total });
    case "debt_stopped":
      return onBoard(view, event.seat, { money: 0 });
    case "section":
    case "pennant_points":
    case "loan_cost":
    case "final":
      return onBoard(view, event.seat, { vp: event.total });
    case "taxed":
    case "collected":
    case "piety_lost":
    case "round_tax":
    case "round_piety":
    case "repaid":
      return onBoard(view, event.seat, { [event.track]: event.total });
    default:
      return view;
  }
}

function played(view: ToleranceView, event: TolerancePlayed, deck: ToleranceDeck): ToleranceView {
  const code = event.card;
  const printed = deck.card.find((row) => row.code === code)?.religion ?? "prevailing";
  const religion = faithOf(printed, view.reign);
  const card: PlayedCard = {
    seat: event.seat,
    card: code,
    as: event.as,
    religion,
    alive: true,
    acts: false,
  };
  const seats = view.seats.map((row, i) =>
    i === event.seat ? { ...row, cards: row.cards - 1 } : row,
  );
  return {
    ...view,
    seats,
    table: [...view.table, card],
    led: view.led ?? card.as,
    hand: handOf(view).filter((held) => held !== code),
  };
}

function onTable(view: ToleranceView, code: string, change: Partial<PlayedCard>): ToleranceView {
  return {
    ...view,
    table: view.table.map((row) => (row.card === code ? { ...row, ...change } : row)),
  };
}

function onBoard(view: ToleranceView, seat: number, change: Partial<ToleranceSeat>): ToleranceView {
  return { ...view, seats: view.seats.map((row, i) => (i === seat ? { ...row, ...change } : row)) };
}

function pennants(view: ToleranceView, event: TolerancePennant): Partial<ToleranceSeat> {
  const [money, catholic, protestant] = view.seats[event.seat]?.pennants ?? [0, 0, 0];
  const earned: [number, number, number] = [money, catholic, protestant];
  earned[TRACKS.indexOf(event.track)] = event.total;
  return { pennants: earned };
}
