/** What can be chosen now, in the order on screen; of the many that could be executed the first of each board. */
const OFFERED = ".held.ready, .target, .prompt .row .button, .execution li:first-child .pick";

/** Move the focus to the first, second ... tenth thing that can be chosen: 1, 2 ... 0. */
export function focusByDigit(table: ParentNode, key: string): boolean {
  if (!/^\d$/.test(key)) return false;
  const element = table.querySelectorAll<HTMLElement>(OFFERED)[(Number(key) + 9) % 10];
  element?.focus();
  return element !== undefined;
}
