/**
 * Motion for the tables of games, on `transform` and `opacity` alone, so that the browser can draw it beside
 * everything else. The player's pace decides how long it takes; at an instant pace and under reduced motion
 * there is none, and `finishMotion` ends all of it at once when somebody acts or skips ahead.
 */
import { tick } from "svelte";
import { settings } from "$/settings/settings.svelte";

const LONGEST = 450; // milliseconds, for a duration of 1 at a brisk pace or slower
const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

export const isStill = (): boolean => settings.beat === 0 || reduced?.matches === true;

/** How long something of this weight moves, in milliseconds; 0 if nothing does. */
export const durationOf = (weight: number): number =>
  isStill() ? 0 : Math.min(LONGEST, settings.beat * 0.7) * weight;

interface Options {
  /** How long, as a multiple of the usual time. */
  weight?: number;
  /** When it starts, in the same measure: for cards that are dealt one after the other. */
  delay?: number;
  easing?: string;
}

/** Animate an element; resolves when that is over, at once if there is no motion. */
export async function animate(
  element: Element,
  keyframes: Keyframe[],
  { weight = 1, delay = 0, easing = "cubic-bezier(0.2, 0.7, 0.3, 1)" }: Options = {},
): Promise<void> {
  const duration = durationOf(weight);
  if (duration === 0) return;
  const animation = element.animate(keyframes, {
    duration,
    delay: durationOf(delay),
    easing,
    fill: "backwards",
  });
  await animation.finished.catch(() => undefined); // cancelled with its element
}

/** Show everything as it ends up, once it is drawn: what walks by a transition of the style, too. */
export async function finishMotion(): Promise<void> {
  await tick();
  const moving = globalThis.document?.getAnimations() ?? [];
  for (const animation of moving) if (isFinite(endOf(animation))) animation.finish();
}
const endOf = ({ effect }: Animation): number => Number(effect?.getComputedTiming().endTime);

/** Fly an element in from where another place is, for instance a card from the hand (first, last, invert, play). */
export function flyFrom(
  element: Element,
  from: DOMRect | undefined,
  options?: Options,
): Promise<void> {
  const to = element.getBoundingClientRect();
  if (!from || !to.width || !from.width) return Promise.resolve();
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const scale = from.width / to.width;
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  return animate(element, [{ transform: start }, { transform: "none" }], options);
}

/** Fly a copy of an element to another place, while the element itself may already be gone. */
export async function flyTo(
  element: HTMLElement,
  to: DOMRect | undefined,
  options?: Options,
): Promise<void> {
  const from = element.getBoundingClientRect();
  if (!to || !from.width || isStill()) return;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "15",
    pointerEvents: "none",
  });
  await Promise.resolve(); // all places are read before anything changes: else each card lays the page out again
  document.querySelector(".game")?.append(copy);
  const [x, y] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  const end = `translate(${x}px, ${y}px) scale(${Math.max(0.2, to.width / from.width)})`;
  await animate(
    copy,
    [
      { transform: "none", opacity: 1 },
      { transform: end, opacity: 0.4 },
    ],
    options,
  );
  copy.remove();
}

/** A Svelte action that remembers where its element was, so that what takes its place can fly in from there. */
const places = new Map<string, DOMRect>();
export const placeOf = (name: string): DOMRect | undefined => {
  const element = document.querySelector(`[data-place="${CSS.escape(name)}"]`);
  return element?.getBoundingClientRect() ?? places.get(name);
};

/** Mark an element as a place, such as `seat 2` or `card N9`; its last whereabouts are kept after it is gone. */
export function place(element: HTMLElement, name: string) {
  let now = name;
  element.dataset["place"] = now;
  return {
    update(next: string) {
      now = element.dataset["place"] = next;
    },
    destroy() {
      places.set(now, element.getBoundingClientRect());
    },
  };
}
