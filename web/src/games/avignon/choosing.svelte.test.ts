import { expect, test } from "vitest";
import { Choosing } from "./choosing.svelte";
import { event, viewOf } from "./testing";
import type { AvignonPlay } from "./typed_play";

function choosingFrom(actions: string[], petition = false) {
  const done: string[] = [];
  const view = viewOf({ actions, ...(petition ? { petition: {} as never } : {}) });
  const play = {
    view,
    act: (action: string) => done.push(action),
    preview: async () => [event("won", 0)],
  } as unknown as AvignonPlay;
  return { choosing: new Choosing(() => play), done };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("the first press shows, the second acts", async () => {
  const { choosing, done } = choosingFrom(["beseech 3"]);
  choosing.pick(3);
  choosing.press("beseech 3");
  await settled();
  expect(choosing.foresight.winner).toBe(0);
  expect(done).toEqual([]);
  choosing.press("beseech 3");
  expect(done).toEqual(["beseech 3"]);
  expect([choosing.column, choosing.action]).toEqual([null, null]);
});

test("a click acts after pointing only when its preview has been seen", async () => {
  const { choosing, done } = choosingFrom(["beseech 3"]);
  choosing.point("beseech 3");
  choosing.press("beseech 3");
  expect(done).toEqual([]);
  choosing.show(null);
  choosing.point("beseech 3");
  await settled();
  choosing.press("beseech 3");
  expect(done).toEqual(["beseech 3"]);
});

test("pointing away hides what was pointed at, and keeps what was pressed", () => {
  const { choosing } = choosingFrom(["beseech 3"]);
  choosing.point("beseech 3");
  choosing.point(null);
  expect(choosing.action).toBeNull();
  choosing.press("beseech 3");
  choosing.point(null);
  expect(choosing.action).toBe("beseech 3");
});

test("a mouse that rests somewhere hides nothing that the keyboard has shown", () => {
  const { choosing } = choosingFrom(["push 2", "push 4"], true);
  choosing.reach(2);
  choosing.point(null);
  expect(choosing.action).toBe("push 2");
});

test("in a petition a person is chosen by two presses, never by one", () => {
  const { choosing, done } = choosingFrom(["push 2", "push 4"], true);
  choosing.pick(2);
  choosing.pick(4);
  expect(done).toEqual([]);
  choosing.pick(4);
  expect(done).toEqual(["push 4"]);
});

test("where a petition leaves open what is done, a person is only selected", () => {
  const { choosing, done } = choosingFrom(["pull 2", "push 2"], true);
  choosing.pick(2);
  choosing.pick(2);
  expect(done).toEqual([]);
  expect([choosing.column, choosing.action]).toEqual([2, null]);
});

test("what can no longer be done is not done", () => {
  const { choosing, done } = choosingFrom(["beseech 3"]);
  choosing.press("beseech 4");
  choosing.press("beseech 4");
  expect(done).toEqual([]);
});

test("a refusal takes the place of a preview until something else is pressed", async () => {
  const { choosing, done } = choosingFrom(["beseech 3"]);
  choosing.pick(3);
  choosing.press("beseech 3");
  await settled();
  choosing.refuse("once a turn");
  expect([choosing.refused, choosing.action, choosing.column]).toEqual(["once a turn", null, 3]);
  choosing.press("beseech 3");
  expect([choosing.refused, done]).toEqual(["", []]);
});
