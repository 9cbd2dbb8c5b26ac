import type { ToleranceDeck, ToleranceView } from "$/protocol/game";
import type { GameParts } from "../registry";
import { beats } from "./beats";
import { chapters } from "./chapters";
import Large from "./Large.svelte";
import { lessons } from "./lessons";
import RoleSheet from "./RoleSheet.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import Table from "./Table.svelte";
import type { ToleranceWords } from "./shown";

export const module: GameParts = {
  Table,
  Large,
  sheets: [
    { name: "web-tab-score", Sheet: ScoreSheet },
    { name: "web-tab-role", Sheet: RoleSheet },
  ],
  beats: (before, events, after, deck) =>
    beats(before as ToleranceView, events, after as ToleranceView, deck as ToleranceDeck),
  chapters: (events, words) => chapters(events, words as ToleranceWords),
  lessons: (view, events) => lessons(view as ToleranceView, events),
};
