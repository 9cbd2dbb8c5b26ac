import { inspection } from "$/table/inspect/inspect.svelte";
import type { TolerancePlay } from "../typed_play";

/** Actions that choose one of several cards that lie on the table or on boards. */
export const isTarget = (action: string): boolean => /^(kill|collect|execute) /.test(action);

/**
 * Choosing a card to kill, collect from or execute. A mouse that points at a card has seen what comes of it, so its click
 * is the choice; a finger picks first and confirms with a button, and so does everybody who wants to.
 */
export class Choice {
  picked: string | null = $state(null);
  /** What the player looks at, for the forecast. */
  considered: string | null = $state(null);
  private pointer = "mouse";

  constructor(private play: () => TolerancePlay) {}

  press = (event: PointerEvent): void => {
    this.pointer = event.pointerType;
  };

  key = (): void => {
    this.pointer = "mouse"; // a card with the focus has been told
  };

  point = (event: PointerEvent, action: string | null): void => {
    if (event.pointerType === "mouse") this.consider(action);
  };

  consider = (action: string | null): void => {
    this.considered = action ?? this.picked;
  };

  click = (action: string): void => {
    if (this.pointer === "mouse") return this.act(action);
    this.picked = action;
    this.consider(action);
  };

  /** For what cannot be taken back easily: everybody picks first, and a second click, but not a second tap, confirms. */
  pick = (action: string): void => {
    if (this.picked === action && this.pointer === "mouse") return this.act(action);
    this.picked = action;
  };

  act = (action: string): void => {
    inspection.hide();
    this.reset();
    this.play().act(action);
  };

  reset = (): void => {
    this.picked = null;
    this.considered = null;
  };
}
