import { say } from "$/text/catalogue.svelte";
import type { GameParts } from "../registry";
import { beats } from "./beats";
import { chapters } from "./chapters";
import CardDetail from "./cards/CardDetail.svelte";
import Ending from "./ending/Ending.svelte";
import { lessons } from "./lessons";
import CardsSheet from "./sheets/CardsSheet.svelte";
import RoleChoice from "./sheets/RoleChoice.svelte";
import RoleSheet from "./sheets/RoleSheet.svelte";
import ScoreSheet from "./sheets/ScoreSheet.svelte";
import Table from "./Table.svelte";
import { ask } from "./trick/ask";
import type { Tolerance } from "./typed_play";

export const module: GameParts<Tolerance> = {
  Table,
  CardDetail,
  Ending,
  sheets: [
    { name: "web-tab-score", Sheet: ScoreSheet, glyph: "sheet" },
    { name: "web-tab-role", Sheet: RoleSheet, glyph: "person" },
    { name: "web-tab-cards", Sheet: CardsSheet, glyph: "cards" },
  ],
  beats,
  chapters,
  ask,
  choice: (role) => ({ title: say(`role-${role}`), text: say(`role-${role}-about`) }),
  ChoiceDetail: RoleChoice,
  lessons,
  stops: new Set(["trick_won", "started"]),
  endings: new Set(["won"]),
};
