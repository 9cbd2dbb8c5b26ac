import type { SeatInfo } from "$/protocol/types";
import { say } from "$/text/catalogue.svelte";
import { myName } from "./lobby/storage";

/** What a player is called who has given no name. */
export const nameless = (seat: number): string => say("web-nameless", { number: seat + 1 });

/**
 * The name of a player; bots get one too, also where they keep a seat for a friend, so that sentences about them read
 * well.
 * A player who has given no name is "You" in their own seat, and only there.
 */
export function seatName(seat: SeatInfo, mySeat: number | null = null): string {
  if (seat.seat === mySeat && !myName()) return say("web-you");
  if (seat.name) return seat.name;
  const bots = say("web-bot-names").split(", ");
  return (seat.who !== "person" && bots[seat.seat]) || nameless(seat.seat);
}
