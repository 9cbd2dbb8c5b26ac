import type { Play } from "./play";
import type { Seating } from "./seating.svelte";

/** A seat as a game's table sees it; null until everything is there. */
export function playOf(seating: Seating): Play | null {
  const { words, stage } = seating;
  if (!seating.view || !words || !stage.shown) return null;
  const view = seating.paused ? { ...seating.view, actions: [] } : seating.view;
  const shown = stage.shown;
  const seats = seating.info?.seats ?? [];
  return {
    shown,
    view,
    words,
    events: seating.events,
    told: stage.told,
    telling: stage.telling,
    names: seating.reader.names,
    absent: seats.map((seat) => seat.who === "person" && !seat.present),
    live: true,
    advice: seating.hinted === null ? null : { better: seating.hinted, taken: null },
    act: (action) => void seating.act(action),
    preview: seating.preview,
    skip: stage.skip,
  };
}
