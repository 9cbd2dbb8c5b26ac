/** Whether a key may mean something for the whole table: nobody is typing, and no dialog covers it. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  const inside = "input, select, textarea, dialog, [role=dialog]";
  return !(event.target instanceof Element && event.target.closest(inside));
}
