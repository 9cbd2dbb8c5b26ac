import { item } from "$/engine/item";
import type { Engine, EngineDeck } from "$/engine/engine";
import type { GameRules, Json } from "$/engine/game_rules";
import { readingFlags } from "$/engine/options";
import type { Position } from "$/engine/position";
import type { Source } from "$/engine/random";
import type { AvignonDeck, AvignonFunctions, AvignonState } from "$/engine/types";
import type { AvignonDeck as DeckValues } from "$/protocol/types";

interface Options extends Json {
  kinds: string[];
  readings?: Json;
}

/** Kinds as numbers of the deck: the five of the set-up, or one that is drawn later. */
type Drawn = number[];

const PLAYERS = 2;
const COLUMNS = 5;
const FACTIONS = 6;
const SETUP = 0;
const DRAW = "draw ";

export const rules: GameRules<Options, Drawn> = {
  settle: (_engine, options, source, deck) => ({
    ...options,
    kinds: settledKinds(deck, options["kinds"] as string | string[], source),
  }),
  draft(_engine, { kinds }, deck) {
    const several = byFaction(deck).filter((each) => each.length > 1);
    const left = several.filter((each) => !each.some((kind) => kinds.includes(kind)));
    if (left.length === 0) return null;
    const seat = (several.length - left.length) % PLAYERS;
    return { seat, option: "kinds", among: item(left, 0), wishes: 1 };
  },
  resolve: (_engine, options) => options,
  begin(position, options) {
    const { engine, deck } = position;
    const state = stateOf(position);
    state.readings = readingFlags(engine.data.info, options);
    const ids = idsOf(deck);
    for (const kind of options.kinds) {
      const number = ids.indexOf(kind);
      state.kinds[item(factionsOf(position), number)] = number;
    }
    position.change((at) => functionsOf(engine).begin(at));
  },
  draw(position, source) {
    const count = stateOf(position).phase === SETUP ? COLUMNS : 1;
    const ahead = position.clone();
    return Array.from({ length: count }, () => drawOne(ahead, source));
  },
  force(position, kinds) {
    const { engine, deck } = position;
    return position.change((state, log) => {
      for (const kind of kinds) {
        functionsOf(engine).apply_draw(deck.record, state, item(factionsOf(position), kind), log);
      }
    });
  },
  write(_engine, kinds, record, deck) {
    const ids = kinds.map((kind) => item(idsOf(deck), kind));
    if (record["setup"] === undefined) record["setup"] = ids;
    else record.actions.push(...ids.map((id) => DRAW + id));
  },
  read(position, record, taken) {
    const ids = idsOf(position.deck);
    if (stateOf(position).phase === SETUP) {
      return (record["setup"] as string[]).map((id) => ids.indexOf(id));
    }
    return [ids.indexOf(item(record.actions, taken.actions++).slice(DRAW.length))];
  },
  opened: () => [],
  facts,
  points: (_result, events) => Array.from({ length: PLAYERS }, (_, seat) => joined(events, seat)),
  result(position) {
    return (JSON.parse(item(position.views(PLAYERS), 0)) as { result: Json }).result;
  },
};

const stateOf = ({ engine, state }: Position) => engine.fields<AvignonState>("state", state);
const functionsOf = (engine: Engine) => engine.functions as unknown as AvignonFunctions;
const kindsOf = (deck: EngineDeck) => (deck.data as unknown as DeckValues).kind;
const idsOf = (deck: EngineDeck) => kindsOf(deck).map((kind) => kind.id);

function factionsOf({ engine, deck }: Position): Int8Array {
  const bytes = engine.copy(deck.record, "deck");
  return engine.fields<AvignonDeck>("deck", bytes).faction;
}

/** The kinds of each faction, the base game's first. */
function byFaction(deck: EngineDeck): string[][] {
  const factions = new Map<string, string[]>(kindsOf(deck).map((kind) => [kind.faction, []]));
  const order = kindsOf(deck).toSorted(
    (a, b) => Number(a.expansion ?? false) - Number(b.expansion ?? false),
  );
  for (const kind of order) factions.get(kind.faction)?.push(kind.id);
  return [...factions.values()];
}

/** `base`, `expansion`, `random`, `choose`, or a list with one kind of each faction (1.3). */
function settledKinds(deck: EngineDeck, wanted: string | string[], source: Source): string[] {
  if (typeof wanted !== "string") return [...wanted];
  const factions = byFaction(deck);
  if (wanted === "random") return factions.map((kinds) => item(kinds, source.below(kinds.length)));
  if (wanted === "choose") return factions.filter((kinds) => kinds.length === 1).flat();
  return factions.map((kinds) =>
    wanted === "expansion" ? (kinds[1] ?? item(kinds, 0)) : item(kinds, 0),
  );
}

function drawOne(position: Position, source: Source): number {
  const { engine, deck } = position;
  let faction = 0;
  position.change((state) => {
    const weights = Array.from({ length: FACTIONS }, (_, each) =>
      functionsOf(engine).draw_weight(state, each),
    );
    const people = weights.flatMap((weight, each) => Array<number>(weight).fill(each));
    faction = item(people, source.below(people.length));
    functionsOf(engine).apply_draw(deck.record, state, faction, engine.slots.log);
  });
  return item(stateOf(position).kinds, faction);
}

const joined = (events: readonly Json[], seat: number): number =>
  events.filter((each) => each["event"] === "joined" && each["seat"] === seat).length;

const PLACES = ["avignon", "nice", "genoa", "florence", "rome"];

/** What this turn and the next one bring a side, as far as it tells two actions apart; as show/reasons.py. */
function facts(stories: readonly (readonly Json[])[], seat: number): Record<string, number> {
  const all = stories.flat();
  const average = (event: string, by: number) =>
    all.filter((each) => each["event"] === event && each["seat"] === by).length / stories.length;
  const height = (place: unknown) => PLACES.indexOf(String(place));
  const towardsRome = all
    .filter((each) => each["event"] === "moved")
    .reduce((sum, each) => sum + height(each["place"]) - height(each["from"]), 0);
  return {
    win: average("won", seat),
    loss: average("won", 1 - seat),
    joined: average("joined", seat),
    lost: average("joined", 1 - seat),
    nearer: ((1 - 2 * seat) * towardsRome) / stories.length,
  };
}
