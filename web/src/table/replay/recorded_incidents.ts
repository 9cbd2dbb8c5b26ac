import type { PastIncident } from "$/protocol/types";

interface StandIn {
  seat: number;
  from: number;
  why: keyof typeof STOOD_IN;
}

interface Ending {
  by: keyof typeof ENDED;
  seat: number | null;
}

const STOOD_IN = {
  resign: "resigned",
  time: "timed_out",
  left: "left",
  removed: "removed",
} as const;
const ENDED = { resign: "resigned", time: "forfeited", draw: "drawn" } as const;

/** The incidents that a record tells of. `moves`: the frame of each action; `eventsAt`: the events up to a frame. */
export function recordedIncidents(
  record: { stand_ins?: unknown; ending?: unknown },
  moves: readonly number[],
  eventsAt: (frame: number) => number,
): PastIncident[] {
  const standIns = (record.stand_ins ?? []) as StandIn[];
  const ending = record.ending as Ending | undefined;
  const told = (kind: PastIncident["kind"], seat: number | null, after: number) => ({
    kind,
    seat,
    after,
    version: 0,
    name: null,
    what: null,
  });
  return [
    ...standIns.map(({ seat, from, why }) =>
      told(STOOD_IN[why], seat, eventsAt(from ? (moves[from - 1] ?? 0) : 0)),
    ),
    ...(ending ? [told(ENDED[ending.by], ending.seat, eventsAt(Infinity))] : []),
  ];
}
