import figures from "./figures.icons.json";

const TINTS: Record<string, string> = {
  cardinal: "#8a2323",
  bishop: "#5d2f73",
  knight: "#2b4d74",
  noble: "#7a5206",
  peasant: "#2f5f2a",
  inquisitor: "#3d3a36",
};

/** The colour of a faction; one that a deck adds has none of its own. */
export const tintOf = (faction: string): string => TINTS[faction] ?? "#3d3a36";

export const figureOf = (kind: string): string =>
  (figures as Record<string, string>)[kind] ?? figures.other;
