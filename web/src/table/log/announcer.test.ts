import { expect, test, vi } from "vitest";
import type { AnyEvent } from "$/games/types";
import type { Words } from "$/games/words";
import { Announcer } from "./announcer";

vi.mock("$/text/catalogue.svelte", () => ({ say: (message: string) => message }));

const events = (...names: string[]) => names.map((event) => ({ event }) as AnyEvent);
const words = {
  story: (told: AnyEvent[]) => told.map(({ event }) => `${event} happened (5.4)`),
} as unknown as Words;
const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

test("what happened comes first, then whose turn it is", () => {
  const announcer = new Announcer(0);
  const lines = announcer.tell(events("played", "won"), words, "Your turn.");
  expect(texts(lines)).toEqual(["played happened", "won happened", "Your turn."]);
});

test("each event is told once, also if several are shown at once", () => {
  const announcer = new Announcer(0);
  announcer.tell(events("a"), words, "");
  expect(texts(announcer.tell(events("a", "b", "c"), words, ""))).toEqual([
    "a happened",
    "b happened",
    "c happened",
  ]);
});

test("what the reader has missed is not told all over again", () => {
  expect(texts(new Announcer(2).tell(events("a", "b", "c"), words, ""))).toEqual(["c happened"]);
});

test("a second turn in a row is told, a redrawing is not", () => {
  const announcer = new Announcer(0);
  announcer.tell(events("a"), words, "Your turn.");
  announcer.tell(events("a"), words, "Your turn.");
  const lines = announcer.tell(events("a", "b"), words, "Your turn.");
  expect(texts(lines)).toEqual(["a happened", "Your turn.", "b happened", "Your turn."]);
});

test("that something was taken back is told", () => {
  const announcer = new Announcer(0);
  announcer.tell(events("a", "b"), words, "");
  expect(texts(announcer.tell(events("a"), words, "Your turn.")).slice(-2)).toEqual([
    "web-told-undone",
    "Your turn.",
  ]);
});
