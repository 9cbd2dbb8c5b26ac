/** The inspected card and where it is on screen. */
interface Inspected {
  code: string;
  box: DOMRect;
  note: string;
  /** It lies on the table, which the inspector must not cover then. */
  onTable: boolean;
}

class Inspection {
  current: Inspected | null = $state.raw(null);

  show(code: string, element: Element, note = ""): void {
    this.current = {
      code,
      box: element.getBoundingClientRect(),
      note,
      onTable: element.closest(".table") !== null,
    };
  }

  hide = (): void => {
    this.current = null;
  };
}

export const inspection = new Inspection();

const LONG_PRESS = 450;

export interface Subject {
  code: string;
  note?: string;
  /** The table tells about it already: pointing at it shows nothing that would cover the table. */
  told?: boolean;
}

/** Whether there is a panel beside the table, over which a card can be shown. */
export const hasPanel = (): boolean => innerWidth >= 1180 && innerHeight >= 560;

/** Hide later: removing an element blurs it during rendering, when no state may change. */
const hideSoon = (): void => queueMicrotask(inspection.hide);

const isAtRest = ({ movementX, movementY }: PointerEvent): boolean =>
  movementX === 0 && movementY === 0;

/** A Svelte action: inspect the card of an element on hover, focus and long press. */
export function inspectable(element: HTMLElement, subject: Subject | null) {
  let now = subject;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => now && inspection.show(now.code, element, now.note);
  const glance = () => (hasPanel() || !now?.told) && show();
  /** A card came to lie below a mouse that rests: nobody has pointed at it yet. */
  let unnoticed = false;
  const hover = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    unnoticed = isAtRest(event);
    if (!unnoticed) glance();
  };
  const stir = (event: PointerEvent) => unnoticed && hover(event);
  const leave = (event: PointerEvent) => {
    clearTimeout(timer);
    if (event.pointerType === "mouse") inspection.hide();
  };
  const press = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") timer = setTimeout(show, LONG_PRESS);
  };
  const release = () => clearTimeout(timer);
  const focus = () => element.matches(":focus-visible") && glance();
  const listeners: [string, EventListener][] = [
    ["pointerenter", hover as EventListener],
    ["pointermove", stir as EventListener],
    ["pointerleave", leave as EventListener],
    ["pointerdown", press as EventListener],
    ["pointerup", release],
    ["pointercancel", release],
    ["focus", focus],
    ["blur", hideSoon],
  ];
  listeners.forEach(([name, heard]) => element.addEventListener(name, heard));
  return {
    update(next: Subject | null) {
      now = next;
    },
    destroy() {
      clearTimeout(timer);
      listeners.forEach(([name, heard]) => element.removeEventListener(name, heard));
      if (inspection.current?.code === now?.code) hideSoon();
    },
  };
}
