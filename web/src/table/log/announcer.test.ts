import { expect, test, vi } from "vitest";
import type { AnyEvent } from "$/games/types";
import type { Words } from "$/games/words";
import type { PastIncident } from "$/protocol/types";
import { Announcer } from "./announcer";
import type { Logged } from "./incidents";

vi.mock("$/text/catalogue.svelte", () => ({ say: (message: string) => message }));

const reader = { names: ["Anna", "Ben"], seat: 0, say: (message: string) => message };

const events = (...names: string[]) => names.map((event) => ({ event }) as AnyEvent);
const words = {
  story: (told: AnyEvent[]) => told.map(({ event }) => `${event} happened (5.4)`),
  reader,
} as unknown as Words;
const log = (...names: string[]): Logged => ({
  events: events(...names),
  incidents: [],
  eras: [words],
});
const incident = (kind: PastIncident["kind"], after: number): PastIncident => ({
  kind,
  seat: 1,
  version: 1,
  name: null,
  what: null,
  after,
});
const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

test("what happened comes first, then whose turn it is", () => {
  const announcer = new Announcer(log());
  const lines = announcer.tell(log("played", "won"), "Your turn.");
  expect(texts(lines)).toEqual(["played happened", "won happened", "Your turn."]);
});

test("each event is told once, also if several are shown at once", () => {
  const announcer = new Announcer(log());
  announcer.tell(log("a"), "");
  expect(texts(announcer.tell(log("a", "b", "c"), ""))).toEqual([
    "a happened",
    "b happened",
    "c happened",
  ]);
});

test("what the reader has missed is not told all over again", () => {
  expect(texts(new Announcer(log("a", "b")).tell(log("a", "b", "c"), ""))).toEqual(["c happened"]);
});

test("a second turn in a row is told, a redrawing is not", () => {
  const announcer = new Announcer(log());
  announcer.tell(log("a"), "Your turn.");
  announcer.tell(log("a"), "Your turn.");
  const lines = announcer.tell(log("a", "b"), "Your turn.");
  expect(texts(lines)).toEqual(["a happened", "Your turn.", "b happened", "Your turn."]);
});

test("that something was taken back is told, and nothing else", () => {
  const announcer = new Announcer(log("a", "b"));
  const after = { ...log("a"), incidents: [incident("undone", 1)] };
  expect(texts(announcer.tell(after, "Your turn."))).toEqual(["web-told-undone", "Your turn."]);
});

test("what happens besides the game is told where it happened, and once", () => {
  const announcer = new Announcer(log("a"));
  const after = { ...log("a", "b", "c"), incidents: [incident("paused", 2)] };
  announcer.tell(after, "");
  expect(texts(announcer.tell(after, ""))).toEqual(["b happened", "web-told-paused", "c happened"]);
});
