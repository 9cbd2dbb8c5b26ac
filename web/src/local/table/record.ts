/** Records: a match as one JSON object (`schism/table/record.py`), with the proof of its deals (`proof.py`). */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Json } from "$/engine/game_rules";
import { commitmentTo } from "$/engine/random";
import type { Match } from "./match";

export const FORMAT = "schism-record/1";

/** A bot that took over from a player, as in a record. */
export interface StandIn {
  seat: number;
  /** How many actions had been played by then. */
  from: number;
  why: "resign";
}

export function makeRecord(match: Match, standIns: readonly StandIn[] = []): Json {
  const { engine, deck, rules } = match.equipment;
  const made: Json & { actions: string[] } = { actions: [] };
  for (const step of match.journal)
    if ("action" in step) made.actions.push(step.action);
    else rules.write(engine, step.outcome, made, deck);
  const { actions, ...given } = made;
  return seal({
    format: FORMAT,
    game: engine.data.game,
    rules: engine.data.rules,
    deck: deck.id,
    deck_sha256: deck.sha256,
    options: match.options,
    ...given,
    actions,
    result: match.finished ? match.result() : null,
    ...(match.ending ? { ending: match.ending } : {}),
    ...(standIns.length ? { stand_ins: standIns } : {}),
  });
}

/** Add the proof to a finished game's record: the secret and the options requested. */
export const withProof = (record: Json, secret: Uint8Array, asked: Json): Json =>
  seal({
    ...record,
    proof: { commitment: commitmentTo(secret), secret: bytesToHex(secret), options: asked },
  });

/** Add the checksum of the contents as the last field. */
function seal(record: Json): Json {
  const content = { ...record };
  delete content["sha256"];
  return { ...content, sha256: bytesToHex(sha256(utf8ToBytes(canonical(content)))) };
}

/** The one way to write a value as JSON: sorted keys, no spaces, plain characters. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(",")}}`;
}
