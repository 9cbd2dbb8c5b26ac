import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "de";
export const LANGUAGES: readonly Language[] = ["en", "de"];
export type Values = Record<string, FluentVariable>;

type Loader = () => Promise<string>;
interface File {
  language: string;
  /** What the file is needed for: a page, such as "review", or a game. */
  topic: string;
  path: string;
  load: Loader;
}

const SHARED = import.meta.glob<string>(
  "$text/{en,de}/{web,home,levels,review,hint,errors,server}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);
/** All messages of a game, except for the terminal's and the lab's. */
const OF_GAMES = import.meta.glob<string>(
  [
    "$games/*/text/{en,de}/*.ftl",
    "!$games/*/text/*/{errors,lab,terminal}.ftl",
    "$extra-games/*/text/{en,de}/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** What is said of a game before it is fetched: its name, its options, how its rules can be read. */
const BEFORE_A_GAME = ["about", "readings"];
const FILES: readonly File[] = [...files(SHARED), ...files(OF_GAMES)];

function files(found: Record<string, Loader>): File[] {
  return Object.entries(found).map(([path, load]) => {
    const [, game = "", language = "", name = ""] =
      /([^/]+)\/text\/(en|de)\/([^/]+)\.ftl$/.exec(path) ?? [];
    const topic = path in SHARED ? name : BEFORE_A_GAME.includes(name) ? "about" : game;
    return { language, topic, path, load };
  });
}

/** Topics that every page needs; "about" has the names of all games. */
const ALWAYS = ["web", "home", "levels", "about"];

/** The messages, from the same Fluent files as the terminal's, each fetched when it is first needed. */
class Catalogue {
  language: Language = $state("en");
  private bundles: Partial<Record<Language, FluentBundle>> = {};
  private loaded = new Set<string>();
  private wanted = new Set(ALWAYS);
  private version = $state(0);

  async speak(language: Language): Promise<void> {
    await this.load(language, [...this.wanted]);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Fetch the messages of a topic or game. */
  async need(topic: string): Promise<void> {
    this.wanted.add(topic);
    await this.load(this.language, [topic]);
  }

  private async load(language: Language, topics: readonly string[]): Promise<void> {
    const missing = FILES.filter(
      (file) =>
        file.language === language && topics.includes(file.topic) && !this.loaded.has(file.path),
    );
    const texts = await Promise.all(missing.map((file) => file.load()));
    missing.forEach(({ path }, i) => this.add(language, path, texts[i] ?? ""));
  }

  private add(language: Language, path: string, text: string): void {
    if (this.loaded.has(path)) return; // two have asked for it at once
    const bundle = (this.bundles[language] ??= new FluentBundle(language, { useIsolating: false }));
    bundle.addResource(new FluentResource(text));
    this.loaded.add(path);
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
