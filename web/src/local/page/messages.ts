/** What the page and the worker with its tables say to each other. */
import type { ClientMessage, ServerMessage } from "$/protocol/types";

export interface RefusalData {
  id: string;
  values: Record<string, string | number>;
}

export type ToWorker =
  | { lock: string; page: string }
  | { call: number; method: "GET" | "POST"; path: string; body?: unknown }
  | { cancelled: number }
  | { link: number; table: string; message: ClientMessage }
  | { link: number; closed: true }
  | { visible: boolean };

export type FromWorker =
  | { alive: true }
  | { call: number; value: unknown }
  | { call: number; line: unknown }
  | { call: number; refused: RefusalData }
  | { call: number; unanswered: string }
  | { link: number; message: ServerMessage }
  | { link: number; closed: number };
