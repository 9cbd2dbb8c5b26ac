import type { AvignonView } from "$/protocol/game";
import type { GameParts } from "../registry";
import { beats } from "./beats";
import { chapters } from "./chapters";
import Large from "./Large.svelte";
import { lessons } from "./lessons";
import PeopleSheet from "./PeopleSheet.svelte";
import Table from "./Table.svelte";
import type { AvignonWords } from "./shown";

export const module: GameParts = {
  Table,
  Large,
  sheets: [{ name: "web-tab-people", Sheet: PeopleSheet }],
  beats: (before, events, after) => beats(before as AvignonView, events, after as AvignonView),
  chapters: (events, words) => chapters(events, words as AvignonWords),
  lessons: (view, events) => lessons(view as AvignonView, events),
};
