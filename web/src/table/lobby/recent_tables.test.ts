import { beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "$/testing/storage_stub";
import { recentTables } from "./recent_tables";
import { storedResults } from "./results";
import { storedSeats, storeSeat } from "./storage";

const server = vi.hoisted(() => ({
  call: vi.fn(),
  Refused: class extends Error {
    constructor(readonly body: { id: string } | null) {
      super();
    }
  },
}));
vi.mock("$/protocol/http", () => server);

beforeEach(() => {
  stubStorage();
  for (const table of ["running", "over"]) storeSeat({ table, game: "chess", seat: 0, token: "t" });
  storeSeat({ table: "watched", game: "chess", seat: null });
  server.call.mockImplementation(async (_: string, path: string) => {
    const id = path.replace("/tables/", "");
    const over = id === "over";
    const standings = [
      { place: 1, points: 31 },
      { place: 2, points: 18 },
    ];
    const seats = [
      { seat: 0, who: "person" },
      { seat: 1, who: "bot", level: "quick" },
    ];
    const info = { id, game: "chess", seats, created: 1, changed: 2 };
    return { ...info, state: over ? "over" : "playing", standings: over ? standings : null };
  });
});

const ids = async (over: boolean) => (await recentTables(over)).map(({ info }) => info.id);

test("only tables with a seat of ours are asked for", async () => {
  expect(await ids(false)).toEqual(["running"]);
});

test("a game that has ended is remembered as over and listed with the finished ones", async () => {
  await recentTables(false);
  expect(storedSeats().filter((stored) => stored.over)).toMatchObject([{ table: "over" }]);
  expect(await ids(true)).toEqual(["over"]);
});

test("how a game ended is stored, and counted once by the level of the bots", async () => {
  await recentTables(false);
  await recentTables(true);
  expect(storedSeats().find(({ table }) => table === "over")?.ending).toEqual({
    place: 1,
    shared: false,
    points: 31,
    at: 2000,
  });
  expect(storedResults()).toEqual({ chess: { quick: { played: 1, won: 1 } } });
});

test("a table the server does not know is removed", async () => {
  server.call.mockRejectedValue(new server.Refused({ id: "table-unknown" }));
  expect(await ids(false)).toEqual([]);
  expect(storedSeats().map(({ table }) => table)).toEqual(["watched"]);
});

test("a server out of reach costs no seat", async () => {
  server.call.mockRejectedValue(new server.Refused(null));
  expect(await ids(false)).toEqual([]);
  expect(storedSeats()).toHaveLength(3);
});
