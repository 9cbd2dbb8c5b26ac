import { beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "$/testing/storage_stub";
import type { GameInfo } from "$/protocol/types";
import { createBotTable, editionFor } from "./create_table";
import { storedSeatAt } from "./storage";

const call = vi.hoisted(() => vi.fn());
vi.mock("$/protocol/http", () => ({ call }));
const catalogue = vi.hoisted(() => ({ language: "en" }));
vi.mock("$/text/catalogue.svelte", () => ({ catalogue, say: (message: string) => message }));

const game = (more: object) =>
  ({
    id: "chess",
    players: [2, 4],
    decks: [
      { id: "house-de", edition: "de" },
      { id: "house", edition: null },
    ],
    options: {},
    ...more,
  }) as unknown as GameInfo;
const withChoice = game({ options: { players: { kind: "number", default: 3 } } });

beforeEach(() => {
  catalogue.language = "en";
  stubStorage();
  call.mockReset();
  call.mockResolvedValue({ table: "abc", seat: 0, token: "secret", links: {} });
});

const seats = () => call.mock.calls[0]?.[2].seats.map((row: { who: string }) => row.who);

test("as many bots as usual", async () => {
  await createBotTable({ game: withChoice, level: "quick" });
  expect(seats()).toEqual(["me", "bot", "bot"]);
});

test("as few as possible for a first game, and for a game without a choice", async () => {
  await createBotTable({ game: withChoice, level: "quick", coach: true });
  expect(seats()).toEqual(["me", "bot"]);
  call.mockClear();
  await createBotTable({ game: game({}), level: "quick" });
  expect(seats()).toEqual(["me", "bot"]);
});

test("the seat is stored", async () => {
  expect(await createBotTable({ game: game({}), level: "quick", coach: true })).toBe("abc");
  expect(storedSeatAt("abc")).toMatchObject({
    game: "chess",
    seat: 0,
    token: "secret",
    coach: true,
  });
});

test("the deck is the one in the reader's language, if there is one", () => {
  expect(editionFor(game({}))).toBeUndefined();
  catalogue.language = "de";
  expect(editionFor(game({}))).toBe("house-de");
});
