import type { Playback } from "$/table/playback.svelte";
import type { Presses } from "$/table/session/presses";

interface Gate {
  playback: Playback;
  presses: Presses;
}

const CONFIRMING = ["Enter", " "];

/**
 * A Svelte action for the table: notes every press, and turns clicks, Enter and Space that are pressed while a move is
 * played back into a leap to its end. They reach nothing else then.
 */
export function momentGate(table: HTMLElement, { playback, presses }: Gate) {
  function click(event: Event): void {
    presses.noteClick();
    if (!presses.skips) return;
    swallow(event);
    playback.skip();
  }

  function key(event: KeyboardEvent): void {
    if (event.repeat && CONFIRMING.includes(event.key)) return swallow(event); // a key held down acts once
    presses.note();
    if (!presses.skips || !CONFIRMING.includes(event.key) || isElsewhere(event.target)) return;
    swallow(event);
    playback.skip();
  }

  /** A button of the page's own, beside the table, is meant itself. */
  const isElsewhere = (target: EventTarget | null): boolean =>
    target instanceof Element && !table.contains(target) && target !== document.body;

  const press = () => presses.note();
  addEventListener("pointerdown", press, true);
  addEventListener("keydown", key, true);
  table.addEventListener("click", click, true);
  return {
    destroy() {
      removeEventListener("pointerdown", press, true);
      removeEventListener("keydown", key, true);
      table.removeEventListener("click", click, true);
    },
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
