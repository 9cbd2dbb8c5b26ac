import type { Deed } from "../names";
import type { AvignonPlay, AvignonWords } from "../typed_play";
import { undoing } from "./samaritan";

/** Why a deed cannot be done with somebody, or with nobody; null if it can be. */
export function whyNot(
  { view, names, events }: Pick<AvignonPlay, "view" | "names" | "events">,
  words: AvignonWords,
  verb: Deed,
  column: number | null,
): string | null {
  const { say } = words.reader;
  if (!view.actions.length) return say("web-waits-for", { who: names[view.to_act ?? 0] ?? "" });
  if (view.used.includes(verb)) return say("web-avignon-once");
  const row = view.columns.find((each) => each.column === column);
  if (!row?.kind) return say("web-avignon-first");
  return view.actions.includes(`${verb} ${row.column}`) ? null : undoing({ view, events }, words);
}
