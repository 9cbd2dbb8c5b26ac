/** How a finished game ended for its player. */
export interface Ending {
  place: number;
  /** Somebody else has the same place. */
  shared: boolean;
  points: number | null;
  /** When, in milliseconds. */
  at: number;
}

/** A seat this browser has taken. The token goes nowhere but into the Authorization header. */
export interface StoredSeat {
  table: string;
  game: string;
  seat: number | null;
  token?: string;
  key?: string;
  links?: { join: string; watch: string };
  coach?: boolean;
  /** The day whose deal it is. */
  daily?: string;
  /** What the coach has said already. */
  heard?: string[];
  /** The game has ended, as far as this browser knows. */
  over?: boolean;
  ending?: Ending;
  /** Its player does not want to see it among the games under way. */
  putAway?: boolean;
  at: number;
}

const KEY = "seats";
const MOST_OVER = 30;

export function storedSeats(): StoredSeat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as StoredSeat[];
  } catch {
    return [];
  }
}

export const storedSeatAt = (table: string): StoredSeat | undefined =>
  storedSeats().find((stored) => stored.table === table);

/** Store a seat first in the list. A running game is never dropped: without its token there is no way back. */
export function storeSeat(stored: Omit<StoredSeat, "at">): void {
  let over = 0;
  const others = storedSeats().filter((other) => other.table !== stored.table);
  write([
    { ...stored, at: Date.now() },
    ...others.filter((other) => !other.over || ++over <= MOST_OVER),
  ]);
}

/** Change what is stored about a seat. */
export function updateSeat(table: string, changed: Partial<StoredSeat>): void {
  write(
    storedSeats().map((stored) => (stored.table === table ? { ...stored, ...changed } : stored)),
  );
}

export function removeSeat(table: string): void {
  write(storedSeats().filter((stored) => stored.table !== table));
}

function write(seats: StoredSeat[]): void {
  localStorage.setItem(KEY, JSON.stringify(seats));
}

export const myName = (): string => localStorage.getItem("name") ?? "";
export const setMyName = (name: string): void => localStorage.setItem("name", name);
