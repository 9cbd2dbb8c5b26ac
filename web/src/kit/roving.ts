/**
 * One tab stop for a whole region, and arrows inside: `<div use:roving={"[data-card]"}>`.
 *
 * The arrows move between the elements the selector finds: left and right in their order, up and down to the nearest
 * one in that direction. Home and End go to the ends. The element that had the focus last keeps the tab stop; when it
 * goes, its place is taken by its neighbour, and so is the focus, which never falls to the page's body.
 */
export function roving(region: HTMLElement, selector: string) {
  let current: HTMLElement | null = null;
  let index = 0;

  const items = (): HTMLElement[] =>
    [...region.querySelectorAll<HTMLElement>(selector)].filter(
      (item) => item.offsetParent !== null,
    );

  function settle(): void {
    const found = items();
    const kept = current && found.includes(current) ? current : undefined;
    const stop = kept ?? found[Math.min(index, found.length - 1)];
    if (!stop) return;
    for (const item of found) {
      const wanted = item === stop ? 0 : -1;
      if (item.tabIndex !== wanted) item.tabIndex = wanted;
    }
    index = found.indexOf(stop);
    if (current && !kept && isFocusLost()) stop.focus({ preventScroll: true });
  }

  function focused(event: FocusEvent): void {
    const found = items();
    const item = found.find((each) => each === event.target || each.contains(event.target as Node));
    if (!item) return;
    current = item;
    settle();
  }

  /** The focus has gone elsewhere: what happens here is no reason to fetch it back. */
  function left(event: FocusEvent): void {
    const to = event.relatedTarget;
    if (to instanceof Element && !region.contains(to) && !to.matches("[data-keeps-focus]"))
      current = null;
  }

  function keyed(event: KeyboardEvent): void {
    const found = items();
    const at = found.findIndex((item) => item === event.target);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = neighbour(found, at, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /** Just before the next frame, which has to lay out the page anyhow; at once if the focus may be lost. */
  let due = 0;
  function settleSoon(): void {
    if (current && !current.isConnected) return settle();
    due ||= requestAnimationFrame(() => {
      due = 0;
      settle();
    });
  }

  const changes = new MutationObserver(settleSoon);
  changes.observe(region, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "aria-disabled", "class", "hidden"],
  });
  region.addEventListener("focusin", focused);
  region.addEventListener("focusout", left);
  region.addEventListener("keydown", keyed);
  settle();
  return {
    update(next: string) {
      selector = next;
      settle();
    },
    destroy() {
      changes.disconnect();
      cancelAnimationFrame(due);
      region.removeEventListener("focusin", focused);
      region.removeEventListener("focusout", left);
      region.removeEventListener("keydown", keyed);
    },
  };
}

/** Whether the element that had the focus is gone: then the page's body has it, or the table, which keeps it. */
const isFocusLost = (): boolean =>
  !document.activeElement ||
  document.activeElement === document.body ||
  document.activeElement.matches("[data-keeps-focus]");

function neighbour(found: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const [first, last] = [0, found.length - 1];
  switch (key) {
    case "ArrowRight":
      return found[at === last ? first : at + 1];
    case "ArrowLeft":
      return found[at === first ? last : at - 1];
    case "Home":
      return found[first];
    case "End":
      return found[last];
    case "ArrowDown":
      return nearest(found, at, 1);
    case "ArrowUp":
      return nearest(found, at, -1);
    default:
      return undefined;
  }
}

/** The nearest element below or above, by its middle; in a region of one line the next or the one before. */
function nearest(found: HTMLElement[], at: number, way: 1 | -1): HTMLElement | undefined {
  const middles = found.map((item) => {
    const box = item.getBoundingClientRect();
    return { item, x: box.left + box.width / 2, y: box.top + box.height / 2, height: box.height };
  });
  const here = middles[at];
  if (!here) return undefined;
  const beyond = middles.filter(({ y }) => (y - here.y) * way > here.height / 4);
  const far = ({ x, y }: { x: number; y: number }) =>
    Math.abs(x - here.x) + 3 * Math.abs(y - here.y);
  return beyond.sort((one, other) => far(one) - far(other))[0]?.item;
}
