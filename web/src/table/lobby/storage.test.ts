import { beforeEach, expect, test } from "vitest";
import { stubStorage } from "$/testing/storage_stub";
import {
  myName,
  removeSeat,
  setMyName,
  storedSeatAt,
  storedSeats,
  storeSeat,
  updateSeat,
} from "./storage";

beforeEach(stubStorage);

const seat = (table: string) => ({ table, game: "chess", seat: 0, token: `token of ${table}` });

test("the newest seat comes first, and a table has one", () => {
  storeSeat(seat("a"));
  storeSeat(seat("b"));
  storeSeat({ ...seat("a"), token: "new" });
  expect(storedSeats().map(({ table }) => table)).toEqual(["a", "b"]);
  expect(storedSeatAt("a")?.token).toBe("new");
  expect(storedSeatAt("c")).toBeUndefined();
});

test("a seat is removed without touching others", () => {
  ["a", "b", "c"].forEach((table) => storeSeat(seat(table)));
  removeSeat("b");
  expect(storedSeats().map(({ table }) => table)).toEqual(["c", "a"]);
});

test("running games are kept however many there are; of finished ones the newest 30", () => {
  for (let i = 0; i < 40; i++) {
    storeSeat(seat(`over ${i}`));
    updateSeat(`over ${i}`, { over: true });
  }
  for (let i = 0; i < 40; i++) storeSeat(seat(`running ${i}`));
  const over = storedSeats().filter((stored) => stored.over);
  expect(over.map(({ table }) => table)).toEqual(
    Array.from({ length: 30 }, (_, i) => `over ${39 - i}`),
  );
  expect(storedSeats().filter((stored) => !stored.over)).toHaveLength(40);
});

test("unreadable storage counts as empty", () => {
  localStorage.setItem("seats", "{broken");
  expect(storedSeats()).toEqual([]);
  storeSeat(seat("a"));
  expect(storedSeats()).toHaveLength(1);
});

test("the player's name is remembered", () => {
  expect(myName()).toBe("");
  setMyName("Agnes");
  expect(myName()).toBe("Agnes");
});
