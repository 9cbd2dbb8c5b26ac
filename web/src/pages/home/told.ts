/** What the home page says about tables. */
import type { TableInfo } from "$/protocol/types";
import { levelAgainst } from "$/table/lobby/recent_tables";
import type { Ending } from "$/table/lobby/storage";
import { seatName } from "$/table/seat_name";
import { catalogue, say } from "$/text/catalogue.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has lasted, in the largest unit that fits. */
export function duration(seconds: number): string {
  if (seconds >= DAY) return say("web-time-days", { count: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return say("web-time-hours", { count: Math.floor(seconds / HOUR) });
  return say("web-time-minutes", { count: Math.max(0, Math.floor(seconds / MINUTE)) });
}

/** Whose turn it is at a table, and since when. */
export function turnOf(info: TableInfo, seat: number | null, now = Date.now() / 1000): string {
  if (info.state === "waiting") return say("web-turn-waiting");
  const time = duration(now - (info.changed ?? info.created));
  if (info.state === "paused") return say("web-turn-paused", { time });
  if (info.to_act === seat) return say("web-turn-yours", { time });
  const acting = info.seats.find((each) => each.seat === info.to_act);
  return say("web-turn-theirs", { who: acting ? seatName(acting) : "", time });
}

/** Whom one plays with; bots of one level with that level. */
export function opponents(info: TableInfo, seat: number | null): string {
  const others = info.seats.filter((each) => each.seat !== seat && each.who !== "open");
  if (!others.length) return "";
  const who = others.map((each) => seatName(each)).join(", ");
  const level = levelAgainst(info, seat);
  return level
    ? say("web-against-bots", { who, level: say(`level-${level}`) })
    : say("web-with", { who });
}

/** Whom one plays against, where all are bots of one level, and on which side, where sides differ. */
export function botOpponents(side: string | undefined, count: number, level: string): string {
  const named = { count, level: say(`level-${level}`) };
  return side === undefined
    ? say("web-against-level", named)
    : say("web-side-against-level", { ...named, side: say(side) });
}

/** Today, yesterday, or a date as it is written where the reader lives, if they read the language spoken there. */
export function day(at: number, now = Date.now()): string {
  const { language } = catalogue;
  const locale = navigator.language.startsWith(language) ? navigator.language : language;
  const ago = midnight(now) - midnight(at);
  return ago < 2 * DAY * 1000
    ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(ago ? -1 : 0, "day")
    : new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(at);
}

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** How a game ended for its player. */
export function placeText(info: TableInfo, { place, shared }: Ending): string {
  const of = info.seats.length;
  const everybody = info.standings?.every((row) => row.place === 1) ?? false;
  const message = !shared ? (of === 2 ? "-two" : "") : everybody && of === 2 ? "-drawn" : "-shared";
  return say(`web-place${message}`, { place, of });
}

/** What a player had in the end, if the game has points. */
export function pointsText(info: TableInfo, { points }: Ending): string {
  const counted = `game-${info.game}-points`;
  return points === null || !catalogue.has(counted) ? "" : say(counted, { points });
}

/** How a game ended for its player, with their points if the game has any. */
export const endingText = (info: TableInfo, ending: Ending): string =>
  [placeText(info, ending), pointsText(info, ending)].filter(Boolean).join(", ");
