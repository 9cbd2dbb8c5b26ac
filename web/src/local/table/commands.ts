/** What a table can be asked to do, and whether it may be done now: `schism/server/tables/commands.py` for one player. */
import { Refusal, StaleCommand } from "../refusal";
import type { Entry } from "../store/store";
import { allows, type GameLog } from "./game_log";

/** A journal entry that has not been checked yet; the version it was made for may be missing. */
export interface Command {
  kind: "start" | "act" | "undo" | "pause" | "resume" | "resign";
  seat: number | null;
  text: string | null;
  version: number | null;
  request: string | null;
}

/** The kind of journal entry this becomes. */
export function check(log: GameLog, command: Command): Entry["kind"] {
  if (command.version !== null && command.version !== log.version) throw new StaleCommand();
  return CHECKS[command.kind](log, command);
}

const CHECKS: Record<Command["kind"], (log: GameLog, command: Command) => Entry["kind"]> = {
  start: () => "start",
  act: checkAct,
  undo: checkUndo,
  pause: checkPause,
  resume: checkPause,
  resign: checkResign,
};

function checkAct(log: GameLog, { seat, text, request }: Command): Entry["kind"] {
  const action = text ?? "";
  checkRunning(log, action);
  if (seat !== log.toAct) throw new Refusal("error-not-your-turn", { action });
  const retired = seat !== null && log.retired.has(seat);
  if (retired && request !== null) throw new Refusal("error-retired"); // a bot has none
  if (log.match) {
    log.match.numberOf(action);
    return "act";
  }
  if (!log.draft || !allows(log.draft, action))
    throw new Refusal("error-illegal", { action, legal: log.draft?.among.join(", ") ?? "" });
  return "draft";
}

function checkRunning(log: GameLog, action: string): void {
  if (!log.started) throw new Refusal("error-not-started");
  if (log.over) throw new Refusal("error-game-over", { action });
  if (log.paused) throw new Refusal("error-paused");
}

/** Among bots everything since one's own last action may be taken back, also when the game is over. */
function checkUndo(log: GameLog, { seat, text }: Command): Entry["kind"] {
  if (log.row.daily) throw new Refusal("error-no-undo"); // everybody has one try
  if (!log.over || text === null) checkRunning(log, "undo");
  if (text === null && log.undoableBy !== seat) throw new Refusal("error-no-undo");
  return "undo";
}

/** How many actions a player among bots takes back; null: the last one, which has revealed nothing. */
export function stepsBack(log: GameLog, seat: number): string | null {
  const count = log.actsSince(seat);
  return log.undoableBy === seat || count === 0 ? null : String(count);
}

/** The seats that may take something back now. */
export const mayTakeBack = (log: GameLog): number[] =>
  log.row.daily
    ? []
    : log.row.seats.flatMap(({ who }, seat) =>
        who === "person" && log.actsSince(seat) ? [seat] : [],
      );

function checkResign(log: GameLog, { seat }: Command): Entry["kind"] {
  if (!log.match) throw new Refusal("error-not-started");
  if (log.over) throw new Refusal("error-game-over", { action: "resign" });
  if (seat !== null && log.retired.has(seat)) throw new Refusal("error-retired");
  return "resign";
}

function checkPause(log: GameLog, { kind }: Command): Entry["kind"] {
  if (!log.started) throw new Refusal("error-not-started");
  if (log.over) throw new Refusal("error-game-over", { action: "pause" });
  if (log.paused === (kind === "pause"))
    throw new Refusal(log.paused ? "error-paused" : "error-not-paused");
  return kind;
}
