/** What the authority and the workers in which bots think say to each other. */

interface About {
  game: string;
  deck: string;
  module: WebAssembly.Module;
  /** An observation, and no more; only reviews of finished games ask about a state. */
  seen: Uint8Array;
}

export type Task = About &
  (
    | { work: "prepare" }
    | { work: "choose"; level: string; seed: bigint }
    | { work: "advise" }
    | { work: "explain"; action: number }
    | { work: "assess"; taken: number; simulations: number }
    | { work: "playouts"; seat: number; seed: bigint; end: number; count: number }
  );

export interface Order {
  number: number;
  task: Task;
}

export type Answer = { number: number; found: unknown } | { number: number; failed: string };
