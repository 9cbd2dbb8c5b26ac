import type { AvignonEvent } from "$/protocol/types";
import { foresee } from "./road/foresight";
import { partsOf } from "./names";
import type { AvignonPlay } from "./typed_play";

/**
 * What the player is about to do: a person of theirs to choose, and an action that is previewed. Nothing is done before
 * its preview: the first press shows it, the second one acts. Pointing at something with a mouse shows it, too.
 */
export class Choosing {
  column: number | null = $state(null);
  action: string | null = $state(null);
  /** What the previewed action would cause; null while that is not known yet. */
  events: readonly AvignonEvent[] | null = $state.raw(null);
  /** Why what was pressed last cannot be done. */
  refused = $state("");
  foresight = $derived(foresee(this.events ?? []));
  /** Whether the preview was asked for by a press, and not only pointed at. */
  private pressed = $state(false);
  /** Whether a mouse that only points at it shows the preview. */
  private pointed = false;

  constructor(private play: () => AvignonPlay) {}

  /** What can be done with the person in a column. */
  actionsOf(column: number): string[] {
    return this.play().view.actions.filter((action) => partsOf(action).column === column);
  }

  /** What can be done with them, if that is one thing. */
  onlyAction(column: number): string | undefined {
    const [only, ...more] = this.actionsOf(column);
    return more.length ? undefined : only;
  }

  /** Another position: what was chosen before it means nothing now, least of all for a newcomer. */
  clear(): void {
    this.column = null;
    this.show(null);
  }

  select(column: number): void {
    if (this.column !== column) this.show(null);
    this.column = column;
  }

  /** Somebody comes to a person by keyboard: where only one thing can be done with them, it is shown. */
  reach(column: number): void {
    const only = this.onlyAction(column);
    if (this.play().view.petition && only) this.show(only);
    else this.select(column);
  }

  /** A click or tap on a person. Where only one thing can be done with them, it is that thing's press. */
  pick(column: number): void {
    const only = this.onlyAction(column);
    if (this.play().view.petition && only) return this.press(only);
    this.column = column;
    this.show(null);
  }

  /** The first press shows what an action would do, the second one does it. */
  press(action: string): void {
    if (this.isReady(action)) this.commit();
    else {
      this.show(action);
      this.pressed = true;
    }
  }

  /** Do what is previewed. */
  commit(): void {
    const { action } = this;
    if (action === null || !this.play().view.actions.includes(action)) return;
    this.clear();
    this.play().act(action);
  }

  /** Whether the next press acts. */
  isReady = (action: string): boolean =>
    this.action === action && (this.pressed || this.events !== null);

  /** Whether an action has been pressed once, and one more press does it. */
  isPressed = (action: string): boolean => this.action === action && this.pressed;

  /** A mouse points at an action, or away from it: away undoes neither a press nor what a key has shown. */
  point(action: string | null): void {
    if (action === null ? !this.pointed : action === this.action) return;
    this.show(action);
    this.pointed = action !== null;
  }

  /** Say why something cannot be done, in the place where a preview would stand. */
  refuse(reason: string): void {
    this.show(null);
    this.refused = reason;
  }

  show(action: string | null): void {
    this.action = action;
    this.events = null;
    this.refused = "";
    this.pressed = this.pointed = false;
    if (action === null) return;
    const { column } = partsOf(action);
    if (column !== null) this.column = column;
    void this.play()
      .preview(action)
      .then((events) => {
        if (this.action === action) this.events = events;
      });
  }
}
