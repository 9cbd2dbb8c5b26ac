import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ServerMessage } from "$/protocol/types";
import { item } from "$/engine/item";
import { GAMES, loadGame, moduleAddress } from "$/engine/load";
import type { Equipment } from "../equipment";
import type { Entry, Store, TableRow } from "../store/store";
import { GameLog } from "./game_log";
import { LocalTable, type Viewer } from "./table";

type Message = ServerMessage & Record<string, unknown>;

/** What the browser's database does, as far as a table needs it. */
class MemoryStore {
  entriesOf: Entry[] = [];
  /** Called before an entry is stored. */
  onAppend: () => void = () => undefined;

  async entries(_table: string, after: number): Promise<Entry[]> {
    return this.entriesOf.filter((entry) => entry.version > after);
  }

  async append(entry: Entry): Promise<boolean> {
    this.onAppend();
    if (this.entriesOf.some(({ version }) => version === entry.version)) return false;
    this.entriesOf.push(entry);
    return true;
  }
}

async function equipment(game: string): Promise<Equipment> {
  const bytes = readFileSync(`public/${await moduleAddress(game)}`);
  const found = await loadGame(game, await WebAssembly.compile(bytes));
  return { ...found, deck: found.engine.deck() };
}

function rowFor(game: string, seats: number): TableRow {
  const seat = (i: number): TableRow["seats"][number] =>
    i ? { who: "bot", name: "", level: "random" } : { who: "person", name: "Anna", level: null };
  return {
    id: "local-1",
    game,
    deck: "",
    asked: {},
    display: {},
    hints: true,
    secret: new Uint8Array(32),
    seats: Array.from({ length: seats }, (_, i) => seat(i)),
    rematch: null,
    created: 0,
  };
}

async function opened(
  game: string,
  store = new MemoryStore(),
): Promise<{
  table: LocalTable;
  store: MemoryStore;
  heard: Message[];
  viewer: Viewer;
}> {
  const tools = await equipment(game);
  const { options, players } = tools.engine.data.info;
  const count = options["players"];
  const seats = count?.kind === "number" ? count.default : item(players, 0);
  const log = new GameLog(rowFor(game, seats), tools);
  const nothing = () => Promise.resolve({});
  const advice = { advise: nothing, explain: nothing };
  const table = new LocalTable(log, store as unknown as Store, advice, () => undefined);
  await table.catchUp();
  const heard: Message[] = [];
  const viewer: Viewer = { seat: 0, send: (message) => heard.push(message as Message) };
  return { table, store, heard, viewer };
}

const START = { kind: "start", seat: null, text: null, version: 0, request: null } as const;

/** Whoever is to act takes the first action that there is. */
function act(table: LocalTable): Promise<number> {
  const { log } = table;
  const [text = ""] = log.match?.actions.keys() ?? [];
  return table.submit({ kind: "act", seat: log.toAct, text, version: log.version, request: null });
}

for (const game of GAMES) {
  test(`${game}: an entry is stored before anybody is told of it`, async () => {
    const { table, store, heard, viewer } = await opened(game);
    await table.submit(START);
    table.join(viewer, null);
    let toldBefore = -1;
    store.onAppend = () => (toldBefore = heard.length);
    await act(table);
    expect(toldBefore).toBe(1); // the welcome
    expect(heard.at(-1)?.type).toBe("moved");
    expect(store.entriesOf).toHaveLength(2);
  });

  test(`${game}: a table opened again from its journal is the same`, async () => {
    const { table, store } = await opened(game);
    await table.submit(START);
    for (let i = 0; i < 20 && !table.log.over; i++) await act(table);
    const again = await opened(game, store);
    expect(again.table.log.views()).toEqual(table.log.views());
    expect(again.table.log.events(0, 0)).toEqual(table.log.events(0, 0));
  });

  test(`${game}: the same request twice is one entry, an old one is stale`, async () => {
    const { table, store, heard, viewer } = await opened(game);
    await table.submit(START);
    while (table.log.toAct !== 0) await act(table);
    table.join(viewer, null);
    const [action = ""] = table.log.match?.actions.keys() ?? [];
    const { version } = table.log;
    const asked = { type: "act", id: "one", version, action } as const;
    await table.hear(viewer, asked);
    await table.hear(viewer, asked);
    expect(heard.filter(({ type }) => type === "ok")).toHaveLength(2);
    expect(store.entriesOf.at(-1)?.version).toBe(version + 1);
    await table.hear(viewer, { ...asked, id: "two" });
    expect(heard.at(-1)?.type).toBe("stale");
  });

  test(`${game}: what is not legal is refused, and nothing is stored`, async () => {
    const { table, store, heard, viewer } = await opened(game);
    await table.submit(START);
    while (table.log.toAct !== 0) await act(table);
    const before = store.entriesOf.length;
    await table.hear(viewer, { type: "act", id: "x", version: table.log.version, action: "fly" });
    expect(heard.at(-1)).toMatchObject({ type: "error", error: { id: "illegal" } });
    expect(store.entriesOf).toHaveLength(before);
  });

  test(`${game}: among bots everything since the last own action is taken back`, async () => {
    const { table, viewer, heard } = await opened(game);
    await table.submit(START);
    while (table.log.toAct !== 0) await act(table);
    const before = table.log.views();
    await act(table);
    while (table.log.toAct !== 0 && !table.log.over) await act(table);
    table.join(viewer, null);
    await table.hear(viewer, { type: "undo", id: "back", version: table.log.version });
    expect(heard.some(({ type }) => type === "undone")).toBe(true);
    expect(table.log.views()).toEqual(before);
  });

  test(`${game}: who resigns loses to one other, and leaves several to a bot`, async () => {
    const { table, heard, viewer, store } = await opened(game);
    await table.submit(START);
    await act(table);
    table.join(viewer, null);
    await table.hear(viewer, { type: "resign", id: "enough" });
    expect(heard).toContainEqual(
      expect.objectContaining({ type: "incident", kind: "resigned", seat: 0, name: "Anna" }),
    );
    const two = table.log.seats === 2;
    expect(table.log.over).toBe(two);
    expect(table.info().seats[0]?.who).toBe(two ? "person" : "bot");
    while (!table.log.over) await act(table);
    const record = table.log.record();
    if (two) {
      expect(record["ending"]).toEqual({ by: "resign", seat: 0, winners: [1] });
      expect(table.info().standings?.map(({ place }) => place)).toEqual([2, 1]);
    } else expect(record["stand_ins"]).toEqual([{ seat: 0, from: 1, why: "resign" }]);
    const again = await opened(game, store);
    expect(again.table.log.record()).toEqual(record);
  });

  test(`${game}: a tab that was slower reads what the other has stored`, async () => {
    const { table, store } = await opened(game);
    await table.submit(START);
    const other = await opened(game, store);
    await act(table);
    const submitted = act(other.table);
    await expect(submitted).rejects.toThrow(); // made for a version that is no longer current
    expect(other.table.log.version).toBe(table.log.version);
  });
}
