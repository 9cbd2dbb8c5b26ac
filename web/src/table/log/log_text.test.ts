import { expect, test } from "vitest";
import type { Chapter } from "$/games/registry";
import type { Words } from "$/games/words";
import { LogText } from "./log_text";

const event = (name: string) => ({ event: name }) as unknown as Chapter["events"][number];
const chapter = (...names: string[]): Chapter => ({
  title: () => "Trick 1",
  events: names.map(event),
});
const saying = (suffix = "") =>
  ({
    story: (events: Chapter["events"]) => events.map((row) => `${row.event} happened${suffix}`),
    mentions: (row: Chapter["events"][number]) => [{ code: row.event, label: row.event }],
  }) as unknown as Words;

test("each line has the mentions that it contains, once", () => {
  const { title, lines } = new LogText().render(0, chapter("N1", "C2", "N1"), saying());
  expect(title).toBe("Trick 1");
  expect(lines[0]).toEqual({ text: "N1 happened", mentions: [{ code: "N1", label: "N1" }] });
  expect(lines[1]?.mentions.map(({ code }) => code)).toEqual(["C2"]);
});

test("a chapter with the same events is rendered once", () => {
  const [log, words, events] = [new LogText(), saying(), chapter("N1")];
  const first = log.render(0, events, words);
  expect(log.render(0, { ...events, events: [...events.events] }, words)).toBe(first);
});

test("lines that stay are the same objects when one is added", () => {
  const [log, words, before] = [new LogText(), saying(), chapter("N1")];
  const first = log.render(0, before, words);
  const second = log.render(0, { ...before, events: [...before.events, event("C2")] }, words);
  expect(second.lines).toHaveLength(2);
  expect(second.lines[0]).toBe(first.lines[0]);
});

test("other words are another text", () => {
  const [log, events] = [new LogText(), chapter("N1")];
  log.render(0, events, saying());
  expect(log.render(0, events, saying("!")).lines[0]?.text).toBe("N1 happened!");
});
