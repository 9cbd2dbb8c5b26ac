/** The workers in which bots think, so that the table never waits for them; as many as there are cores to spare. */
import { newSecret } from "$/engine/random";
import { whenGone } from "../alive";
import { dataOf } from "$/engine/load";
import { moduleOf } from "../equipment";
import type { TableRow } from "../store/store";
import type { Answer, Order, Task } from "./messages";
import { thinkingTime } from "./levels";

const MOST = 4;

/** As large as a server's. */
const seedIn = (secret: Uint8Array): bigint =>
  new DataView(secret.buffer, secret.byteOffset).getBigUint64(0) >> 2n;

interface Waiting {
  task: Task;
  resolve(found: unknown): void;
  reject(error: Error): void;
}

/** One worker and what it is doing. */
class Thinker {
  private worker = new Worker(new URL("./bot_worker.ts", import.meta.url), { type: "module" });
  private waiting: Waiting | null = null;
  private number = 0;
  private isGone = false;

  constructor(
    private free: (thinker: Thinker) => void,
    private gone: (thinker: Thinker) => void,
  ) {
    const name = `bot-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
    this.worker.onerror = () => this.lost();
    this.worker.onmessage = ({ data }: MessageEvent<Answer | "alive">) => {
      if (data === "alive") whenGone(name, () => this.lost());
      else if (data.number === this.number) this.hear(data);
    };
    this.worker.postMessage(name);
  }

  give(waiting: Waiting): void {
    this.waiting = waiting;
    const order: Order = { number: ++this.number, task: waiting.task };
    this.worker.postMessage(order);
  }

  private hear(answer: Answer): void {
    const { waiting } = this;
    this.waiting = null;
    if ("found" in answer) waiting?.resolve(answer.found);
    else waiting?.reject(new Error(answer.failed));
    this.free(this);
  }

  private lost(): void {
    if (this.isGone) return;
    this.isGone = true;
    this.worker.terminate();
    this.waiting?.reject(new Error("a bot's worker is gone"));
    this.waiting = null;
    this.gone(this);
  }
}

export class BotPool {
  private idle: Thinker[] = [];
  private started = 0;
  private queue: Waiting[] = [];
  readonly size = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency ?? 2) - 1));

  /** Have a worker fetch what the first answer needs, before anybody waits for it. */
  async prepare({ game, deck }: TableRow): Promise<void> {
    const module = await moduleOf(game);
    await this.ask({ work: "prepare", game, deck, module, seen: new Uint8Array() });
  }

  async choose(
    { game, deck, daily, secret }: TableRow,
    level: string,
    seen: Uint8Array,
  ): Promise<number> {
    const seconds = thinkingTime(await dataOf(game), level);
    const due = new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    const module = await moduleOf(game);
    const seed = seedIn(daily ? secret : newSecret());
    const found = await this.ask<number>({ work: "choose", game, deck, module, level, seen, seed });
    await due;
    return found;
  }

  ask<T>(task: Task): Promise<T> {
    return new Promise<unknown>((resolve, reject) => {
      this.queue.push({ task, resolve, reject });
      this.assign();
    }) as Promise<T>;
  }

  private assign(): void {
    const next = this.queue[0];
    if (!next) return;
    const thinker = this.idle.pop() ?? this.another();
    if (!thinker) return;
    this.queue.shift();
    thinker.give(next);
  }

  private another(): Thinker | null {
    if (this.started >= this.size) return null;
    this.started++;
    return new Thinker(
      (thinker) => {
        this.idle.push(thinker);
        this.assign();
      },
      (thinker) => {
        this.idle = this.idle.filter((each) => each !== thinker);
        this.started--;
        this.assign();
      },
    );
  }
}
