import { address } from "$/protocol/http";
import type { ClientMessage, ServerMessage } from "$/protocol/types";
import { catalogue, type Language } from "$/text/catalogue.svelte";

const BACKOFF = [250, 500, 1000, 2000, 4000]; // milliseconds
const REMOVED = 4001;
const REFUSED = 4003;
const BATCH_TIME = 3; // milliseconds

/** The server's answer to a request: the message that carries its id. */
export type Answer = Extract<ServerMessage, { id?: string | null }>;
type Request = Omit<Extract<ClientMessage, { id: string }>, "id">;

interface Credentials {
  token?: string;
  key?: string;
}

/** A table's WebSocket. It reconnects by itself, unless the server has turned this viewer away. */
export class Connection {
  state: "connecting" | "open" | "lost" | "refused" | "removed" = $state("connecting");
  private socket: WebSocket | null = null;
  private failures = 0;
  // Nothing on the page depends on who waits, so it need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private waiting = new Map<string, (answer: Answer | null) => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;
  private inbox: ServerMessage[] = [];
  /** The language the server has been asked for. */
  private spoken: Language | null = null;

  constructor(
    private table: string,
    private credentials: Credentials,
    private receive: (messages: readonly ServerMessage[]) => void,
  ) {
    this.open();
    addEventListener("online", this.reconnectNow);
  }

  /** Messages of an earlier socket are ignored: the welcome of the new one repeats what matters. */
  private open(): void {
    this.socket?.close();
    this.inbox = [];
    const url = address(`/tables/${this.table}/socket`);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    const heard =
      <E>(hear: (event: E) => void) =>
      (event: E) =>
        socket === this.socket && hear(event);
    socket.onopen = heard(() => this.greet());
    socket.onmessage = heard((message) =>
      this.enqueue(JSON.parse(String(message.data)) as ServerMessage),
    );
    socket.onclose = heard(({ code }) => this.lose(code));
  }

  private greet(): void {
    this.spoken = catalogue.language;
    this.send({ type: "hello", ...this.credentials, since: 0, lang: this.spoken });
  }

  /** Switch the server's language, which only the hello of a new socket can do. */
  speak(language: Language): void {
    if (this.spoken === null || this.spoken === language) return;
    this.abandon();
    this.state = "connecting";
    this.open();
  }

  /** Collect what bots send faster than the page can be drawn, and handle it in one batch. */
  private enqueue(message: ServerMessage): void {
    if (this.inbox.push(message) === 1) soon(this.flush);
  }

  private flush = (): void => {
    const messages = this.inbox;
    this.inbox = [];
    this.receive(messages);
    messages.forEach((message) => this.note(message));
  };

  private note(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.failures = 0;
      this.state = "open";
    }
    if ("id" in message && message.id) this.settle(message.id, message);
  }

  private settle(id: string, answer: Answer | null): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }

  /** Give up what is still waiting for an answer of this socket. */
  private abandon(): void {
    this.spoken = null;
    for (const id of [...this.waiting.keys()]) this.settle(id, null);
  }

  private lose(code: number): void {
    if (this.left) return;
    this.state = code === REMOVED ? "removed" : code === REFUSED ? "refused" : "lost";
    this.abandon();
    if (this.state !== "lost") return;
    const wait = BACKOFF[Math.min(this.failures++, BACKOFF.length - 1)];
    this.timer = setTimeout(() => this.open(), wait);
  }

  private reconnectNow = (): void => {
    if (this.state !== "lost") return;
    clearTimeout(this.timer);
    this.open();
  };

  /** The server's answer; null if the connection was lost first. */
  ask(request: Request & Record<string, unknown>): Promise<Answer | null> {
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    return new Promise((resolve) => {
      if (this.state !== "open") return resolve(null);
      this.waiting.set(id, resolve);
      this.send({ ...request, id } as ClientMessage);
    });
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.reconnectNow);
    this.socket?.close();
  }
}

/** Do work after `BATCH_TIME`, or before the next frame is drawn if that comes first. */
function soon(work: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(once);
  setTimeout(once, BATCH_TIME);
}
