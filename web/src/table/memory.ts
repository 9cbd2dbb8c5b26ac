/** The seats this browser holds: tokens stay here and in the Authorization header. */
export interface Held {
  table: string;
  game: string;
  seat: number | null;
  token?: string;
  key?: string;
  links?: { join: string; watch: string };
  coach?: boolean;
  at: number;
}

const KEY = "seats";
const MOST = 30;

export function allHeld(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Held[];
  } catch {
    return [];
  }
}

export const heldAt = (table: string): Held | undefined =>
  allHeld().find((held) => held.table === table);

export function hold(held: Omit<Held, "at">): void {
  const others = allHeld().filter((other) => other.table !== held.table);
  store([{ ...held, at: Date.now() }, ...others].slice(0, MOST));
}

export function forget(table: string): void {
  store(allHeld().filter((held) => held.table !== table));
}

function store(seats: Held[]): void {
  localStorage.setItem(KEY, JSON.stringify(seats));
}

export const myName = (): string => localStorage.getItem("name") ?? "";
export const setMyName = (name: string): void => localStorage.setItem("name", name);
