import { expect, test } from "vitest";
import { fitBelow, fitBeside } from "./boards_fit";

test("few cards lie in large stacks, board below board", () => {
  expect(fitBelow([6, 4], 344, 480)).toEqual({ card: 65, columns: [], flows: false });
});

test("all cards of five boards fit on a short phone", () => {
  const { card, flows } = fitBelow([20, 12, 12, 8, 8], 344, 480);
  expect([card, flows]).toEqual([45, true]);
});

test("side by side the boards share the columns by their cards", () => {
  const { card, columns } = fitBeside([17, 5, 13, 15], 1000, 370);
  expect([card, columns]).toEqual([70, [4, 1, 3, 3]]);
});

test("where nothing fits, the cards are as small as a finger finds", () => {
  expect(fitBeside([30, 30], 600, 100).card).toBe(46);
  expect(fitBelow([30, 30], 300, 100).card).toBe(44);
});
