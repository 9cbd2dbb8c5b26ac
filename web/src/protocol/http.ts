import { catalogue } from "$/text/catalogue.svelte";
import { endsFor } from "./ends";
import type { ErrorBody, ErrorDetail } from "./types";

/** What the server said, in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorDetail | null,
  ) {
    super(body?.message ?? catalogue.say("web-error-answer", { status }));
  }
}

/** Where the server answers: beside the page, which may lie under a path of its own. */
export const address = (path: string): URL => new URL(`api${path}`, document.baseURI);

function asked(method: "GET" | "POST", body?: unknown, token?: string): RequestInit {
  const headers: Record<string, string> = { "Accept-Language": catalogue.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  return { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

/** Report a server that does not answer at all in the reader's language, not in the browser's. */
async function fetched(path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(address(path), request).catch((error: Error) => {
    throw error.name === "AbortError" ? error : new Unanswered(catalogue.say("web-error-silence"));
  });
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refused> {
  const data: unknown = isJson(answer) ? await answer.json() : null;
  return new Refused(answer.status, (data as ErrorBody | null)?.error ?? null);
}

/** Nobody is there to answer: the server is silent, or this browser cannot do it. */
export class Unanswered extends Error {}

export interface Asked {
  method: "GET" | "POST";
  path: string;
  body?: unknown;
  token?: string | undefined;
}

/** The answer of the server or of this browser: the first of them that has one. */
export async function call<T>(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  token?: string,
): Promise<T> {
  const ask = { method, path, body, token };
  let silence: unknown;
  for (const end of endsFor(path, body))
    try {
      return (await ENDS[end](ask)) as T;
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      silence ??= error;
    }
  throw silence;
}

const ENDS = {
  async server({ method, path, body, token }: Asked): Promise<unknown> {
    const answer = await fetched(path, asked(method, body, token));
    return isJson(answer) ? answer.json() : null;
  },
  /** The code that plays in the browser is fetched when it is first needed. */
  async browser(ask: Asked): Promise<unknown> {
    const { answer } = await import("$/local/page/client");
    return answer(ask);
  },
};

/** Ask for something that must not be lost or made twice: with the same secret the server gives the same answer again. */
export async function callOnce<T>(path: string, body: object, secret: string): Promise<T> {
  const ask = () => call<T>("POST", path, { ...body, request: secret });
  return ask().catch((error) => {
    if (error instanceof Refused) throw error;
    return ask(); // no answer came: it may have got lost
  });
}

/** Sixteen random bytes, for instance a secret for `callOnce`; insecure pages have no randomUUID. */
export const requestSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** An answer of one JSON object per line, each as soon as it arrives. */
export async function* lines<T>(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<T> {
  let silence: unknown;
  for (const end of endsFor(path, body))
    try {
      return yield* LINES[end](path, body, signal) as AsyncGenerator<T>;
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      silence ??= error;
    }
  throw silence;
}

const LINES = {
  async *server(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<unknown> {
    const answer = await fetched(path, { ...asked("POST", body), signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      const whole = (rest + part.value).split("\n");
      rest = whole.pop() ?? "";
      for (const line of whole) yield JSON.parse(line);
    }
  },
  async *browser(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<unknown> {
    const { answerLines } = await import("$/local/page/client");
    yield* answerLines({ method: "POST", path, body }, signal);
  },
};

const isJson = (answer: Response): boolean =>
  answer.headers.get("content-type")?.includes("application/json") ?? false;

/** What went wrong, as a sentence to show. */
export const reason = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
