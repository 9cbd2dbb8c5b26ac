import type { AvignonView } from "$/protocol/types";
import type { AvignonWords } from "../typed_play";

/** What the player is to decide now. */
export function ask(view: AvignonView, words: AvignonWords): string {
  const { say, names } = words.reader;
  if (!view.petition) return say("web-avignon-turn", { count: view.actions_left });
  const { kind, do: verb, left } = view.petition;
  const isOwn = view.whose_turn === view.seat;
  const who = isOwn ? "no" : (names[view.whose_turn ?? 0] ?? "");
  return say("web-avignon-ask", { kind: words.phrase("kind", kind), do: verb, left, who });
}
