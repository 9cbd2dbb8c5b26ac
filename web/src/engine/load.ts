/**
 * The games in the browser: the same compiled functions as on the server, as WebAssembly.
 *
 * ```ts
 * const module = await fetchModule("ID");            // in the page; a module can be posted to workers
 * const game = await loadGame("ID", module);         // in each thread that plays: { engine, rules }
 * const { engine, rules } = game;
 * const deck = engine.deck("DECK");                  // shipped decks: engine.data.decks
 * const secret = newSecret();                        // commitmentTo(secret) is published first
 * const source = new Committed(secret);              // all chance in the order of a server's table
 * let options = rules.settle(engine, completeOptions(engine.data.info, asked), source, deck);
 * while ((choice = rules.draft(engine, options, deck))) ...   // add picks to options[choice.option]
 * options = rules.resolve(engine, options, lots);    // only after a draft
 *
 * const position = beginMatch(game, deck.id, options);
 * while (position.toAct === CHANCE) {
 *   const outcome = rules.draw(position, source);    // or rules.read(...) from a record
 *   rows.push(...rules.force(position, outcome));    // rules.write(...) puts it into a record
 * }
 * position.views(seats, displayFlags(engine.data.display, shown));  // JSON texts: public, seat 0, seat 1 ...
 * position.legal();                                  // numbers, in the order of the own view's `actions`
 * rows.push(...position.apply(action));              // a legal number; the state changes, events come back
 * rows.slice(n).filter((row) => mayKnow(row, seat)).map((row) => engine.describe(deck, row));
 * // once toAct is NOBODY: rows.push(...rules.opened(engine, rows)) and rules.result(position)
 *
 * const seen = position.observation(seat);           // bytes, and all that a bot gets; post them to its worker
 * chooseAction(engine, deck, seen, { name: "quick" }, seatSeed(gameSeed, seat));
 * ```
 *
 * A position's bytes are `position.state`: copy them to undo, or to keep them. `engine.functions` are all compiled
 * functions by name (types.ts), which take addresses in the module's memory; `Engine.put` and `copy` move records
 * there and back. Nothing here waits: whoever must not block calls it in a worker. Decks of people's own are compiled
 * by Python and not here: such a table needs a server.
 */
import { Engine, type DeckFile, type Functions, type GameData } from "./engine";
import type { GameRules } from "./game_rules";
import { Module } from "./module";
import { Position } from "./position";

const DATA = import.meta.glob<GameData>("./games/*.json", { import: "default" });
const EARLIER = import.meta.glob<DeckFile[]>("./games/earlier/*.json", { import: "default" });
const RULES = import.meta.glob<{ rules: GameRules }>(["$/games/*/rules.ts"]);

/** A game that can be played here: its engine, and what it does around it. */
export interface LocalGame {
  engine: Engine;
  rules: GameRules;
}

/** The games that can be played without a server if their modules are there. */
export const GAMES = Object.keys(RULES).map((path) => path.replace(/.*\/(.+)\/.*/, "$1"));

/** The address of a game's module, relative to the page. */
export async function moduleAddress(game: string): Promise<string> {
  return `engine/${game}-${(await dataOf(game)).module}.wasm`;
}

/** Fetch and compile a module; throws if there is none, as in a clone whose modules have not been built. */
export async function fetchModule(
  game: string,
  base = document.baseURI,
): Promise<WebAssembly.Module> {
  const found = await fetch(new URL(await moduleAddress(game), base));
  if (!found.ok) throw new Error(`no module for ${game}: ${found.status}`);
  return WebAssembly.compile(await found.arrayBuffer());
}

/** Make a game playable in this thread. A compiled module can be posted to workers, which call this with it. */
export async function loadGame(game: string, module: WebAssembly.Module): Promise<LocalGame> {
  const data = await dataOf(game);
  const instance = await Module.instantiate<Functions>(module, data.functions);
  return { engine: new Engine(data, instance), rules: await rulesOf(game) };
}

/** The first position of a match, which waits for chance. */
export function beginMatch(
  { engine, rules }: LocalGame,
  deckId: string,
  options: object,
): Position {
  const position = new Position(engine, engine.deck(deckId), new Uint8Array(engine.size("state")));
  rules.begin(position, options as Record<string, unknown>);
  return position;
}

/** What is known about a game without its module. */
export async function dataOf(game: string): Promise<GameData> {
  const load = DATA[`./games/${game}.json`];
  if (load === undefined) throw new Error(`no game ${game}`);
  return load();
}

/** A deck by its hash or id, also one whose values are not shipped any more. */
export async function deckFile(game: string, wanted: string): Promise<DeckFile | undefined> {
  const { decks } = await dataOf(game);
  const earlier = EARLIER[`./games/earlier/${game}.json`];
  return (
    decks.find(({ id, sha256 }) => id === wanted || sha256 === wanted) ??
    (await earlier?.())?.find(({ sha256 }) => sha256 === wanted)
  );
}

async function rulesOf(game: string): Promise<GameRules> {
  const found = Object.entries(RULES).find(([path]) => path.endsWith(`/${game}/rules.ts`));
  if (found === undefined) throw new Error(`no rules for ${game}`);
  return (await found[1]()).rules;
}
