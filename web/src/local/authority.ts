/** The authority over the tables of this browser, in a worker of its own. */
import type { ClientMessage, PreviewRequest, ReplayRequest, ReviewRequest } from "$/protocol/types";
import { stayAlive } from "./alive";
import type { FromWorker, ToWorker } from "./page/messages";
import { Refusal } from "./refusal";
import { CannotAnswer, setPageAddress } from "./equipment";
import {
  allGames,
  begunGame,
  createTable,
  deckData,
  rematch,
  tableInfo,
  tableRecord,
  type LocalTableRequest,
} from "./requests";
import { Review } from "./review/review";
import { Store } from "./store/store";
import { frames, previewAt, type GameRecord } from "./table/replay";
import type { LocalTable, Viewer } from "./table/table";
import { Tables } from "./tables";

const REFUSED = 4003;
const say = (message: FromWorker): void => postMessage(message);

const ready = Store.open().then((store) => ({ store, tables: new Tables(store) }));
const links = new Map<number, { table: LocalTable; viewer: Viewer }>();

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("lock" in data) {
    setPageAddress(data.page);
    stayAlive(data.lock, () => say({ alive: true }));
  }
  if ("cancelled" in data) cancelled.add(data.cancelled);
  else if ("call" in data) void answer(data);
  else if ("visible" in data) void ready.then(({ tables }) => tables.setVisible(data.visible));
  else if ("message" in data) void hear(data.link, data.table, data.message).catch(console.error);
  else if ("closed" in data) leave(data.link);
};

const cancelled = new Set<number>();

type Call = Extract<ToWorker, { call: number }>;

async function answer({ call, method, path, body }: Call): Promise<void> {
  try {
    if (path === "/reviews") await tellReview(call, body as ReviewRequest);
    else say({ call, value: await valueOf(method, path, body) });
  } catch (error) {
    if (error instanceof CannotAnswer) return say({ call, unanswered: error.message });
    if (!(error instanceof Refusal)) console.error(error);
    const { id, values } = error instanceof Refusal ? error : new Refusal("error-failed");
    say({ call, refused: { id, values } });
  }
}

/** Line by line, until nobody listens any more. */
async function tellReview(call: number, { record, seat }: ReviewRequest): Promise<void> {
  const { tables } = await ready;
  const review = new Review(tables.pool, record as GameRecord, seat);
  for await (const line of review.lines(() => cancelled.has(call))) say({ call, line });
  say({ call, value: null });
}

type Answerer = (at: {
  store: Store;
  tables: Tables;
  id: string;
  body: unknown;
}) => Promise<unknown>;

/** By method and path; a `*` stands for whatever is between two slashes. */
const ROUTES: Record<string, Answerer> = {
  "GET /games": () => allGames(),
  "GET /decks/*/*": ({ id }) => deckData(id),
  "POST /replays": async ({ body }) => {
    const { record, seat } = body as ReplayRequest;
    return { frames: await frames(record as GameRecord, seat ?? null) };
  },
  "POST /replays/preview": async ({ body }) => {
    const { record, version, action } = body as PreviewRequest;
    return { events: await previewAt(record as GameRecord, version, action ?? null) };
  },
  "POST /tables": ({ tables, body }) => createTable(tables, body as LocalTableRequest),
  "GET /tables/*": ({ tables, id }) => tableInfo(tables, id),
  "GET /tables/*/record": ({ tables, id }) => tableRecord(tables, id),
  "GET /tables/*/begun": ({ tables, store, id }) => begunGame(tables, store, id),
  "POST /tables/*/rematch": ({ tables, store, id }) => rematch(tables, store, id),
  "POST /tables/*/leave": ({ tables, id }) => tables.remove(id),
};

async function valueOf(method: string, path: string, body: unknown): Promise<unknown> {
  const { store, tables } = await ready;
  for (const [route, answer] of Object.entries(ROUTES)) {
    const found = new RegExp(`^${route.replaceAll("*", "([^/]+)")}$`).exec(`${method} ${path}`);
    if (found) return answer({ store, tables, id: found.slice(1).join("/"), body });
  }
  throw new CannotAnswer(`${method} ${path}`);
}

async function hear(link: number, id: string, message: ClientMessage): Promise<void> {
  if (message.type === "ping") return say({ link, message: { type: "pong" } });
  if (message.type === "hello") return welcome(link, id, message.since ?? null);
  const linked = links.get(link);
  await linked?.table.hear(linked.viewer, message);
}

async function welcome(link: number, id: string, since: number | null): Promise<void> {
  try {
    const { tables } = await ready;
    const table = await tables.get(id);
    const seat = table.log.row.seats.findIndex(({ who }) => who === "person");
    const viewer: Viewer = { seat, send: (message) => say({ link, message }) };
    links.set(link, { table, viewer });
    table.join(viewer, since);
  } catch (error) {
    const { id, values } = error instanceof Refusal ? error : new Refusal("error-failed");
    say({ link, message: { type: "error", error: { id, message: "", values } } });
    say({ link, closed: REFUSED });
    if (!(error instanceof Refusal)) throw error;
  }
}

function leave(link: number): void {
  const linked = links.get(link);
  links.delete(link);
  linked?.table.leave(linked.viewer);
}
