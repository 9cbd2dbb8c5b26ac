/** A worker in which bots think. */
import { chooseAction } from "$/engine/bots/choose";
import { think, type Thought } from "$/engine/bots/thinking";
import { stayAlive } from "../alive";
import { equipmentFor } from "../equipment";
import { advise, assess, motives, playouts } from "../review/judging";
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
  const { seen } = task;
  const equipment = await equipmentFor(task.game, task.deck, task.module);
  const { engine, deck } = equipment;
  const about = <T>(run: (thought: Thought) => T): T => think(engine, deck, seen, 0n, run);
  switch (task.work) {
    case "prepare":
      return null; // what the first answer needs is there now
    case "choose":
      return chooseAction(engine, deck, seen, levelOn(engine, deck, seen, task.level), task.seed);
    case "advise":
      return about((thought) => advise(thought, equipment));
    case "explain":
      return about((thought) => motives(thought, equipment, task.action));
    case "assess":
      return about((thought) => assess(thought, task.taken, task.simulations));
    case "playouts":
      return playouts(equipment, seen, task);
  }
}
