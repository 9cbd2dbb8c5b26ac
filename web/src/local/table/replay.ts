/** Records, replayed: `schism/table/replay.py` and what a server makes of it (`server/reviews/replays.py`). */
import { PUBLIC } from "$/engine/engine";
import type { Json, RecordInMaking } from "$/engine/game_rules";
import type { Frame } from "$/protocol/types";
import { CannotAnswer, equipmentFor } from "../equipment";
import { Refusal } from "../refusal";
import { Match } from "./match";

export type GameRecord = RecordInMaking & { game: string; deck_sha256: string; options: Json };

/** The match before each step of a record, and the step; at last the match as it ends, and null. */
export async function* replayed(
  record: GameRecord,
): AsyncGenerator<{ match: Match; step: { action: string } | { outcome: unknown } | null }> {
  const equipment = await equipmentFor(record.game, record.deck_sha256);
  const { data } = equipment.engine;
  const version = Number(record["rules"] ?? 1);
  if (version > data.rules) throw new CannotAnswer(`rules of version ${version}`);
  const seats = Number(record.options["players"] ?? data.info.players[0]);
  const match = new Match(equipment, record.options, seats, null);
  const taken = { actions: 0, outcomes: 0 };
  while (!match.over && !isPaused(match, record, taken.actions)) {
    const step = nextStep(match, record, taken);
    yield { match, step };
    if ("action" in step) match.play(step.action);
    else match.give(step.outcome);
  }
  const ending = record["ending"] as Match["ending"] | undefined;
  if (ending && ending.seat !== null) match.end(ending.seat);
  yield { match, step: null };
}

/** Whether an unfinished record ends here. */
const isPaused = (match: Match, record: GameRecord, played: number): boolean =>
  !record["result"] && !match.awaitsChance && played === record.actions.length;

function nextStep(
  match: Match,
  record: GameRecord,
  taken: { actions: number; outcomes: number },
): { action: string } | { outcome: unknown } {
  if (match.awaitsChance) {
    const outcome = match.equipment.rules.read(match.position, record, taken);
    taken.outcomes++;
    return { outcome };
  }
  const action = record.actions[taken.actions++];
  if (action === undefined)
    throw new Refusal("error-record-too-short", { number: record.actions.length });
  return { action };
}

/** A record position by position, as a seat or a spectator would have seen it. */
export async function frames(record: GameRecord, seat: number | null): Promise<Frame[]> {
  const found: Json[] = [];
  let told = 0;
  let last: Json = {};
  for await (const { match, step } of replayed(record)) {
    const shown = match.journal.length > 0 && !match.awaitsChance;
    if (shown) {
      const [view, ...own] = match.views(0);
      const yours = seat === null ? null : own[seat];
      const events = match.toldTo(seat ?? PUBLIC, told);
      found.push({ version: found.length, ...last, events, view, yours });
      told = match.eventCount;
      last = {};
    }
    if (step && "action" in step) last = { seat: match.toAct, action: step.action };
  }
  return found as unknown as Frame[];
}

/** The events an action would have caused at a frame, as the player to act could know them. */
export async function previewAt(
  record: GameRecord,
  version: number,
  action: string | null,
): Promise<Json[]> {
  let frame = -1;
  for await (const { match } of replayed(record)) {
    if (match.journal.length > 0 && !match.awaitsChance) frame++;
    if (frame === version) return match.toAct === null ? [] : match.preview(match.toAct, action);
  }
  throw new Refusal("error-frame-unknown", { found: version });
}
