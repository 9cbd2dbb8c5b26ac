import type { AnyEvent } from "$/games/types";
import type { Words } from "$/games/words";
import type { PastIncident, SeatInfo } from "$/protocol/types";
import { seatName } from "$/table/seat_name";
import { isYou } from "$/text/reader";

/** What the seats were called for a while, and which of them was the reader's own. */
export interface Era {
  names: string[];
  seat: number | null;
}

/** A game's events and, between them, what happened besides. */
export interface Logged {
  readonly events: readonly AnyEvent[];
  readonly incidents: readonly PastIncident[];
  /** Who was who: an era ends when a seat passes from a player to a bot or the other way, and the last one is now. */
  readonly eras: readonly Words[];
}

/** Events, and the incident that came after them. */
export interface Piece {
  events: readonly AnyEvent[];
  words: Words;
  told: string;
}

const endsEra = ({ kind, name }: PastIncident): boolean => name != null || kind === "joined";

/** The eras of a table: what was said of a player stays said of them, also when a bot has their seat. */
export function erasOf(
  seats: readonly SeatInfo[],
  incidents: readonly PastIncident[],
  mine: number | null,
): Era[] {
  const own = seats.find((seat) => seat.seat === mine);
  let era: Era = {
    names: seats.map((seat) => seatName(seat, own?.who === "bot" ? null : mine)),
    seat: own?.who === "bot" ? null : mine, // a bot plays for whoever has resigned
  };
  const eras = [era];
  for (const incident of incidents.filter(endsEra).reverse()) {
    const row = seats.find(({ seat }) => seat === incident.seat);
    if (!row) continue;
    era = eraBefore(incident, row, mine, era);
    eras.unshift(era);
  }
  return eras;
}

/** A seat that somebody left was theirs before, and one that somebody took was a bot's. */
function eraBefore({ name }: PastIncident, row: SeatInfo, mine: number | null, after: Era): Era {
  const isMine = row.seat === mine;
  const before: SeatInfo =
    name == null ? { ...row, who: "bot", name: "" } : { ...row, who: "person", name };
  return {
    names: after.names.with(row.seat, seatName(before, name == null ? null : mine)),
    seat: isMine ? (name == null ? null : mine) : after.seat,
  };
}

const wordsBefore = (log: Logged, incident: number): Words =>
  wordsOfEra(log, log.incidents.slice(0, incident).filter(endsEra).length);

/** The words in which an incident is told: those of the time before it, but whoever joins has their own name. */
const wordsOf = (log: Logged, incident: number): Words =>
  wordsBefore(log, incident + Number(log.incidents[incident]?.kind === "joined"));

const wordsAt = (log: Logged, event: number): Words =>
  wordsOfEra(log, log.incidents.filter((each) => endsEra(each) && each.after <= event).length);

function wordsOfEra({ eras }: Logged, era: number): Words {
  const words = eras[Math.min(era, eras.length - 1)];
  if (!words) throw new Error("there are no words yet");
  return words;
}

/** The log from one event up to another, cut where the incidents with these numbers belong. */
export function cut(log: Logged, first: number, last: number, told: readonly number[]): Piece[] {
  const pieces: Piece[] = [];
  let from = first;
  for (const number of told) {
    const incident = log.incidents[number];
    if (!incident) continue;
    const to = Math.min(Math.max(incident.after, from), last);
    const told = incidentText(incident, wordsOf(log, number));
    pieces.push({ events: log.events.slice(from, to), words: wordsBefore(log, number), told });
    from = to;
  }
  if (from < last)
    pieces.push({ events: log.events.slice(from, last), words: wordsAt(log, from), told: "" });
  return pieces;
}

/** The numbers of the incidents among some events: after one of them, or before the very first. */
export const incidentsWithin = (log: Logged, first: number, last: number): number[] =>
  log.incidents.flatMap(({ after }, i) =>
    (after > first || first === 0) && after <= last ? [i] : [],
  );

/** The lines of some pieces. */
export const linesOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ events, words, told }) => [...words.story(events), ...(told ? [told] : [])]);

/** The newest incident, if nothing has happened in the game since. */
export function latestIncident(log: Logged): string {
  const last = log.incidents.at(-1);
  return last && last.after >= log.events.length ? incidentAt(log, log.incidents.length - 1) : "";
}

export function incidentAt(log: Logged, number: number): string {
  const incident = log.incidents[number];
  return incident ? incidentText(incident, wordsOf(log, number)) : "";
}

const GIVING_UP = ["resigned", "forfeited"];

function incidentText(incident: PastIncident, { reader }: Words): string {
  const { kind, seat, what } = incident;
  const about = (of: number | null) => ({
    who: (of === null ? incident.name : reader.names[of]) ?? "",
    you: of === null ? "no" : isYou(reader, of),
  });
  const name = kind === "proposed" ? `${kind}-${what ?? ""}` : kind.replaceAll("_", "-");
  const told = reader.say(`web-told-${name}`, about(seat));
  if (!GIVING_UP.includes(kind) || seat === null) return told;
  if (reader.names.length === 2) return `${told} ${reader.say("web-told-wins", about(1 - seat))}`;
  const yours = seat === reader.seat ? "-you" : "";
  return `${told} ${reader.say(`web-told-plays-on${yours}`)}`;
}
