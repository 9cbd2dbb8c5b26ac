import type { GameParts } from "../registry";
import { beats } from "./beats";
import { chapters, TURN_ACTIONS } from "./chapters";
import Ending from "./congregation/Ending.svelte";
import KindChoice from "./people/KindChoice.svelte";
import PersonDetail from "./people/PersonDetail.svelte";
import { lessons } from "./lessons";
import PeopleSheet from "./people/PeopleSheet.svelte";
import { actionName } from "./road/action_name";
import { ask } from "./road/ask";
import Table from "./Table.svelte";
import type { Avignon } from "./typed_play";

export const module: GameParts<Avignon> = {
  Table,
  CardDetail: PersonDetail,
  Ending,
  sheets: [{ name: "web-tab-people", Sheet: PeopleSheet }],
  beats,
  chapters,
  ask,
  actionName,
  choice: (kind, words) => ({
    title: words.phrase("kind", kind),
    text: words.phrase("petition", kind),
  }),
  ChoiceDetail: KindChoice,
  lessons,
  stops: TURN_ACTIONS,
  endings: new Set(["won", "ended"]),
};
