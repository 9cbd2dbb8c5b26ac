import { expect, test } from "vitest";
import type { AvignonView } from "$/protocol/types";
import type { AvignonWords } from "../typed_play";
import { actionName } from "./action_name";

const view = {
  columns: [
    { column: 1, kind: "knight", place: "nice" },
    { column: 2, kind: null, place: null },
  ],
} as unknown as AvignonView;
const words = {
  phrase: (_name: string, id: string) => id,
  actionName: (action: string) => `plain ${action}`,
  reader: {
    say: (message: string, values: { kind?: string; place?: string } = {}) =>
      [message, values.kind, values.place].filter(Boolean).join(" "),
  },
} as unknown as AvignonWords;

test("an action names the person, not the column", () => {
  expect(actionName("beseech 1", view, words)).toBe("web-avignon-do-beseech knight nice");
});

test.each(["petition 2", "stop"])("%s names nobody", (action) => {
  expect(actionName(action, view, words)).toBe(`plain ${action}`);
});
