import type { Component } from "svelte";
import type { Beat } from "$/table/playback.svelte";
import type { Play } from "$/table/play";
import type { Reader } from "$/text/reader";
import { catalogue, say } from "$/text/catalogue.svelte";
import type { GlyphName } from "$/art/Glyph.svelte";
import PlainCard from "./PlainCard.svelte";
import type { AnyDeck, GameTypes, WordsOf } from "./types";
import { Words, type PhraseFile } from "./words";

/** Events that belong together in the log: a trick, a turn, a count. */
export interface Chapter<G extends GameTypes = GameTypes> {
  title(): string;
  events: G["event"][];
}

/** What the coach says, and a selector for what it speaks of. */
export interface Lesson {
  message: string;
  at: string;
}

/** What a game brings to the page, its words apart. It has to bring a table; the rest has defaults. */
export type GameParts<G extends GameTypes = GameTypes> = Pick<AllParts<G>, "Table"> &
  Partial<AllParts<G>>;

interface AllParts<G extends GameTypes = GameTypes> {
  Table: Component<{ play: Play<G> }>;
  /** A card or a person in full, for the inspector. */
  CardDetail: Component<{ code: string; words: WordsOf<G>; note: string }>;
  /** Tabs beside the log: the id of the message with the name, a component, and an icon for where names find no room. */
  sheets: { name: string; Sheet: Component<{ play: Play<G> }>; glyph?: GlyphName }[];
  /** The end of the game: the ranking, how the points came, what decided. Without it the `endings` are told. */
  Ending?: Component<{ play: Play<G> }>;
  /** The steps in which a move is played back; the last one shows `after`. */
  beats(
    before: G["view"],
    events: readonly G["event"][],
    after: G["view"],
    deck: G["deck"],
  ): Beat[];
  chapters(events: readonly G["event"][], words: WordsOf<G>): Chapter<G>[];
  /** What the player is to decide now, in one short sentence: "Play a card." Shown and told when it is their turn. */
  ask(view: G["view"], words: WordsOf<G>): string;
  /** What can be picked before the game, where its options leave that to the players. */
  choice?(choice: string, words: WordsOf<G>): { title?: string; text: string };
  /** What one should know to pick it, below its name: numbers, say. */
  ChoiceDetail?: Component<{ choice: string; words: WordsOf<G> }>;
  /** What an action is called in a position: a person by name, not by column. */
  actionName(action: string, view: G["view"], words: WordsOf<G>): string;
  /** What the coach can explain now, the most urgent first. */
  lessons(view: G["view"], events: readonly G["event"][]): Lesson[];
  /** Kinds of events at which a replay stops when it leaps: a trick was won, a turn taken. */
  stops: ReadonlySet<string>;
  /** Kinds of events that say how the game ended. */
  endings: ReadonlySet<string>;
}

export interface GameModule extends AllParts {
  words(deck: AnyDeck, reader: Reader): Words;
}

const DEFAULTS: Omit<AllParts, "Table"> = {
  CardDetail: PlainCard,
  sheets: [],
  beats: (_before, events, view) => [{ view, events, weight: 1 }],
  chapters: (events) => [{ title: () => say("web-tab-log"), events: [...events] }],
  ask: (view) => say("web-can-do", { count: view.actions.length }),
  actionName: (action, _view, words) => words.actionName(action),
  lessons: () => [],
  stops: new Set(),
  endings: new Set(["won"]),
};

/**
 * A game on the page is one folder with a `module.ts`, named by the game's id, and nobody else names it:
 *
 * - ours are `web/src/games/<id>/module.ts`, with `Picture.svelte` for the start page, `Gallery.svelte`,
 *   `Illustration.svelte` for the rules and `examples/*.json` beside it;
 * - further ones are built in with `SCHISM_EXTRA_GAMES=<folder> npm run build`: there each game is one
 *   folder for everything, with `<id>/web/module.ts` (and `<id>/web/Picture.svelte`),
 *   `<id>/text/{en,de}/*.ftl`, `<id>/text/phrases.json` and `<id>/rules{,.de}.md`, as far as it has them.
 *
 * `about.ftl` among a game's messages has what is said before the game is fetched: `game-${id}` and
 * `game-${id}-about`, and `option-${name}` for each of its options. It may also have `game-${id}-step-1` to `-3`,
 * which say below the picture how the game goes, `game-${id}-seat-0` and so on for seats that are not alike,
 * `game-${id}-facts` (for how many, how long), `game-${id}-points` and `game-${id}-gallery`. A module imports what it
 * needs of ours by `$/`.
 */
const MODULES = byGame(
  import.meta.glob<{ module: GameParts }>(["./*/module.ts", "$extra-games/*/web/module.ts"]),
);
const PHRASES = byGame(
  import.meta.glob<PhraseFile>(["$games/*/text/phrases.json", "$extra-games/*/text/phrases.json"], {
    import: "default",
  }),
);
const PICTURES = byGame(
  import.meta.glob<Component>(["./*/Picture.svelte", "$extra-games/*/web/Picture.svelte"], {
    import: "default",
    eager: true,
  }),
);

/** All cards of a game with their texts, fetched when somebody looks at them; a game may have none. */
const GALLERIES = byGame(
  import.meta.glob<Component<{ words: Words }>>(
    ["./*/Gallery.svelte", "$extra-games/*/web/Gallery.svelte"],
    { import: "default" },
  ),
);

/** What a rule speaks of, drawn beside it in the rules; `codes` are the cards its text names. */
export type Illustration = Component<{ rule: string; codes: string[]; words: Words }>;
const ILLUSTRATIONS = byGame(
  import.meta.glob<Illustration>(
    ["./*/Illustration.svelte", "$extra-games/*/web/Illustration.svelte"],
    { import: "default" },
  ),
);

function byGame<T>(files: Record<string, T>): Map<string, T> {
  const idOf = (path: string) => /([^/]+)(?:\/web|\/text)?\/[^/]+$/.exec(path)?.[1] ?? path;
  return new Map(Object.entries(files).map(([path, found]) => [idOf(path), found]));
}

export const GAME_IDS: readonly string[] = [...MODULES.keys()];

/** A game's picture for the start page, drawn inside an svg of 900 by 350, in three panels 280 wide; it may have none. */
export const pictureOf = (game: string): Component | undefined => PICTURES.get(game);

export const galleryOf = (game: string): (() => Promise<Component<{ words: Words }>>) | undefined =>
  GALLERIES.get(game);

export const illustrationOf = (game: string): (() => Promise<Illustration>) | undefined =>
  ILLUSTRATIONS.get(game);

/** Fetch a game's code and messages, or return them if they are here already. */
export async function gameModule(game: string): Promise<GameModule> {
  const [load, loadPhrases] = [MODULES.get(game), PHRASES.get(game)];
  if (!load || !loadPhrases) throw new Error(`no game "${game}"`);
  const needed = Promise.all([load(), loadPhrases(), catalogue.need(game)]);
  const [{ module }, phrases] = await needed;
  return { ...DEFAULTS, ...module, words: (deck, reader) => new Words(phrases, deck, reader) };
}
