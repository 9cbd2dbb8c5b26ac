import { expect, test } from "vitest";
import type { Chapter } from "$/games/registry";
import type { Words } from "$/games/words";
import { LogText, type LogChapter } from "./log_text";

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

const render = (log: LogText, events: Chapter, words: Words): LogChapter =>
  log.render(0, events, words, [{ events: events.events, words, told: "" }]);

test("each line has the mentions that it contains, once", () => {
  const { title, lines } = render(new LogText(), chapter("N1", "C2", "N1"), saying());
  expect(title).toBe("Trick 1");
  expect(lines[0]).toEqual({ text: "N1 happened", mentions: [{ code: "N1", label: "N1" }] });
  expect(lines[1]?.mentions.map(({ code }) => code)).toEqual(["C2"]);
});

test("a chapter with the same events is rendered once", () => {
  const [log, words, events] = [new LogText(), saying(), chapter("N1")];
  const first = render(log, events, words);
  expect(render(log, { ...events, events: [...events.events] }, words)).toBe(first);
});

test("lines that stay are the same objects when one is added", () => {
  const [log, words, before] = [new LogText(), saying(), chapter("N1")];
  const first = render(log, before, words);
  const second = render(log, { ...before, events: [...before.events, event("C2")] }, words);
  expect(second.lines).toHaveLength(2);
  expect(second.lines[0]).toBe(first.lines[0]);
});

test("other words are another text", () => {
  const [log, events] = [new LogText(), chapter("N1")];
  render(log, events, saying());
  expect(render(log, events, saying("!")).lines[0]?.text).toBe("N1 happened!");
});
