import { expect, test } from "vitest";
import stored from "../../../tests/text/phrase_language.json";
import { Phrases, type Rule } from "./phrases";
import type { Reader } from "./reader";

/** A reader to whom a message is its name and its arguments. */
const reader: Reader = {
  language: stored.language,
  names: stored.names,
  seat: stored.seat,
  has: (message) => stored.messages.includes(message),
  say(message, values = {}) {
    const given = Object.entries(values).sort(([a], [b]) => a.localeCompare(b));
    return `${message}(${given.map(([name, value]) => `${name}=${String(value)}`).join(", ")})`;
  },
};
const phrases = new Phrases("toy", stored.phrases, new Map(Object.entries(stored.rows)), reader);

test.each(stored.cases.map((each) => [JSON.stringify(each.rule), each] as const))(
  "%s",
  (_, { rule, thing, gives }) => {
    expect(phrases.apply(rule as Rule, thing)).toEqual(gives ?? undefined);
  },
);
