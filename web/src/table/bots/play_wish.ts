import { DEFAULT_LEVEL } from "$/games/default_level";
import type { GameInfo } from "$/protocol/types";
import { defaults, type OptionValues } from "$/table/lobby/options";

/** What a player wants of a game against bots. */
export interface PlayWish {
  level: string;
  seat: number;
  options: OptionValues;
}

/** A guided first game is against the weakest bots. */
export const LESSON = { level: "random", seat: 0, options: {}, coach: true };

const keyOf = (game: string): string => `wish-${game}`;

/** What was wanted last time, as far as it is still offered. */
export function lastWish(game: GameInfo): PlayWish {
  const stored = read(game.id);
  const known = Object.entries(stored.options ?? {}).filter(([id]) => id in game.options);
  const options = { ...defaults(game.options), ...Object.fromEntries(known) };
  return { level: levelOf(game, stored.level), options, seat: stored.seat ?? 0 };
}

/** A first game is for winning. */
function levelOf({ levels }: GameInfo, stored: string | undefined): string {
  if (stored === undefined) return levels[0] ?? DEFAULT_LEVEL;
  return levels.includes(stored) ? stored : DEFAULT_LEVEL;
}

export const storeWish = (game: string, wish: PlayWish): void =>
  localStorage.setItem(keyOf(game), JSON.stringify(wish));

function read(game: string): Partial<PlayWish> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Partial<PlayWish>;
  } catch {
    return {};
  }
}
