/**
 * What a game's table can rely on, and what is expected of it.
 *
 * The shell (`table/GameScreen`) is one screen that never scrolls, from 360x640 to 2560x1440, portrait and landscape. It
 * gives the game's `Table` component a container, `container: table / size`, and decides how large that is. The table
 * fills it (`width: 100%; height: 100%`) and lays itself out by `@container table (...)` and the units `cqw` and `cqh`,
 * never by the window. Hand, middle and all that has to be answered are on screen together; no text on a card is
 * smaller than 12 px, nothing to press smaller than 44 px. What finds no room goes into a sheet (`GameParts.sheets`).
 *
 * The shell tells what happens and whose turn it is (a line above the table), takes hints, take-backs, confirmation,
 * pauses and the end of the game upon itself, and skips ahead when somebody presses during a playback. The table has:
 *
 * - `play.view`, the one moment on screen; whatever can be done in it is in `play.view.actions`, and nothing else can;
 * - an attribute `data-action="..."` on each element that takes an action, with the action as it is sent. The tests
 *   check by it that every answer is on screen and that nothing reaches the server that was not offered;
 * - `aria-disabled`, not `disabled`, on what cannot be done now, or the focus would be lost;
 * - `use:roving={selector}` (`$/kit/roving`) on each region: one tab stop, arrows inside, the focus stays;
 * - `animate`, `flyFrom`, `flyTo` and `data-place` (`$/kit/motion`) for what moves, `sound` (`$/kit/sound`) for what is heard.
 */
import type { Words } from "./words";

/** What the views of all games have. */
export interface AnyView {
  game: string;
  seat: number | null;
  phase?: string;
  to_act: number | null;
  actions: string[];
}

/** What the events of all games have, and an amount, which says whether anything changed. */
export interface AnyEvent {
  event: string;
  rule: string;
  seat: number;
  amount?: number;
}

export interface AnyDeck {
  game: string;
  id: string;
}

/** The types of one game. Those that Python declares are in `Games`; `row` is a card or a person of its deck. */
export interface GameTypes {
  view: AnyView;
  event: AnyEvent;
  deck: AnyDeck;
  row: unknown;
}

export type WordsOf<G extends GameTypes> = Words<G["row"], G["deck"]>;
