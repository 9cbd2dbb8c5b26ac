import type { AvignonView } from "$/protocol/game";
import type { GameParts } from "../registry";
import { beats } from "./beats";
import { chapters, TURN_ACTIONS } from "./chapters";
import PersonDetail from "./people/PersonDetail.svelte";
import { lessons } from "./lessons";
import PeopleSheet from "./people/PeopleSheet.svelte";
import Table from "./Table.svelte";
import type { AvignonWords } from "./typed_play";

export const module: GameParts = {
  Table,
  CardDetail: PersonDetail,
  sheets: [{ name: "web-tab-people", Sheet: PeopleSheet }],
  beats: (before, events, after) => beats(before as AvignonView, events, after as AvignonView),
  chapters: (events, words) => chapters(events, words as AvignonWords),
  choice: (kind, words) => ({ text: words.cardText(kind) }),
  lessons: (view, events) => lessons(view as AvignonView, events),
  stops: TURN_ACTIONS,
  endings: new Set(["won", "ended"]),
};
