import type { Json } from "$/engine/game_rules";
import { moduleOf } from "../equipment";
import { Refusal } from "../refusal";
import type { Advice as Hint } from "../review/judging";
import type { GameLog } from "../table/game_log";
import { Match } from "../table/match";
import type { Advice } from "../table/table";
import type { BotPool } from "./pool";

/** What players at a table can ask the analysis. */
export const adviceAt = (pool: BotPool, log: GameLog): Advice => ({
  advise: (seat) => advise(pool, log, seat),
  explain: () => explain(pool, log),
});

/** What the analysis would do, and why, by what a seat knows; the page puts it into words. */
async function advise(pool: BotPool, log: GameLog, seat: number): Promise<Json> {
  const { row, match } = log;
  if (!match) return {};
  const { game, deck } = row;
  const seen = match.position.observation(seat);
  const module = await moduleOf(game);
  const textOf = (action: number): string => match.textOf(action);
  const { best, prospects, compared } = await pool.ask<Hint>({
    work: "advise",
    game,
    deck,
    module,
    seen,
  });
  return {
    game,
    deck,
    names: row.seats.map(({ name }) => name),
    seat,
    action: textOf(best),
    numbers: prospects.map((each) => ({ ...each, action: textOf(each.action) })),
    compared: compared && { ...compared, other: textOf(compared.other) },
  };
}

/** Why the bot that acted last did so; of its own cards nothing is told. */
async function explain(pool: BotPool, log: GameLog): Promise<Json> {
  const { game, deck, seats } = log.row;
  const last = lastOfBots(log);
  if (!last) throw new Refusal("error-why-nobody");
  const { seat, action, seen, number } = last;
  const module = await moduleOf(game);
  const about = { game, deck, module, seen };
  const motives = await pool.ask<string[]>({ work: "explain", ...about, action: number });
  return { game, deck, names: seats.map(({ name }) => name), seat, action, motives };
}

/** The last action of a bot, and what it knew before. */
function lastOfBots({ match, row }: GameLog) {
  if (!match) return null;
  const again = new Match(match.equipment, match.options, match.seats, null);
  let last: { seat: number; action: string; seen: Uint8Array; number: number } | null = null;
  for (const step of match.journal) {
    if ("outcome" in step) {
      again.give(step.outcome);
      continue;
    }
    const seat = again.toAct ?? 0;
    const { action } = step;
    if (row.seats[seat]?.who === "bot") {
      const seen = again.position.observation(seat);
      last = { seat, action, seen, number: again.numberOf(action) };
    }
    again.play(action);
  }
  return last;
}
