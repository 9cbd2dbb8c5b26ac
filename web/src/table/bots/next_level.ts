/** Which bots to play next. Whoever wins is ready for stronger ones; whoever loses may want easier ones. */
import type { SeatInfo } from "$/protocol/types";

export interface NextLevel {
  level: string;
  stronger: boolean;
}

/** The bots' level, if everybody else at the table is a bot of the same one. */
export function botLevel(seats: SeatInfo[], own: number | null): string | undefined {
  const others = seats.filter(({ seat }) => seat !== own);
  const levels = new Set(others.map(({ who, level }) => (who === "bot" ? level : undefined)));
  return levels.size === 1 ? ([...levels][0] ?? undefined) : undefined;
}

/** The neighbour of a level, from weak to strong; a first game against bots of no such level leads to the weakest. */
export function nextLevel(levels: string[], level: string, won: boolean): NextLevel | undefined {
  const at = levels.indexOf(level);
  const next = levels[at < 0 || won ? at + 1 : at - 1];
  return next === undefined ? undefined : { level: next, stronger: at < 0 || won };
}
