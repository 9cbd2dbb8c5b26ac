/**
 * Motion for the tables of games, on `transform` and `opacity` alone, so that the browser can draw it beside
 * everything else. The player's pace decides how long it takes; at an instant pace and under reduced motion
 * there is none, and `finishMotion` ends all of it at once when somebody acts or skips ahead.
 */
import { tick } from "svelte";
import { settings } from "$/settings/settings.svelte";

const LONGEST = 450; // milliseconds, for a duration of 1 at a brisk pace or slower
const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

const isStill = (): boolean => settings.beat === 0 || reduced?.matches === true;

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

/** Fly an element in from another place, for instance a card from the hand (first, last, invert, play). */
export async function flyFrom(
  element: Element,
  from: Box | undefined,
  options?: Options,
): Promise<void> {
  if (!from || isStill()) return;
  await Promise.resolve(); // everything is changed before anything is read: so the page is laid out once
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const start = `${way(to, from)} scale(${Math.min(1, from.width / to.width)})`;
  await animate(element, [{ transform: start }, { transform: "none" }], options);
}

/** Fly a copy of an element from one place to another, while the element itself may already be gone. It flies in the
 * layer that is the place `flights`. */
export async function flyTo(
  element: HTMLElement,
  from: Box | undefined,
  to: Box | undefined,
  options?: Options,
): Promise<void> {
  const sky = places.get(FLIGHTS);
  const layer = document.querySelector(`[data-place=${FLIGHTS}]`);
  if (!from?.width || !to || !sky || !layer || isStill()) return;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  delete copy.dataset["place"];
  Object.assign(copy.style, {
    position: "absolute",
    left: `${from.left - sky.left}px`,
    top: `${from.top - sky.top}px`,
    margin: "0",
  });
  copy.style.setProperty("--card", `${from.width}px`);
  layer.append(copy);
  const end = `${way(from, to)} scale(0.25)`;
  const flight = [
    { transform: "none", opacity: 1 },
    { transform: end, opacity: 0.4 },
  ];
  await animate(copy, flight, options);
  copy.remove();
}

/** Fly copies of a small element, one after the other, from one place to another: coins that are paid. */
export function flyTokens(
  token: HTMLElement,
  from: Box | undefined,
  to: Box | undefined,
  count: number,
): void {
  const sky = places.get(FLIGHTS);
  const layer = document.querySelector(`[data-place=${FLIGHTS}]`);
  if (!from?.width || !to?.width || !sky || !layer || isStill()) return;
  for (let i = 0; i < count; i++) {
    const copy = token.cloneNode(true) as HTMLElement;
    delete copy.dataset["place"];
    layer.append(copy);
    const aside = ((i % 3) - 1) * SCATTER;
    const [left, top] = [`${to.left - sky.left}px`, `${to.top - sky.top}px`];
    Object.assign(copy.style, { position: "absolute", left, top });
    const start = way(to, from);
    const flight = [
      { transform: `${start} translate(${aside}px, 0) scale(0.6)`, opacity: 0 },
      {
        transform: `${start} translate(${aside}px, -${SCATTER}px) scale(2)`,
        opacity: 1,
        offset: 0.3,
      },
      { transform: "none", opacity: 1 },
    ];
    void animate(copy, flight, { delay: i * 0.12, easing: "ease-in-out" }).then(() =>
      copy.remove(),
    );
  }
}
const SCATTER = 22; // pixels

/** From the middle of one box to that of another. */
const way = (one: Box, other: Box): string => {
  const x = other.left + other.width / 2 - one.left - one.width / 2;
  const y = other.top + other.height / 2 - one.top - one.height / 2;
  return `translate(${x}px, ${y}px)`;
};

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;
/** The place of the layer in which copies fly. */
export const FLIGHTS = "flights";
let places: ReadonlyMap<string, Box> = new Map();

/** Where a place was before the last change of the table. */
export const placeOf = (name: string): Box | undefined => places.get(name);

/** Remember where everything is. Called before a change, when nothing has to be laid out for the answer. */
export function rememberPlaces(): void {
  if (isStill() || !globalThis.document) return;
  const marked = [...document.querySelectorAll<HTMLElement>("[data-place]")];
  places = new Map(
    marked.map((each) => [each.dataset["place"] ?? "", each.getBoundingClientRect()]),
  );
}
