import { expect, test } from "vitest";
import type { BotPool } from "../bots/pool";
import { Automation } from "./automation";
import type { LocalTable } from "./table";

/** A table at which a bot is always to move, and a pool that counts how often it is asked. */
function watched(viewers: number) {
  const asked = { times: 0 };
  const table = {
    onChange: () => undefined,
    viewers: { size: viewers },
    log: {
      version: 1,
      toAct: 1,
      paused: false,
      draft: null,
      retired: new Set(),
      row: {
        seats: [
          { who: "person", level: null },
          { who: "bot", level: "quick" },
        ],
      },
      match: { position: { observation: () => new Uint8Array() } },
    },
  };
  const pool = { choose: () => (asked.times++, new Promise(() => undefined)) };
  const automation = new Automation(table as unknown as LocalTable, pool as unknown as BotPool);
  return { table, automation, asked };
}

test("bots think once for a position, while somebody looks at it", () => {
  const { table, asked } = watched(1);
  table.onChange();
  table.onChange();
  expect(asked.times).toBe(1);
});

test("nobody searches at a table that nobody looks at", () => {
  const { table, asked } = watched(0);
  table.onChange();
  expect(asked.times).toBe(0);
});

test("a hidden page spares the battery, and goes on when it is seen again", () => {
  const { table, automation, asked } = watched(1);
  automation.setVisible(false);
  table.onChange();
  expect(asked.times).toBe(0);
  automation.setVisible(true);
  expect(asked.times).toBe(1);
});
