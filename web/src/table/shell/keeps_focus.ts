/**
 * A Svelte action for the table: when the element that had the focus goes, because its card was played or its question
 * answered, the focus stays with the table instead of falling to the page's body.
 */
export function keepsFocus(table: HTMLElement) {
  let within = false;
  table.dataset["keepsFocus"] = "";

  const focused = (): void => void (within = true);
  const left = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !table.contains(event.relatedTarget)) within = false;
  };
  const changes = new MutationObserver(() => {
    if (within && document.activeElement === document.body) table.focus({ preventScroll: true });
  });
  changes.observe(table, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  table.addEventListener("focusin", focused);
  table.addEventListener("focusout", left);
  return {
    destroy() {
      changes.disconnect();
      table.removeEventListener("focusin", focused);
      table.removeEventListener("focusout", left);
    },
  };
}
