import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback, type Beat } from "./playback.svelte";

const settings = vi.hoisted(() => ({ pace: "brisk", beat: 100 }));
vi.mock("$/settings/settings.svelte", () => ({ settings }));

const beat = (name: string, weight: number): Beat =>
  ({ view: { name }, events: [{ event: name }], weight }) as unknown as Beat;

const shown = (playback: Playback) => (playback.shown as unknown as { name: string } | null)?.name;

let playback: Playback;
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { pace: "brisk", beat: 100 });
  playback = new Playback();
});
afterEach(() => vi.useRealTimers());

test("beats follow each other, each for its weight", () => {
  playback.play([beat("won", 2), beat("taxed", 1), beat("end", 0)]);
  expect(shown(playback)).toBe("won");
  expect(playback.pending).toBe(2);
  vi.advanceTimersByTime(199);
  expect(shown(playback)).toBe("won");
  vi.advanceTimersByTime(1);
  expect(shown(playback)).toBe("taxed");
  vi.advanceTimersByTime(100);
  expect(shown(playback)).toBe("end");
  expect(playback.pending).toBe(0);
  expect(playback.eventsShown).toBe(3);
});

test("beats without weight are shown with the next one that has some", () => {
  playback.play([beat("dealt", 0), beat("dealt", 0), beat("played", 1), beat("won", 1)]);
  expect(shown(playback)).toBe("played");
  expect(playback.eventsShown).toBe(3);
  expect(playback.currentEvents).toEqual([{ event: "played" }]);
});

test("beats that come while others are played back wait for them", () => {
  playback.play([beat("first", 1)]);
  playback.play([beat("second", 1)]);
  expect(shown(playback)).toBe("first");
  vi.advanceTimersByTime(100);
  expect(shown(playback)).toBe("second");
});

test("skipping shows the last beat at once", () => {
  playback.play([beat("first", 1), beat("second", 1), beat("third", 1)]);
  playback.skip();
  expect(shown(playback)).toBe("third");
  expect(playback.eventsShown).toBe(3);
  vi.runAllTimers();
  expect(shown(playback)).toBe("third");
  expect(playback.eventsShown).toBe(3);
});

test("a position that is shown replaces whatever is played back", () => {
  playback.play([beat("first", 1), beat("second", 1)]);
  playback.show(beat("undone", 0).view, 7);
  vi.runAllTimers();
  expect(shown(playback)).toBe("undone");
  expect(playback.eventsShown).toBe(7);
  expect(playback.currentEvents).toEqual([]);
  expect(playback.pending).toBe(0);
});

test("at an instant pace everything is shown together", () => {
  settings.beat = 0;
  playback.play([beat("first", 1), beat("second", 1)]);
  expect(shown(playback)).toBe("second");
  expect(playback.eventsShown).toBe(2);
});

test("step by step the next beat waits for the player, unless it is a short one", () => {
  settings.pace = "step";
  playback.play([beat("played", 0.6), beat("won", 1), beat("taxed", 1)]);
  vi.advanceTimersByTime(60);
  expect(shown(playback)).toBe("won");
  vi.runAllTimers();
  expect(shown(playback)).toBe("won");
  playback.next();
  expect(shown(playback)).toBe("taxed");
});
