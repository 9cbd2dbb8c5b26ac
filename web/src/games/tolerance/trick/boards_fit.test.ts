import { expect, test } from "vitest";
import { fitBelow, fitBeside } from "./boards_fit";

test("few cards lie in large stacks, board below board", () => {
  expect(fitBelow([6, 4], 344, 480)).toEqual({ card: 65, columns: [], flows: false, costs: true });
});

test("all cards of five boards fit on a short phone", () => {
  const { card, flows, costs } = fitBelow([20, 12, 12, 8, 8], 344, 480);
  expect([card, flows, costs]).toEqual([45, true, false]);
});

test("side by side the boards share the columns by their cards", () => {
  const { card, columns, costs } = fitBeside([17, 5, 13, 15], 1000, 370);
  expect([card, columns, costs]).toEqual([70, [4, 1, 3, 3], false]);
});

test("what a death changes has room where the cards keep their names", () => {
  expect(fitBeside([17, 5, 13, 15], 1000, 450)).toMatchObject({ card: 70, costs: true });
  expect(fitBeside([17, 5, 13, 15], 640, 250)).toMatchObject({ costs: false });
});

test("where nothing fits, the cards are as small as a finger finds", () => {
  expect(fitBeside([30, 30], 600, 100).card).toBe(46);
  expect(fitBelow([30, 30], 300, 100).card).toBe(44);
});
