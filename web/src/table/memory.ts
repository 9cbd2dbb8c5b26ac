/** The seats this browser holds: tokens stay here and in the Authorization header. */
export interface Held {
  table: string;
  game: string;
  seat: number | null;
  token?: string;
  key?: string;
  links?: { join: string; watch: string };
  coach?: boolean;
  /** The game has ended, as far as this browser has heard. */
  over?: boolean;
  at: number;
}

const KEY = "seats";
const MOST_OVER = 30;

export function allHeld(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Held[];
  } catch {
    return [];
  }
}

export const heldAt = (table: string): Held | undefined =>
  allHeld().find((held) => held.table === table);

/** A seat in a game that goes on is never dropped: without its token nobody gets back there. */
export function hold(held: Omit<Held, "at">): void {
  let over = 0;
  const others = allHeld().filter((other) => other.table !== held.table);
  store([
    { ...held, at: Date.now() },
    ...others.filter((other) => !other.over || ++over <= MOST_OVER),
  ]);
}

export function markOver(table: string): void {
  store(allHeld().map((held) => (held.table === table ? { ...held, over: true } : held)));
}

export function forget(table: string): void {
  store(allHeld().filter((held) => held.table !== table));
}

function store(seats: Held[]): void {
  localStorage.setItem(KEY, JSON.stringify(seats));
}

export const myName = (): string => localStorage.getItem("name") ?? "";
export const setMyName = (name: string): void => localStorage.setItem("name", name);
