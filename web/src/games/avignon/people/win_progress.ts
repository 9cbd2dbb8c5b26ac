import type { AvignonView } from "$/protocol/types";
import { TO_WIN } from "../names";
import type { AvignonWords } from "../typed_play";

/** What a side still needs to win: how many people, and which faction completes a special win condition. */
export function winProgress(view: AvignonView, words: AvignonWords, seat: number): string[] {
  const say = words.reader.say;
  const lines = [
    say("web-avignon-three", {
      count: Math.max(0, TO_WIN - (view.congregations[seat]?.length ?? 0)),
    }),
  ];
  view.congregations.forEach((people, owner) => {
    for (const kind of new Set(people)) {
      for (const win of words.row(kind).wins ?? []) {
        const winner = win.side === "owner" ? owner : 1 - owner;
        if (winner !== seat) continue;
        const lacking = [
          ...missing(view, words, owner, win.owner_has ?? []).map((f) => ({ f, at: owner })),
          ...missing(view, words, 1 - owner, win.opponent_has ?? []).map((f) => ({
            f,
            at: 1 - owner,
          })),
        ];
        for (const { f, at } of lacking.length === 1 ? lacking : [])
          lines.push(
            say("web-avignon-lacks", {
              faction: words.phrase("kind", f),
              where: at === seat ? "own" : "other",
            }),
          );
      }
    }
  });
  return lines;
}

function missing(
  view: AvignonView,
  words: AvignonWords,
  seat: number,
  factions: string[],
): string[] {
  const present = (view.congregations[seat] ?? []).map((kind) => words.row(kind).faction);
  return factions.filter((faction) => !present.includes(faction));
}
