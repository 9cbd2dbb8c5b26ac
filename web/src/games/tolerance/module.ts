import type { ToleranceDeck, ToleranceView } from "$/protocol/game";
import type { GameModule } from "../registry";
import { beats } from "./beats";
import { chapters } from "./chapters";
import Large from "./Large.svelte";
import { lessons } from "./lessons";
import RoleSheet from "./RoleSheet.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import Table from "./Table.svelte";
import { ToleranceWords } from "./words";

export const module: GameModule = {
  Table,
  Large,
  sheets: [
    { name: "web-tab-score", Sheet: ScoreSheet },
    { name: "web-tab-role", Sheet: RoleSheet },
  ],
  words: (deck, reader) => new ToleranceWords(deck as ToleranceDeck, reader),
  beats: (before, events, after, deck) =>
    beats(before as ToleranceView, events, after as ToleranceView, deck as ToleranceDeck),
  chapters: (events, words) => chapters(events, words as ToleranceWords),
  named: (event, words) =>
    [event.cause, event.card].flatMap((code) =>
      code === undefined ? [] : [{ code, label: (words as ToleranceWords).named(code) }],
    ),
  lessons: (view, events) => lessons(view as ToleranceView, events),
};
