/** Tells a player who looks elsewhere that it is their turn: by the tab's title and icon, and if they wish by the browser. */
import { settings } from "./settings.svelte";

let notice: Notification | null = null;

export async function askToNotify(): Promise<void> {
  const answer = "Notification" in globalThis ? await Notification.requestPermission() : "denied";
  if (answer !== "granted") settings.turn("notify", false);
}

/** Say on the tab whether it is this player's turn; `text` is what a notification says. */
export function markTurn(mine: boolean, title: string, text: string): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = icon?.href.replace(/icon(-turn)?\.svg/, mine ? "icon-turn.svg" : "icon.svg");
  if (icon && href && icon.href !== href) icon.href = href; // the browser fetches it each time it is set
  if (!mine || !document.hidden) return dismiss();
  if (settings.notify && "Notification" in globalThis && Notification.permission === "granted")
    notice = new Notification(title, { body: text, tag: location.hash });
}

function dismiss(): void {
  notice?.close();
  notice = null;
}
