/**
 * A Svelte action for a game's screen: when the element that had the focus goes, because its card was played, its
 * question answered or its tool used up, the table gets the focus instead of the page's body. So it does at first.
 */
export function keepsFocus(screen: HTMLElement, selector: string) {
  let within = true;
  const table = screen.querySelector<HTMLElement>(selector);
  if (table) table.dataset["keepsFocus"] = "";

  const catchFocus = (): void => {
    if (within && document.activeElement === document.body) table?.focus({ preventScroll: true });
  };
  const focused = (): void => void (within = true);
  const left = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !screen.contains(event.relatedTarget))
      within = false;
  };
  const changes = new MutationObserver(catchFocus);
  changes.observe(screen, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  screen.addEventListener("focusin", focused);
  screen.addEventListener("focusout", left);
  catchFocus();
  return {
    destroy() {
      changes.disconnect();
      screen.removeEventListener("focusin", focused);
      screen.removeEventListener("focusout", left);
    },
  };
}
