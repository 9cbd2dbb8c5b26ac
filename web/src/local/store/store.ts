/** Tables and their journals in this browser's database. What is written is durable when the promise is kept. */

/** A table as it is stored; its secret leaves the authority only with the record of the finished game. */
export interface TableRow {
  id: string;
  game: string;
  /** The deck's hash. */
  deck: string;
  asked: Record<string, unknown>;
  display: Record<string, boolean>;
  hints: boolean;
  /** The day whose deal it is, if it is that of a day: the bots then play alike for everybody, too. */
  daily?: string | undefined;
  secret: Uint8Array;
  seats: SeatRow[];
  rematch: string | null;
  /** Seconds, as in the protocol. */
  created: number;
}

export interface SeatRow {
  who: "person" | "bot";
  name: string;
  level: string | null;
}

/** A step of one table, from version - 1 to version. */
export interface Entry {
  table: string;
  version: number;
  seat: number | null;
  kind: "start" | "draft" | "act" | "undo" | "pause" | "resume" | "resign";
  text: string | null;
  request: string | null;
  at: number;
}

const NAME = "schism";
const TABLES = "tables";
const JOURNAL = "journal";

export class Store {
  private constructor(private database: IDBDatabase) {}

  static async open(): Promise<Store> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: "id" });
      request.result.createObjectStore(JOURNAL, { keyPath: ["table", "version"] });
    };
    return new Store(await result(request));
  }

  table(id: string): Promise<TableRow | undefined> {
    return result(this.reading(TABLES).get(id) as IDBRequest<TableRow | undefined>);
  }

  entries(table: string, after: number): Promise<Entry[]> {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
    return result(this.reading(JOURNAL).getAll(range) as IDBRequest<Entry[]>);
  }

  putTable(row: TableRow): Promise<void> {
    return this.write([TABLES], (stores) => stores[0]?.put(row));
  }

  /** Append an entry; false if somebody else, in another tab, has taken its version. */
  async append(entry: Entry): Promise<boolean> {
    try {
      await this.write([JOURNAL], (stores) => stores[0]?.add(entry));
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") return false;
      throw error;
    }
  }

  remove(table: string): Promise<void> {
    return this.write([TABLES, JOURNAL], (stores) => {
      stores[0]?.delete(table);
      stores[1]?.delete(IDBKeyRange.bound([table], [table, Infinity]));
    });
  }

  private reading(name: string): IDBObjectStore {
    return this.database.transaction(name).objectStore(name);
  }

  private write(names: string[], work: (stores: IDBObjectStore[]) => unknown): Promise<void> {
    const transaction = this.database.transaction(names, "readwrite", { durability: "strict" });
    work(names.map((name) => transaction.objectStore(name)));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
  }
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
