import type { Play } from "./play";
import type { Seating } from "./seating.svelte";

/** A seat as a game's table sees it; null until everything is there. */
export function playOf(seating: Seating): Play | null {
  const { view, words, stage } = seating;
  if (!view || !words || !stage.shown) return null;
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
    act: (action) => void seating.act(action),
    preview: seating.preview,
    skip: stage.skip,
  };
}
