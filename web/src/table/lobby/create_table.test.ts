import { beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "$/testing/storage_stub";
import type { GameInfo } from "$/protocol/types";
import { createBotTable, editionFor } from "./create_table";
import { storedSeatAt } from "./storage";

const callOnce = vi.hoisted(() => vi.fn());
vi.mock("$/protocol/http", () => ({ callOnce, requestSecret: () => "secret" }));
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
  callOnce.mockReset();
  callOnce.mockResolvedValue({ table: "abc", seat: 0, token: "secret", links: {} });
});

const seats = () => callOnce.mock.calls[0]?.[1].seats.map((row: { who: string }) => row.who);

test("as many bots as usual", async () => {
  await createBotTable({ game: withChoice, level: "quick" });
  expect(seats()).toEqual(["me", "bot", "bot"]);
});

test("as few as possible for a first game, and for a game without a choice", async () => {
  await createBotTable({ game: withChoice, level: "quick", coach: true });
  expect(seats()).toEqual(["me", "bot"]);
  callOnce.mockClear();
  await createBotTable({ game: game({}), level: "quick" });
  expect(seats()).toEqual(["me", "bot"]);
});

test("as the player wishes: more seats, another side, options as far as they fit", async () => {
  const options = {
    players: { kind: "number", default: 3, low: 2, high: 4 },
    roles: { kind: "choice", default: "same", choices: ["same", "random"] },
    hidden: { kind: "flag", default: false, unless: ["roles", "same"] },
  };
  const wish = { players: 4, roles: "random", hidden: true };
  await createBotTable({ game: game({ options }), level: "quick", seat: 1, options: wish });
  expect(seats()).toEqual(["bot", "me", "bot", "bot"]);
  expect(callOnce.mock.calls[0]?.[1].options).toEqual(wish);
  callOnce.mockClear();
  const same = { ...wish, roles: "same" };
  await createBotTable({ game: game({ options }), level: "quick", options: same });
  expect(callOnce.mock.calls[0]?.[1].options).toEqual({ players: 4, roles: "same" });
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
