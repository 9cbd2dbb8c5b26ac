/** The games whose goal this browser has shown. */
const KEY = "goals-seen";

const seen = (): string[] => (localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);

export const hasSeenGoal = (game: string): boolean => seen().includes(game);

export const markGoalSeen = (game: string): void =>
  localStorage.setItem(KEY, [...new Set([...seen(), game])].join(" "));
