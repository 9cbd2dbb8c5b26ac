/** The page's end of the tables in this browser: it asks their worker, and puts answers into the reader's language. */
import { Refused, Unanswered, type Asked } from "$/protocol/http";
import type { Link, LinkEvents } from "$/protocol/link";
import type { ServerMessage } from "$/protocol/types";
import { say } from "$/text/catalogue.svelte";
import { whenGone } from "../alive";
import type { FromWorker, RefusalData, ToWorker } from "./messages";
import { hintInWords, refusalInWords, whyInWords, type RawHint, type RawWhy } from "./words";

const GONE = 1006; // as if a connection were broken
const STATUS = 422;

interface Waiting {
  /** A part of the answer. */
  line?(line: unknown): void;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The worker, as long as it lives. */
class Authority {
  private worker = new Worker(new URL("../authority.ts", import.meta.url), { type: "module" });
  private calls = new Map<number, Waiting>();
  private links = new Map<number, LinkEvents>();
  private number = 0;
  /** Messages in words, in their order: some have to wait for their words. */
  private spoken: Promise<unknown> = Promise.resolve();

  constructor(private gone: () => void) {
    const lock = `tables-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ("alive" in data) whenGone(lock, () => this.end());
      else if ("call" in data) void this.answered(data);
      else this.spoken = this.spoken.then(() => this.heard(data)).catch(console.error);
    };
    this.worker.onerror = (event) => {
      console.error(event.message);
      this.end();
    };
    this.say({ lock, page: document.baseURI });
    document.addEventListener("visibilitychange", this.watched);
  }

  private watched = (): void => this.say({ visible: !document.hidden });

  private say(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  /** The worker is gone: links reconnect, to another one. */
  private end(): void {
    document.removeEventListener("visibilitychange", this.watched);
    this.worker.terminate();
    this.gone();
    for (const { reject } of this.calls.values()) reject(new Error("the worker is gone"));
    for (const { closed } of this.links.values()) closed(GONE);
    this.calls.clear();
    this.links.clear();
  }

  ask(asked: Asked): Promise<unknown> {
    return new Promise((resolve, reject) => void this.call(asked, { resolve, reject }));
  }

  private call({ method, path, body }: Asked, waiting: Waiting): number {
    const call = ++this.number;
    this.calls.set(call, waiting);
    this.say({ call, method, path, body: plain(body) });
    return call;
  }

  /** An answer line by line; when the reader stops, so does the worker. */
  lines(asked: Asked, signal: AbortSignal): ReadableStream<unknown> {
    let call = 0;
    return new ReadableStream({
      start: (controller) => {
        call = this.call(asked, {
          line: (line) => controller.enqueue(line),
          resolve: () => controller.close(),
          reject: (error) => controller.error(error),
        });
        signal.addEventListener("abort", () => {
          this.say({ cancelled: call });
          this.calls.delete(call);
          controller.error(signal.reason);
        });
      },
    });
  }

  private async answered(data: Extract<FromWorker, { call: number }>): Promise<void> {
    const waiting = this.calls.get(data.call);
    if ("line" in data) return waiting?.line?.(data.line);
    this.calls.delete(data.call);
    if ("value" in data) waiting?.resolve(data.value);
    else if ("unanswered" in data) waiting?.reject(new Unanswered(say("web-needs-server")));
    else waiting?.reject(await refused(data.refused));
  }

  connect(table: string, events: LinkEvents): Link {
    const link = ++this.number;
    this.links.set(link, events);
    queueMicrotask(() => this.links.has(link) && events.opened());
    return {
      connecting: false,
      send: (message) => this.say({ link, table, message: plain(message) }),
      close: () => {
        if (this.links.delete(link)) this.say({ link, closed: true });
      },
    };
  }

  private async heard(data: Extract<FromWorker, { link: number }>): Promise<void> {
    const events = this.links.get(data.link);
    if (!events) return;
    if ("closed" in data) return events.closed(data.closed);
    events.heard(await inWords(data.message));
  }
}

async function inWords(message: ServerMessage): Promise<ServerMessage> {
  if (message.type === "error")
    return { ...message, error: await refusalInWords(message.error as RefusalData) };
  if (message.type === "hint") return hintInWords(message as unknown as RawHint);
  if (message.type === "why") return whyInWords(message as unknown as RawWhy);
  return message;
}

const refused = async (refusal: RefusalData): Promise<Refused> =>
  new Refused(STATUS, await refusalInWords(refusal));

/** What is reactive cannot be posted. */
const plain = <T>(value: T): T =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);

let authority: Authority | null = null;

function current(): Authority {
  return (authority ??= new Authority(() => (authority = null)));
}

export const connect = (table: string, events: LinkEvents): Link =>
  current().connect(table, events);

/** The tables that a server would list, and whether it is ready. */
const FIXED: Record<string, unknown> = {
  "/tables": { tables: [] },
  "/ready": { status: "ok", version: "" },
};

export const answer = async (asked: Asked): Promise<unknown> =>
  (asked.method === "GET" ? FIXED[asked.path] : undefined) ?? current().ask(asked);

/** An answer line by line. */
export async function* answerLines(asked: Asked, signal: AbortSignal): AsyncGenerator<unknown> {
  const reader = current().lines(asked, signal).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
