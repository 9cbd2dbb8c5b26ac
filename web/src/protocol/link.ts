import { isLocalTable } from "./ends";
import { address } from "./http";
import type { ClientMessage, ServerMessage } from "./types";

/** One line to a table, at a server or in this browser: messages go both ways until it is closed. */
export interface Link {
  /** Whether nobody has answered yet. */
  readonly connecting: boolean;
  send(message: ClientMessage): void;
  close(): void;
}

export interface LinkEvents {
  opened(): void;
  heard(message: ServerMessage): void;
  closed(code: number): void;
}

const FAILED = 1011;

export const openLink = (table: string, events: LinkEvents): Link =>
  isLocalTable(table) ? localLink(table, events) : serverLink(table, events);

function serverLink(table: string, events: LinkEvents): Link {
  const url = address(`/tables/${table}/socket`);
  url.protocol = url.protocol.replace("http", "ws");
  const socket = new WebSocket(url);
  socket.onopen = () => events.opened();
  socket.onmessage = ({ data }) => events.heard(JSON.parse(String(data)) as ServerMessage);
  socket.onclose = ({ code }) => events.closed(code);
  return {
    get connecting() {
      return socket.readyState === 0; // WebSocket.CONNECTING
    },
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  };
}

/** The code that plays in the browser is fetched when it is first needed. */
function localLink(table: string, events: LinkEvents): Link {
  let link: Link | null = null;
  let closed = false;
  import("$/local/page/client").then(
    ({ connect }) => {
      if (!closed) link = connect(table, events);
    },
    () => events.closed(FAILED),
  );
  return {
    get connecting() {
      return link === null || link.connecting;
    },
    send: (message) => link?.send(message),
    close() {
      closed = true;
      link?.close();
    },
  };
}
