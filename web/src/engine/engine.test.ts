import { item } from "./item";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chooseAction } from "./bots/choose";
import { CHANCE, NOBODY } from "./engine";
import { beginMatch, GAMES, loadGame, moduleAddress } from "./load";
import { completeOptions } from "./options";
import { Committed } from "./random";

const compiled = async (game: string) =>
  WebAssembly.compile(readFileSync(`public/${await moduleAddress(game)}`));

describe.each(GAMES)("%s without a server", (id) => {
  it("is played to its end by bots that see their observations", async () => {
    const game = await loadGame(id, await compiled(id));
    const { engine, rules } = game;
    const source = new Committed(new Uint8Array(32));
    const deck = engine.deck();
    const asked = completeOptions(engine.data.info, {});
    const options = rules.settle(engine, asked, source, deck);
    const position = beginMatch(game, deck.id, options);
    const seats = (options["players"] as number | undefined) ?? item(engine.data.info.players, 0);
    const events = [];
    while (position.toAct !== NOBODY) {
      if (position.toAct === CHANCE) {
        events.push(...rules.force(position, rules.draw(position, source)));
        continue;
      }
      const seat = position.toAct;
      const own = JSON.parse(item(position.views(seats), 1 + seat)) as { actions: string[] };
      expect(own.actions).toHaveLength(position.legal().length);
      const level = { name: seat === 0 ? "quick" : "greedy", budget: { iterations: 50 } };
      const action = chooseAction(engine, deck, position.observation(seat), level, 7n);
      expect(position.legal()).toContain(action);
      events.push(...position.apply(action));
    }
    const told = events.map((row) => engine.describe(deck, row));
    expect(told.map(({ event }) => event)).toContain("won");
    expect(rules.result(position)).toBeTypeOf("object");
  });
});
