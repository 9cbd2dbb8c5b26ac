import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "$/protocol/types";
import { Connection } from "./connection.svelte";

vi.mock("$/text/catalogue.svelte", () => ({ catalogue: { language: "en" } }));
vi.mock("$/protocol/http", () => ({
  address: (path: string) => new URL(`http://host/api${path}`),
}));

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  closed = false;
  readyState = 1;
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let received: ServerMessage[][];
let connection: Connection;
const socket = () => FakeSocket.all.at(-1) as FakeSocket;

function welcome(): void {
  socket().onopen();
  socket().say({ type: "welcome" });
  vi.advanceTimersByTime(3);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  received = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("requestAnimationFrame", vi.fn());
  vi.stubGlobal("document", { hidden: false });
  connection = new Connection("abc", { token: "secret" }, (messages) =>
    received.push([...messages]),
  );
});
afterEach(() => {
  connection.leave();
  vi.useRealTimers();
});

test("the token is sent in the hello, not in the address", () => {
  socket().onopen();
  expect(String(socket().url)).toBe("ws://host/api/tables/abc/socket");
  expect(socket().sent).toEqual([{ type: "hello", token: "secret", since: 0, lang: "en" }]);
});

test("messages that come together are handed over together", () => {
  welcome();
  socket().say({ type: "moved", version: 1 });
  socket().say({ type: "moved", version: 2 });
  expect(received).toHaveLength(1);
  vi.advanceTimersByTime(3);
  expect(received[1]).toEqual([
    { type: "moved", version: 1 },
    { type: "moved", version: 2 },
  ]);
});

test("a request resolves with the answer that has its id", async () => {
  welcome();
  const answer = connection.ask({ type: "undo", version: 3 });
  const { id } = socket().sent[1] as { id: string };
  socket().say({ type: "error", id: "another" });
  socket().say({ type: "ok", id });
  vi.advanceTimersByTime(3);
  expect(await answer).toEqual({ type: "ok", id });
});

test("before the welcome nothing can be asked", async () => {
  socket().onopen();
  expect(await connection.ask({ type: "undo", version: 3 })).toBeNull();
  expect(socket().sent).toHaveLength(1);
});

test("a lost connection answers open requests and comes back, later each time", async () => {
  welcome();
  const answer = connection.ask({ type: "undo", version: 3 });
  socket().onclose({ code: 1006 });
  expect(connection.state).toBe("lost");
  expect(await answer).toBeNull();
  vi.advanceTimersByTime(250);
  expect(FakeSocket.all).toHaveLength(2);
  socket().onclose({ code: 1006 });
  vi.advanceTimersByTime(250);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(250);
  expect(FakeSocket.all).toHaveLength(3);
  welcome();
  expect(connection.state).toBe("open");
});

test.each([
  [4001, "removed"],
  [4003, "refused"],
])("after code %i it stays away", (code, state) => {
  welcome();
  socket().onclose({ code });
  vi.runAllTimers();
  expect(connection.state).toBe(state);
  expect(FakeSocket.all).toHaveLength(1);
});

test("another language needs a new socket, and the old one is not heard any more", () => {
  welcome();
  const old = socket();
  connection.speak("en");
  expect(socket()).toBe(old);
  connection.speak("de");
  expect(old.closed).toBe(true);
  expect(socket()).not.toBe(old);
  old.say({ type: "moved", version: 9 });
  old.onclose({ code: 1006 });
  vi.advanceTimersByTime(3);
  expect(received).toHaveLength(1);
  expect(connection.state).toBe("connecting");
});

test("who leaves is not brought back", () => {
  welcome();
  connection.leave();
  socket().onclose({ code: 1006 });
  vi.runAllTimers();
  expect(FakeSocket.all).toHaveLength(1);
  expect(socket().closed).toBe(true);
});

test("a server that goes silent is asked, and told of within three seconds", () => {
  welcome();
  vi.advanceTimersByTime(1500);
  expect(socket().sent.at(-1)).toEqual({ type: "ping" });
  expect(connection.state).toBe("open");
  vi.advanceTimersByTime(1500);
  expect(connection.state).toBe("stalled");
  socket().say({ type: "pong" });
  expect(connection.state).toBe("open");
});

test("a server that answers is not told of", () => {
  welcome();
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(1500);
    socket().say({ type: "pong" });
  }
  expect(connection.state).toBe("open");
  expect(FakeSocket.all).toHaveLength(1);
});

test("after a long silence another connection is tried", () => {
  welcome();
  vi.advanceTimersByTime(9000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("what is to be delivered is kept without a connection and sent again with the same id", async () => {
  welcome();
  const answer = connection.deliver({ type: "act", version: 3, action: "N9" });
  const first = socket().sent.at(-1);
  socket().onclose({ code: 1006 });
  vi.advanceTimersByTime(250);
  welcome();
  expect(socket().sent.at(-1)).toEqual(first);
  socket().say({ type: "ok", id: first?.["id"] });
  vi.advanceTimersByTime(3);
  expect(await answer).toMatchObject({ type: "ok" });
});

test("what is delivered while there is no connection is sent with the next one, once", () => {
  welcome();
  socket().onclose({ code: 1006 });
  void connection.deliver({ type: "act", version: 3, action: "N9" });
  vi.advanceTimersByTime(250);
  welcome();
  expect(socket().sent.filter(({ type }) => type === "act")).toHaveLength(1);
});

test("nothing waits for a server that has turned us away", async () => {
  welcome();
  const answer = connection.deliver({ type: "act", version: 3, action: "N9" });
  socket().onclose({ code: 4001 });
  expect(await answer).toBeNull();
});
