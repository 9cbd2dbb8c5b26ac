import type { ToleranceDeck, ToleranceView } from "$/protocol/game";
import { say } from "$/text/catalogue.svelte";
import type { GameParts } from "../registry";
import { beats } from "./beats";
import { chapters } from "./chapters";
import CardDetail from "./cards/CardDetail.svelte";
import { lessons } from "./lessons";
import RoleSheet from "./sheets/RoleSheet.svelte";
import ScoreSheet from "./sheets/ScoreSheet.svelte";
import Table from "./Table.svelte";
import type { ToleranceWords } from "./typed_play";

export const module: GameParts = {
  Table,
  CardDetail,
  sheets: [
    { name: "web-tab-score", Sheet: ScoreSheet },
    { name: "web-tab-role", Sheet: RoleSheet },
  ],
  beats: (before, events, after, deck) =>
    beats(before as ToleranceView, events, after as ToleranceView, deck as ToleranceDeck),
  chapters: (events, words) => chapters(events, words as ToleranceWords),
  choice: (role) => ({ title: say(`role-${role}`), text: say(`role-${role}-about`) }),
  lessons: (view, events) => lessons(view as ToleranceView, events),
  stops: new Set(["trick_won", "started"]),
  endings: new Set(["won"]),
};
