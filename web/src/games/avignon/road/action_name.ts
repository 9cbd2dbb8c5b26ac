import type { AvignonView } from "$/protocol/types";
import { partsOf } from "../names";
import type { AvignonWords } from "../typed_play";

/** What is done with whom; people who are told apart by nothing else by where they stand. */
export function actionName(action: string, view: AvignonView, words: AvignonWords): string {
  const { verb, column } = partsOf(action);
  const row = view.columns.find((each) => each.column === column);
  if (!row?.kind || !row.place) return words.actionName(action);
  return words.reader.say(`web-avignon-do-${verb}`, {
    kind: words.phrase("kind", row.kind),
    place: words.phrase("place", row.place),
  });
}
