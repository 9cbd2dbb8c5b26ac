import { openLink, type Link } from "$/protocol/link";
import type { ClientMessage, ServerMessage } from "$/protocol/types";
import { catalogue, type Language } from "$/text/catalogue.svelte";

const BACKOFF = [250, 500, 1000, 2000, 4000]; // milliseconds
const REMOVED = 4001;
const REFUSED = 4003;
const ABNORMAL = 1006; // what browsers report when a connection breaks
const BATCH_TIME = 3; // milliseconds
// Milliseconds, too: a server that is silent for QUIET is asked whether it is there; after PATIENCE without an
// answer the player is told, and after GIVE_UP a new connection is tried.
const [LOOK, QUIET, PATIENCE, GIVE_UP] = [250, 1250, 1000, 6000];

/** The server's answer to a request: the message that carries its id. */
export type Answer = Extract<ServerMessage, { id?: string | null }>;
type Request = Omit<Extract<ClientMessage, { id: string }>, "id">;

interface Credentials {
  token?: string;
  key?: string;
}

interface Waiting {
  request: ClientMessage;
  /** Whether it is sent again over the next connection, with the same id: the server takes it once. */
  kept: boolean;
  resolve(answer: Answer | null): void;
}

/** A table's connection, to a server or within this browser. It reconnects by itself, unless it has been turned away. */
export class Connection {
  /** "stalled": the socket is open, but the server has been silent for too long. */
  state: "connecting" | "open" | "stalled" | "lost" | "refused" | "removed" = $state("connecting");
  private link: Link | null = null;
  private failures = 0;
  // Nothing on the page depends on who waits, so it need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private waiting = new Map<string, Waiting>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;
  private readonly watch = setInterval(() => this.look(), LOOK);
  /** When the server was heard last, when it was asked whether it is there, and when this socket was opened. */
  private heardAt = 0;
  private askedAt: number | null = null;
  private openedAt = 0;
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

  /** Messages of an earlier link are ignored: the welcome of the new one repeats what matters. */
  private open(): void {
    this.link?.close();
    this.inbox = [];
    this.openedAt = performance.now();
    const current = (): boolean => link === this.link;
    const link = openLink(this.table, {
      opened: () => current() && this.greet(),
      heard: (message) => {
        if (!current()) return;
        this.heard();
        this.enqueue(message);
      },
      closed: (code) => current() && this.lose(code),
    });
    this.link = link;
  }

  private heard(): void {
    this.heardAt = performance.now();
    this.askedAt = null;
    if (this.state === "stalled") this.state = "open";
  }

  /** A network that goes silent closes no socket: look whether the server still answers. */
  private look(): void {
    const now = performance.now();
    if (this.state === "open" || this.state === "stalled") this.lookAtServer(now);
    else if (this.link?.connecting && now - this.openedAt > GIVE_UP) this.open();
  }

  private lookAtServer(now: number): void {
    if (document.hidden || now - this.heardAt < QUIET) return;
    if (this.askedAt === null) {
      this.askedAt = now;
      this.send({ type: "ping" });
    } else if (now - this.askedAt > GIVE_UP) {
      this.lose(ABNORMAL);
    } else if (now - this.askedAt >= PATIENCE) {
      this.state = "stalled";
    }
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
      for (const { request } of this.waiting.values()) this.send(request);
    }
    if ("id" in message && message.id) this.settle(message.id, message);
  }

  private settle(id: string, answer: Answer | null): void {
    this.waiting.get(id)?.resolve(answer);
    this.waiting.delete(id);
  }

  /** Give up what is still waiting for an answer of this socket, except what is kept for the next. */
  private abandon(): void {
    this.spoken = null;
    for (const [id, { kept }] of [...this.waiting]) if (!kept) this.settle(id, null);
  }

  private lose(code: number): void {
    if (this.left) return;
    this.state = code === REMOVED ? "removed" : code === REFUSED ? "refused" : "lost";
    this.abandon();
    if (this.state !== "lost") return this.giveUp();
    this.link?.close();
    this.link = null;
    const wait = BACKOFF[Math.min(this.failures++, BACKOFF.length - 1)];
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Nothing will be answered any more. */
  private giveUp(): void {
    clearInterval(this.watch);
    for (const id of [...this.waiting.keys()]) this.settle(id, null);
  }

  private reconnectNow = (): void => {
    if (this.state !== "lost") return;
    clearTimeout(this.timer);
    this.open();
  };

  /** The server's answer; null if the connection was lost first. */
  ask(request: Request & Record<string, unknown>): Promise<Answer | null> {
    return this.isOpen ? this.request(request, false) : Promise.resolve(null);
  }

  /** The server's answer to a request that is kept while there is no connection; null if it turns us away. */
  deliver(request: Request & Record<string, unknown>): Promise<Answer | null> {
    return this.request(request, true);
  }

  private get isOpen(): boolean {
    return this.state === "open" || this.state === "stalled";
  }

  private request(asked: Request, kept: boolean): Promise<Answer | null> {
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    const request = { ...asked, id } as ClientMessage;
    return new Promise((resolve) => {
      this.waiting.set(id, { request, kept, resolve });
      if (this.isOpen) this.send(request);
    });
  }

  private send(message: ClientMessage): void {
    this.link?.send(message);
  }

  leave(): void {
    this.left = true;
    clearInterval(this.watch);
    clearTimeout(this.timer);
    removeEventListener("online", this.reconnectNow);
    this.link?.close();
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
