/** The tables of this browser that are open in this worker. */
import { BotPool } from "./bots/pool";
import { Refusal } from "./refusal";
import { equipmentFor } from "./equipment";
import type { Store, TableRow } from "./store/store";
import { Automation } from "./table/automation";
import { GameLog } from "./table/game_log";
import { LocalTable } from "./table/table";
import { adviceAt } from "./bots/advice";

interface Opened {
  table: LocalTable;
  automation: Automation;
}

export class Tables {
  private open = new Map<string, Promise<Opened>>();
  readonly pool = new BotPool();
  /** Tells the other tabs of this browser which table has changed. */
  private others = new BroadcastChannel("tables");

  constructor(private store: Store) {
    this.others.onmessage = ({ data }: MessageEvent<string>) => void this.changed(data);
  }

  async get(id: string): Promise<LocalTable> {
    let opened = this.open.get(id);
    if (!opened) {
      opened = this.load(id);
      this.open.set(id, opened);
      opened.catch(() => this.open.delete(id));
    }
    return (await opened).table;
  }

  private async load(id: string): Promise<Opened> {
    const row = await this.store.table(id);
    if (!row) throw new Refusal("error-table-unknown", { table: id });
    this.pool.prepare(row).catch(console.error); // meanwhile
    const log = new GameLog(row, await equipmentFor(row.game, row.deck));
    const told = (): void => this.others.postMessage(id);
    const table = new LocalTable(log, this.store, adviceAt(this.pool, log), told);
    await table.catchUp();
    return { table, automation: new Automation(table, this.pool) };
  }

  /** Store a new table and start its game. */
  async add(row: TableRow): Promise<void> {
    await this.store.putTable(row);
    const table = await this.get(row.id);
    await table.submit({ kind: "start", seat: null, text: null, version: 0, request: null });
  }

  async remove(id: string): Promise<void> {
    this.open.delete(id);
    await this.store.remove(id);
  }

  private async changed(id: string): Promise<void> {
    const opened = await this.open.get(id);
    await opened?.table.catchUp();
  }

  async setVisible(visible: boolean): Promise<void> {
    for (const opened of this.open.values()) (await opened).automation.setVisible(visible);
  }
}
