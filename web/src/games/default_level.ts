/** The level of bots for players who have not chosen one; `USUAL` in src/schism/bots/people/levels.py. */
export const DEFAULT_LEVEL = "chaplain";
