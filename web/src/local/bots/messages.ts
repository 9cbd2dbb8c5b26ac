/** What the authority and the workers in which bots think say to each other. A bot is told an observation, no more. */

export interface Thought {
  game: string;
  deck: string;
  module: WebAssembly.Module;
  seen: Uint8Array;
}

export type Task = { work: "choose"; level: string } & Thought;

export interface Order {
  number: number;
  task: Task;
}

export type Answer = { number: number; found: unknown } | { number: number; failed: string };
