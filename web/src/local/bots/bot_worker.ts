/** A worker in which bots think. */
import { chooseAction } from "$/engine/bots/choose";
import { stayAlive } from "../alive";
import { equipmentFor } from "../equipment";
import type { Answer, Order, Task } from "./messages";
import { levelOn } from "./levels";

onmessage = ({ data }: MessageEvent<Order | string>) => {
  if (typeof data === "string") stayAlive(data, () => postMessage("alive"));
  else void work(data);
};

async function work({ number, task }: Order): Promise<void> {
  const say = (answer: Answer): void => postMessage(answer);
  try {
    say({ number, found: await done(task) });
  } catch (error) {
    say({ number, failed: String(error) });
  }
}

async function done(task: Task): Promise<unknown> {
  const { engine, deck } = await equipmentFor(task.game, task.deck, task.module);
  const seed = crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n;
  return chooseAction(engine, deck, task.seen, levelOn(engine, deck, task.seen, task.level), seed);
}
