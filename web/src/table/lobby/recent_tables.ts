import { call, Refused } from "$/protocol/http";
import type { TableInfo } from "$/protocol/types";
import { noteDay } from "$/daily/daily";
import { countResult } from "./results";
import { storedSeats, removeSeat, updateSeat, type Ending, type StoredSeat } from "./storage";

const MOST_OVER = 12;

/** A table at which this browser has a seat, as it is stored and as the server tells of it. */
export interface RecentTable {
  stored: StoredSeat;
  info: TableInfo;
}

/** Tables at which this browser has a seat, running or finished, as far as the server still has them. */
export async function recentTables(over: boolean): Promise<RecentTable[]> {
  const seats = storedSeats().filter((stored) => stored.token);
  const ended = over ? seats.filter((stored) => stored.over).slice(0, MOST_OVER) : [];
  const found = await Promise.all([...seats.filter((stored) => !stored.over), ...ended].map(find));
  return found
    .filter((each) => each !== null)
    .filter(({ info }) => (info.state === "over") === over);
}

/** Remove the seat only if the server itself does not know the table: a proxy may answer 404 too. */
async function find(stored: StoredSeat): Promise<RecentTable | null> {
  try {
    const info = await call<TableInfo>("GET", `/tables/${stored.table}`);
    return { info, stored: info.state === "over" ? noteEnding(stored, info) : stored };
  } catch (error) {
    if (error instanceof Refused && error.body?.id === "table-unknown") removeSeat(stored.table);
    return null;
  }
}

/** How a game ended for the player of a seat. */
export function endingOf({ seat }: StoredSeat, info: TableInfo): Ending | null {
  const mine = seat === null ? undefined : info.standings?.[seat];
  if (!mine) return null;
  const { place, points = null } = mine;
  const shared = info.standings?.filter((other) => other.place === place).length !== 1;
  return { place, shared, points, at: 1000 * (info.changed ?? info.created) };
}

/** Store how a game has ended, and count it once among the results. */
function noteEnding(stored: StoredSeat, info: TableInfo): StoredSeat {
  if (stored.ending) return stored;
  const ending = endingOf(stored, info);
  const noted: Partial<StoredSeat> = { over: true, ...(ending ? { ending } : {}) };
  const level = levelAgainst(info, stored.seat);
  if (ending && level) countResult(info.game, level, ending.place === 1 && !ending.shared);
  if (stored.daily) noteDay(stored.daily);
  updateSeat(stored.table, noted);
  return { ...stored, ...noted };
}

/** The level of the other seats, if they are all bots of one level. */
export function levelAgainst(info: TableInfo, seat: number | null): string | null {
  const levels = info.seats.filter((each) => each.seat !== seat).map((each) => each.level ?? null);
  const [level = null] = levels;
  return levels.every((each) => each === level) ? level : null;
}
