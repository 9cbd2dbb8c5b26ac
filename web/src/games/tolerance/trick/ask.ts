import type { ToleranceView } from "$/protocol/types";
import { say } from "$/text/catalogue.svelte";
import { handOf, suitOf } from "../names";
import type { ToleranceWords } from "../typed_play";

export const MONARCHS = { mary: "WM", elizabeth: "WE", james: "WJ" } as const;

/** What the player is to decide now, and why. */
export function ask(view: ToleranceView, words: ToleranceWords): string {
  switch (view.phase) {
    case "play":
      return askForCard(view, words);
    case "kill":
    case "collect": {
      const actor = view.table.find((row) => row.acts)?.card;
      const [card, effect] = actor ? [words.row(actor).name, words.phrase("effects", actor)] : [];
      return say(`web-ask-${view.phase}`, { card: card ?? "", effect: effect ?? "" });
    }
    case "execute":
      return say("web-ask-execute", { card: words.row(MONARCHS[view.reign]).name });
    default:
      return words.say(`ask-${view.phase}`);
  }
}

function askForCard(view: ToleranceView, words: ToleranceWords): string {
  if (view.led === null) return say("web-you-lead");
  const mustFollow = handOf(view).some((code) => suitOf(code) === view.led);
  return say(mustFollow ? "web-you-follow" : "web-you-may", {
    suit: words.phrase("suit", view.led),
  });
}
