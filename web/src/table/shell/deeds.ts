/** What a player can do with a whole table. What goes wrong is told in the session's status line. */
import { hasServer, isLocalTable } from "$/protocol/ends";
import { reason } from "$/protocol/http";
import { go } from "$/route.svelte";
import { say } from "$/text/catalogue.svelte";
import { createTable } from "$/table/lobby/create_table";
import { removeSeat, storeSeat } from "$/table/lobby/storage";
import type { TableSession } from "$/table/session/table_session.svelte";

/** Do something with a table; what goes wrong is shown. */
export async function attempt(session: TableSession, work: () => Promise<void>): Promise<void> {
  await work().catch((error) => (session.trouble = reason(error)));
}

/** Leave for good, after asking. */
export function askToLeave(session: TableSession): Promise<void> {
  return attempt(session, async () => {
    if (!confirm(say("web-leave-sure"))) return;
    await session.request("POST", "/leave");
    removeSeat(session.stored.table);
    go();
  });
}

/** Resign, after asking. */
export async function askToResign(session: TableSession): Promise<void> {
  const seats = session.info?.seats.length ?? 0;
  if (confirm(say("web-resign-sure", { seats }))) await session.resign();
}

/** Whether this is a game among bots that can be opened to friends; a day's deal everybody plays alone. */
export const canOpen = (session: TableSession): boolean =>
  hasServer() &&
  !session.stored.daily &&
  session.isHost &&
  (session.info?.seats.every(isMineOrBot, session) ?? false);

function isMineOrBot(this: TableSession, { seat, who }: { seat: number; who: string }): boolean {
  return who === "bot" || seat === this.seat;
}

/** Open a game among bots to friends. One in this browser goes on as a table of the server. */
export function openToFriends(session: TableSession): Promise<void> {
  return attempt(session, async () => {
    const { table, coach = false } = session.stored;
    if (!isLocalTable(table)) return session.request("POST", "/open");
    const begun = await session.request<Record<string, unknown>>("GET", "/begun");
    const opened = await createTable(begun, { coach });
    removeSeat(table);
    go("table", opened, "invite");
    await session.request("POST", "/leave");
  });
}

export function rematch(session: TableSession): Promise<void> {
  return attempt(session, async () => {
    const seated = await session.request<{ table: string; seat: number; token: string }>(
      "POST",
      "/rematch",
    );
    storeSeat({ ...seated, game: session.info?.game ?? "" });
    go("table", seated.table);
  });
}

export function saveRecord(session: TableSession): Promise<void> {
  return attempt(session, async () => {
    const record = await session.request<unknown>("GET", "/record");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(
      new Blob([JSON.stringify(record)], { type: "application/json" }),
    );
    link.download = `schism-${session.stored.table}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}
