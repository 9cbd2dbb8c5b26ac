import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "de";
export const LANGUAGES: readonly Language[] = ["en", "de"];
export type Values = Record<string, FluentVariable>;

type Loader = () => Promise<string>;

/** A file of messages: `web`, or a game's, as in `avignon/words`. */
type File = string;

const SHARED = import.meta.glob<string>("$text/{en,de}/{web,levels,review}.ftl", {
  query: "?raw",
  import: "default",
});
/** All that a game says, but for what only a terminal or a lab says. */
const OF_GAMES = import.meta.glob<string>(
  ["$games/*/text/{en,de}/*.ftl", "!$games/*/text/*/{errors,lab,terminal}.ftl"],
  { query: "?raw", import: "default" },
);
const FILES: Record<Language, Map<File, Loader>> = { en: new Map(), de: new Map() };
for (const [path, load] of Object.entries({ ...SHARED, ...OF_GAMES })) {
  const [, game, language, file] = /(?:([^/]+)\/)?text\/(en|de)\/([^/]+)\.ftl$/.exec(path) ?? [];
  const name = path in SHARED ? `${file}` : `${game}/${file}`;
  FILES[language as Language].set(name, load);
}
/** What every page says, and what all games are called. */
const ALWAYS: readonly File[] = [...FILES.en.keys()].filter((file) =>
  /^(web|levels|.+\/about)$/.test(file),
);

/** The same Fluent files as the terminal's; a file is fetched when something first needs it. */
class Catalogue {
  language: Language = $state("en");
  private bundles: Partial<Record<Language, FluentBundle>> = {};
  private loaded = new Set<string>();
  private wanted = new Set<File>(ALWAYS);
  private version = $state(0);

  async speak(language: Language): Promise<void> {
    await this.load(language, [...this.wanted]);
    this.language = language;
    document.documentElement.lang = language;
  }

  async need(...files: File[]): Promise<void> {
    files.forEach((file) => this.wanted.add(file));
    await this.load(this.language, files);
  }

  /** All that is said at a table of this game. */
  async needGame(game: string): Promise<void> {
    await this.need(...[...FILES.en.keys()].filter((file) => file.startsWith(`${game}/`)));
  }

  private async load(language: Language, files: readonly File[]): Promise<void> {
    const missing = files.filter((file) => !this.loaded.has(`${language}/${file}`));
    const texts = await Promise.all(missing.map((file) => loader(language, file)()));
    missing.forEach((file, i) => this.add(language, file, texts[i] ?? ""));
  }

  private add(language: Language, file: File, text: string): void {
    const bundle = (this.bundles[language] ??= new FluentBundle(language, { useIsolating: false }));
    bundle.addResource(new FluentResource(text));
    this.loaded.add(`${language}/${file}`);
    this.version++;
  }

  /** A missing message or value is a mistake of ours, so it throws. */
  say(message: string, values: Values = {}): string {
    void this.version;
    const bundle = this.bundles[this.language];
    const pattern = bundle?.getMessage(message)?.value;
    if (!bundle || pattern == null) throw new Error(`no words for "${message}"`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, values, errors);
    if (errors[0]) throw errors[0];
    return text;
  }

  has(message: string): boolean {
    return this.bundles[this.language]?.hasMessage(message) ?? false;
  }
}

function loader(language: Language, file: File): Loader {
  const found = FILES[language].get(file);
  if (!found) throw new Error(`no messages in ${language}/${file}`);
  return found;
}

export const catalogue = new Catalogue();

export const say = (message: string, values?: Values): string => catalogue.say(message, values);

export function preferred(): Language {
  const wish = localStorage.getItem("language") ?? navigator.language;
  return LANGUAGES.find((language) => wish.startsWith(language)) ?? "en";
}

export async function choose(language: Language): Promise<void> {
  localStorage.setItem("language", language);
  await catalogue.speak(language);
}
