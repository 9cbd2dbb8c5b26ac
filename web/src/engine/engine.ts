import { item } from "./item";
import { decodeBase64 } from "./base64";
import { describeEvent, type EventKind, type EventRow } from "./events";
import { fieldsOf, type RecordLayout } from "./layout";
import { Module } from "./module";
import type { Address, EngineGames, Rows } from "./types";
import type { GameInfo } from "$/protocol/types";
import type { AnyDeck } from "$/games/types";

export type GameId = keyof EngineGames;
type FunctionsOfAny = EngineGames[GameId]["functions"];
/** The functions that the modules of all games have. */
export type Functions = Pick<FunctionsOfAny, keyof FunctionsOfAny>;

/** The generated data of a game: games/ID.json. */
export interface GameData {
  game: string;
  /** The version of the rules. */
  rules: number;
  /** Part of the module's file name: the hash of the sources it is made from. */
  module: string;
  info: GameInfo;
  /** The display options, in the order of their bits. */
  display: string[];
  /** The levels for people, from the weakest to the strongest. */
  levels: LevelNumbers[];
  exploration: number;
  /** Whether searches can prove who wins. */
  proves: boolean;
  /** How far ahead reasons look, in milestones, and which differences are worth telling. */
  reasoning: { ahead: number; tellings: { name: string; worth: number; least: number }[] };
  successive_halving: boolean;
  /** Whether the game has a learnt policy. */
  has_policy: boolean;
  /** The field of an observation that tells where worlds are worth weighing by that. */
  infers_if: string | null;
  /** How everybody searches in the playouts of hints and reviews, where plain ones mislead. */
  playout_search: PlayoutSearch | null;
  /** One standard error of a loss that no number of playouts lowers. */
  losses: LossPrior;
  /** Whether there are seats that do not see all that chance decides. */
  secret_chance: boolean;
  functions: Record<string, string>;
  records: Record<string, RecordLayout>;
  /** Words that stand for numbers in records. */
  names: Record<string, string[]>;
  events: EventKind[];
  decks: DeckFile[];
}

/** As `Prior` in src/schism/review/losses.py. */
export interface LossPrior {
  parts: readonly (readonly [reach: number, share: number])[];
  doubt: number;
}

/** As `PlayoutSearch` in src/schism/kernel/mind.py. */
export interface PlayoutSearch {
  iterations: number;
  milestones: number;
  last_iterations: number;
  slope: number;
  simulations: number;
}

/** A level by its numbers, as `Level` in src/schism/bots/people/levels.py. */
export interface LevelNumbers {
  id: string;
  width: number;
  floor: number;
  worlds: number;
  temper: number;
  iterations: number;
  longest: number | null;
  /** The least time it takes, whether it has a choice or not. */
  seconds: number;
}

export interface DeckFile {
  id: string;
  sha256: string;
  data: AnyDeck;
  record: string;
  tokens: string;
  meanings: Record<string, unknown[]>;
}

/** A deck in a module's memory, with its values for people. */
export interface EngineDeck {
  id: string;
  sha256: string;
  data: AnyDeck;
  record: Address;
  tokens: Address;
  meanings: Record<string, unknown[]>;
}

export const CHANCE = -1; // `toAct` when an outcome must be given before anybody can act
export const NOBODY = -2; // `toAct` when the game is over
export const PUBLIC = -1; // the seat of a spectator
const MOST_SEATS = 8;
const EVENT_FIELDS = 9;

export class Engine {
  readonly slots: { state: Address; seen: Address; log: Address; buffer: Address; ends: Address };
  private readonly decks = new Map<string, EngineDeck>();

  constructor(
    readonly data: GameData,
    readonly module: Module<Functions>,
  ) {
    const size = (kind: string, rows = 1) => module.allocate(rows * this.size(kind));
    this.slots = {
      state: size("state"),
      seen: size("seen", 1 + MOST_SEATS),
      log: size("log"),
      buffer: size("buffer"),
      ends: module.allocate(8 * (1 + MOST_SEATS)),
    };
    for (const deck of data.decks) this.decks.set(deck.id, this.add(deck));
  }

  get functions(): Functions {
    return this.module.functions;
  }

  has(deck: string): boolean {
    return this.decks.has(deck);
  }

  /** A deck by its hash or, if it is shipped, by its id. */
  deck(id: string = this.data.info.default_deck): EngineDeck {
    const found = this.decks.get(id);
    if (found === undefined) throw new Error(`no deck ${id}`);
    return found;
  }

  /** The bytes that a record of this kind has. */
  size(kind: string): number {
    return item(this.data.records, kind).size;
  }

  /** A record's fields by name, from its bytes. */
  fields<R>(kind: string, bytes: Uint8Array): R {
    return fieldsOf<R>(item(this.data.records, kind), bytes);
  }

  /** Copy a record into a slot. */
  put(slot: Address, bytes: Uint8Array): Rows {
    this.module.bytes(slot, bytes.length).set(bytes);
    return { at: slot, rows: 1 };
  }

  /** Copy a record out of a slot. */
  copy(slot: Address, kind: string): Uint8Array {
    return this.module.bytes(slot, this.size(kind)).slice();
  }

  /** Take the events out of the log. */
  drain(): EventRow[] {
    const log = this.module.bytes(this.slots.log, this.size("log"));
    const { count, events } = this.fields<{ count: number; events: Int16Array }>("log", log);
    log.fill(0, 0, 4);
    return Array.from({ length: count }, (_, i) => [
      ...events.subarray(EVENT_FIELDS * i, EVENT_FIELDS * (i + 1)),
    ]);
  }

  /** An event with words for its numbers, as the protocol has it. */
  describe(deck: EngineDeck, row: EventRow): Record<string, unknown> {
    return describeEvent(this.data.events, deck.meanings, row);
  }

  /** Take in a deck for good, while nothing is running. */
  add({ record, tokens, ...deck }: DeckFile): EngineDeck {
    const unpacked = { record: this.unpack("deck", record), tokens: this.unpack("tokens", tokens) };
    const added = { ...deck, ...unpacked };
    this.decks.set(deck.sha256, added);
    return added;
  }

  private unpack(kind: string, text: string): Address {
    const at = this.module.allocate(this.size(kind));
    this.put(at, decodeBase64(text));
    return at;
  }
}
