import { beforeEach, expect, test, vi } from "vitest";

let hashChanged: () => void;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
    if (name === "hashchange") hashChanged = listener;
  });
  vi.stubGlobal("history", {
    replaceState: (_: unknown, __: string, hash: string) => (location.hash = hash),
  });
});

async function routeAt(hash: string) {
  location.hash = hash;
  return await import("./route.svelte");
}

test.each([
  ["", []],
  ["#/", []],
  ["#/table/abc/join/key", ["table", "abc", "join", "key"]],
  ["#/rules/a%20game/4.2", ["rules", "a game", "4.2"]],
  ["#/replay/torn%E4", ["replay", "torn%E4"]],
])("%j leads to %j", async (hash, path) => {
  expect((await routeAt(hash)).route.path).toEqual(path);
});

test("going somewhere changes the address, and the path follows", async () => {
  const { go, route } = await routeAt("#/");
  go("table", "a/b");
  expect(location.hash).toBe("/table/a%2Fb");
  location.hash = "#/table/a%2Fb";
  hashChanged();
  expect(route.path).toEqual(["table", "a/b"]);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test("replacing an address adds nothing to the history", async () => {
  const { replace, route } = await routeAt("#/table/abc/join/key");
  replace("table", "abc");
  expect(location.hash).toBe("#/table/abc");
  expect(route.path).toEqual(["table", "abc"]);
});
