/** Who answers the page: a server, or this browser. */

/**
 * What there is a server for, as the page's head says: for nothing (a folder on a static host), for games among
 * people, or for all games.
 */
export type ServerUse = "none" | "people" | "everything";

/** The order in which the two are asked; the second only if the first has no answer. */
export type Ends = readonly ("server" | "browser")[];

const LOCAL = "local-"; // no id of a server has a hyphen

export const isLocalTable = (table: string): boolean => table.startsWith(LOCAL);
export const localTableId = (random: string): string => LOCAL + random;

const serverUse = (): ServerUse =>
  (globalThis.document?.querySelector?.<HTMLMetaElement>("meta[name=schism-server]")
    ?.content as ServerUse) ?? "everything";

export const hasServer = (): boolean => serverUse() !== "none";

/** What can be answered without people: asked of the browser first, or of a server that wants to do everything. */
const ALONE = /^\/(replays|reviews)/;
/** What both know: the server may know more. */
const SHARED = /^\/(games|decks\/)/;

export function endsFor(path: string, body?: unknown): Ends {
  if (isLocalTable(path.split("/")[2] ?? "")) return ["browser"];
  const use = serverUse();
  // The deal of a day is the browser's: no server deals what everybody could know before.
  if (use === "none" || (body as { daily?: string } | undefined)?.daily) return ["browser"];
  if (SHARED.test(path)) return ["server", "browser"];
  const alone = ALONE.test(path) || (path === "/tables" && isAmongBots(body));
  if (!alone) return ["server"];
  return use === "people" ? ["browser", "server"] : ["server", "browser"];
}

/** Whether a table is asked for at which one person plays with bots. */
function isAmongBots(body: unknown): boolean {
  const seats = (body as { seats?: { who: string }[] } | undefined)?.seats;
  return seats !== undefined && seats.every((seat) => seat.who !== "open");
}
