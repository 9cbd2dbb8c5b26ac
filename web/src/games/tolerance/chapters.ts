import type { ToleranceEvent } from "$/protocol/types";
import type { Chapter } from "../registry";
import { REIGNS } from "./names";
import { isCount } from "./count/count";
import type { Tolerance, ToleranceWords } from "./typed_play";

/** The log by rounds and tricks; the scoring of a round is a chapter of its own. */
export function chapters(
  events: readonly ToleranceEvent[],
  words: ToleranceWords,
): Chapter<Tolerance>[] {
  const found: Chapter<Tolerance>[] = [];
  let round = 0;
  let trick = 0;
  let resolved = true;
  const open = (title: (reign: string, trick: number) => string) => {
    const [id, number] = [REIGNS[round - 1] ?? "mary", trick];
    found.push({ title: () => title(words.say(`reign-${id}`), number), events: [] });
  };
  let counting = false;
  for (const event of events) {
    if (event.event === "dealt" && !(found.at(-1)?.events.at(-1)?.event === "dealt")) {
      round += 1;
      trick = 0;
      counting = false;
      open((reign) => reign);
    } else if (event.event === "chooser" && found.length === 0) {
      round += 1;
      open((reign) => reign);
    } else if (event.event === "played" && resolved) {
      trick += 1;
      resolved = false;
      open((reign, number) => `${reign} · ${words.say("trick", { number })}`);
    } else if (isCount(event) && !counting) {
      counting = true;
      open((reign) => words.say("sheet-title", { reign }));
    }
    if (event.event === "trick_won") resolved = true;
    found.at(-1)?.events.push(event);
  }
  return found;
}
