import type { AvignonDeck, AvignonView } from "$/protocol/game";
import type { GameModule } from "../registry";
import { beats } from "./beats";
import { chapters } from "./chapters";
import Large from "./Large.svelte";
import { lessons } from "./lessons";
import PeopleSheet from "./PeopleSheet.svelte";
import Table from "./Table.svelte";
import { AvignonWords } from "./words";

export const module: GameModule = {
  Table,
  Large,
  sheets: [{ name: "web-tab-people", Sheet: PeopleSheet }],
  words: (deck, reader) => new AvignonWords(deck as AvignonDeck, reader),
  beats: (before, events, after) => beats(before as AvignonView, events, after as AvignonView),
  chapters: (events, words) => chapters(events, words as AvignonWords),
  named: (event, words) =>
    [event.cause, event.kind].flatMap((code) =>
      code === undefined ? [] : [{ code, label: (words as AvignonWords).kindName(code) }],
    ),
  lessons: (view, events) => lessons(view as AvignonView, events),
};
