import type { Json } from "$/engine/game_rules";
import { moduleOf } from "../equipment";
import type { Advice } from "../review/judging";
import type { GameLog } from "../table/game_log";
import type { BotPool } from "./pool";

/** What the analysis would do, and why, by what a seat knows; the page puts it into words. */
export async function advise(pool: BotPool, log: GameLog, seat: number): Promise<Json> {
  const { row, match } = log;
  if (!match) return {};
  const { game, deck } = row;
  const seen = match.position.observation(seat);
  const module = await moduleOf(game);
  const textOf = (action: number): string => match.textOf(action);
  const { best, prospects, compared } = await pool.ask<Advice>({
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
