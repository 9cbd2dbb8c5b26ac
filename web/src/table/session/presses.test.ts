import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback, type Beat } from "$/table/playback.svelte";
import { Presses, SETTLED } from "./presses";

vi.mock("$/settings/settings.svelte", () => ({ settings: { pace: "brisk", beat: 100 } }));

const beat = (name: string, weight = 1): Beat =>
  ({ view: { name }, events: [{ event: name }], weight }) as unknown as Beat;

let playback: Playback;
let presses: Presses;
beforeEach(() => {
  vi.useFakeTimers();
  playback = new Playback();
  presses = new Presses(playback);
  playback.show(beat("start").view, 0);
  vi.advanceTimersByTime(SETTLED);
});
afterEach(() => vi.useRealTimers());

test("a press counts for what has been on screen long enough", () => {
  presses.note();
  expect(presses.count()).toBe(true);
});

test("a press does not count for what has come since the finger went down", () => {
  presses.note();
  playback.show(beat("next").view, 1);
  expect(presses.count()).toBe(false);
});

test("a second click that lands on what has only just appeared does not count", () => {
  playback.show(beat("next").view, 1);
  vi.advanceTimersByTime(SETTLED - 1);
  presses.note();
  expect(presses.count()).toBe(false);
  vi.advanceTimersByTime(1);
  presses.note();
  expect(presses.count()).toBe(true);
});

test("a press during a playback skips it, and does nothing else even if the playback ends first", () => {
  playback.play([beat("one"), beat("two", 0)]);
  vi.advanceTimersByTime(50);
  presses.note();
  expect(presses.skips).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(playback.pending).toBe(0);
  expect(presses.skips).toBe(true);
  expect(presses.count()).toBe(false);
});

test("a click of a screen reader, before which nothing is pressed, is a press itself", () => {
  presses.note();
  presses.noteClick();
  playback.show(beat("next").view, 1);
  vi.advanceTimersByTime(SETTLED);
  expect(presses.count()).toBe(false);
  presses.noteClick();
  expect(presses.count()).toBe(true);
});
