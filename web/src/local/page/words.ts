/** What the tables of this browser say, in words: their worker knows ids and numbers only. */
import { call } from "$/protocol/http";
import type { ErrorDetail, ServerMessage } from "$/protocol/types";
import { gameModule } from "$/games/registry";
import type { AnyDeck } from "$/games/types";
import { catalogue, say } from "$/text/catalogue.svelte";
import { pageReader } from "$/text/page_reader";
import type { RefusalData } from "./messages";

export async function refusalInWords({ id, values }: RefusalData): Promise<ErrorDetail> {
  await Promise.all(["errors", "server"].map((topic) => catalogue.need(topic)));
  const known = catalogue.has(`error-${id}`) ? id : "failed";
  return { id, message: say(`error-${known}`, values), values };
}

/** What the worker tells about an action: by whom, and in which game. */
interface Told {
  id: string;
  game: string;
  deck: string;
  names: string[];
  seat: number;
  action: string;
}

/** A hint before it is put into words, as `schism/review/hint.py` makes it. */
export interface RawHint extends Told {
  type: "hint";
  numbers: Extract<ServerMessage, { type: "hint" }>["numbers"];
  /** How the best action compares with the next; null if there is only one. */
  compared: {
    other: string;
    lead: Interval;
    expected: Interval;
    worlds: number;
    reasons: Reason[];
  } | null;
}

interface Interval {
  mean: number;
  low: number;
  high: number;
}

export interface Reason {
  name: string;
  mine: number;
  other: number;
}

const [SMALL, LARGE] = [0.03, 0.1]; // shares of the win: what matters at all, and what matters a lot
const [SURELY, LIKELY] = [0.95, 0.65];
const [LOST, WON] = [0.03, 0.97]; // shares of the win beyond which the game is decided

export async function hintInWords(hint: RawHint): Promise<ServerMessage> {
  const words = await wordsOf(hint, hint.seat);
  const { type, id, action, numbers } = hint;
  return { type, id, action, numbers, sentence: sentence(hint, words), figures: figures(hint) };
}

/** A bot's reasons before they are put into words, as `schism/review/explanation.py` makes them. */
export interface RawWhy extends Told {
  type: "why";
  motives: string[];
}

/** Only the action that everybody saw is named, and what speaks for it in public. */
export async function whyInWords(why: RawWhy): Promise<ServerMessage> {
  const { type, id, game, seat } = why;
  const words = await wordsOf(why, null);
  const action = words.actionName(why.action);
  const who = words.reader.names[seat] ?? "";
  const motive = why.motives
    .map((name) => `${game}-motive-${name}`)
    .find((message) => catalogue.has(message));
  const sentence = motive
    ? say("why-because", { who, action, motive: say(motive) })
    : say("why-untold", { who, action });
  return { type, id, sentence };
}

/** The words of a game for one of its seats, or for everybody. */
async function wordsOf(told: Told, seat: number | null): Promise<GameWords> {
  const [module, deck] = await Promise.all([
    gameModule(told.game),
    call<AnyDeck>("GET", `/decks/${told.game}/${told.deck}`),
    catalogue.need("hint"),
  ]);
  const names = told.names.map((name, i) => name || seatName(i));
  return module.words(deck, pageReader(names, seat));
}

function seatName(seat: number): string {
  return say("web-bot-names").split(", ")[seat] ?? say("web-nameless", { number: seat + 1 });
}

type GameWords = ReturnType<Awaited<ReturnType<typeof gameModule>>["words"]>;

function sentence({ action, compared }: RawHint, words: GameWords): string {
  const best = words.actionName(action);
  if (!compared) return say("hint-forced", { action: best });
  const other = words.actionName(compared.other);
  const expected = compared.expected.mean;
  if (expected <= LOST) return say("hint-lost", { action: best });
  if (expected >= WON) return say("hint-won", { action: best });
  const { mean, low } = compared.lead;
  if (low <= 0 || mean < SMALL) return say("hint-close", { action: best, other });
  const size = mean >= LARGE ? "large" : "small";
  return say("hint-best", {
    action: best,
    other,
    reason: reasonFor(compared.reasons, words),
    size,
  });
}

function reasonFor(reasons: readonly Reason[], words: GameWords): string {
  const [one, two] = reasons.map((each) => words.phrase("reason", reasonValues(each)));
  if (one === undefined) return say("hint-reason-later");
  return two === undefined ? one : say("hint-and", { one, two });
}

/** Both numbers as parts of 100 worlds, and in words for a sentence without figures. */
function reasonValues({ name, mine, other }: Reason): Record<string, string | number> {
  const difference = Math.abs(mine - other);
  const sure = mine > other ? mine : 1 - mine;
  return {
    name,
    mine: Math.round(100 * mine),
    other: Math.round(100 * other),
    more: Math.round(10 * difference) / 10,
    how: sure >= SURELY ? "surely" : sure >= LIKELY ? "likely" : "rather",
    about: Math.max(1, Math.round(difference)),
  };
}

const percent = (share: number): number => Math.round(100 * share);

function figures({ compared }: RawHint): string {
  if (!compared) return "";
  const { expected, lead, worlds } = compared;
  return say("hint-figures", {
    worlds,
    expected: percent(expected.mean),
    low: Math.max(0, percent(expected.low)),
    high: Math.min(100, percent(expected.high)),
    lead: percent(lead.mean),
    lead_low: percent(lead.low),
    lead_high: percent(lead.high),
  });
}
