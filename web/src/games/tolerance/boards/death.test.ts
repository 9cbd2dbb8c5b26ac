import { expect, test } from "vitest";
import { costOfDeath } from "./death";

type View = Parameters<typeof costOfDeath>[0];
type Words = Parameters<typeof costOfDeath>[2];

const role = {
  id: "bertram",
  pennants: {},
  reign: [{ suits: { N: { each: 2 } }, guild: { most: 4 }, dead: { catholic: -3 } }],
};
const words = {
  deck: { role: [role] },
  row: (code: string) => ({ guild: code === "T5" }),
} as unknown as Words;

function board(living: number[], guild: number, more: object = {}) {
  const none = { count: 0, cards: [] };
  const piles = { "dead catholic": none, "dead unaffiliated": none, "dead protestant": none };
  return { role: "bertram", vp: 10, living, guild, piles, ...more };
}
const table = (...seats: object[]) => ({ round: 1, phase: "execute", seats }) as unknown as View;

test("a death costs its owner what the card brings and what the dead bring", () => {
  const view = table(board([2, 0, 0, 0, 0], 0), board([1, 0, 0, 0, 0], 0));
  const died = { code: "N9", owner: 1, faith: "catholic" } as const;
  expect(costOfDeath(view, died, words)).toEqual([0, -5]);
  expect(costOfDeath(view, { ...died, faith: "unaffiliated" }, words)).toEqual([0, -2]);
});

test("the most may pass to somebody else", () => {
  const view = table(board([0, 0, 1, 0, 0], 1), board([0, 0, 2, 0, 0], 2));
  const died = { code: "T5", owner: 1, faith: "protestant" } as const;
  expect(costOfDeath(view, died, words)).toEqual([4, 0]);
});

test("3.3 what a secret role pays is not told", () => {
  const view = table(
    board([1, 0, 0, 0, 0], 0, { role: null, vp: null }),
    board([0, 0, 0, 0, 0], 0),
  );
  expect(costOfDeath(view, { code: "N9", owner: 0, faith: "catholic" }, words)).toEqual([null, 0]);
});
