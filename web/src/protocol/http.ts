import { catalogue } from "$/text/words.svelte";
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

export async function call<T>(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  token?: string,
): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": catalogue.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const data: unknown = text && isJson(answer) ? JSON.parse(text) : null;
  if (!answer.ok) throw new Refused(answer.status, (data as ErrorBody | null)?.error ?? null);
  return data as T;
}

const isJson = (answer: Response): boolean =>
  answer.headers.get("content-type")?.includes("json") ?? false;
