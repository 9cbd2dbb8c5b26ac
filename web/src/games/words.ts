import type { GameEvent } from "$/protocol/game";

/** What a game can say to one reader about one deck. */
export interface Words {
  /** One event. */
  sentence(event: GameEvent): string;
  /** Many events, a line each: what belongs together in one, what changed nothing in none. */
  story(events: readonly GameEvent[]): string[];
  actionText(action: string): string;
  /** The same in as few words as will do. */
  actionName(action: string): string;
  cardText(code: string): string;
}

export const signed = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? String(number) : "±0";

/** Neighbours with the same key, together. */
export function runs<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const found: T[][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && key(last[0]) === key(item)) last.push(item);
    else found.push([item]);
  }
  return found;
}

/** Texts that are asked for again and again with every move; words are made anew for another language or deck. */
export function remembered(text: (code: string) => string): (code: string) => string {
  const known = new Map<string, string>();
  return (code) => {
    const found = known.get(code) ?? text(code);
    known.set(code, found);
    return found;
  };
}
