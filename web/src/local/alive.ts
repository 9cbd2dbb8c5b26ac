/** A worker holds a lock for as long as it lives: whoever waits for the lock gets it when the worker is gone. */

/** In the worker: hold the lock for as long as it lives. */
export function stayAlive(name: string, held: () => void): void {
  if (!navigator.locks) return held();
  void navigator.locks.request(name, () => {
    held();
    return new Promise(() => undefined);
  });
}

/** In the page that started it, once it holds the lock: wait until it is gone. */
export function whenGone(name: string, gone: () => void): void {
  void navigator.locks?.request(name, gone);
}
