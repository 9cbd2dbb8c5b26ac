/** A seat this browser has taken. The token goes nowhere but into the Authorization header. */
export interface StoredSeat {
  table: string;
  game: string;
  seat: number | null;
  token?: string;
  key?: string;
  links?: { join: string; watch: string };
  coach?: boolean;
  /** The game has ended, as far as this browser knows. */
  over?: boolean;
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

export function markSeatOver(table: string): void {
  write(
    storedSeats().map((stored) => (stored.table === table ? { ...stored, over: true } : stored)),
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
