import { isYou, type Reader } from "./reader";
import type { Values } from "./catalogue.svelte";

/** A rule of a game's `phrases.json`; `src/schism/games/words/phrases.py` describes the language. */
export type Rule = string | Form;

export interface Form {
  of?: string;
  keep?: string[];
  if?: Rule;
  first?: Rule[];
  list?: Rule | Rule[];
  where?: [tested: Rule, test: keyof typeof TESTS, wanted: Rule];
  as?: string;
  join?: Rule;
  say?: string;
  maybe?: string;
  with?: Record<string, Rule>;
}

/** An event, an action, a row of the deck or any part of one; what is nothing is undefined. */
export type Thing = unknown;
type Fields = Record<string, unknown>;

const TESTS = {
  is: (item: Thing, wanted: Thing) => item === wanted,
  in: (item: Thing, wanted: Thing) => items(wanted).includes(item),
  "not in": (item: Thing, wanted: Thing) => !items(wanted).includes(item),
};

export const signed = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "±0";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string): string => `${capital(text)}.`;

/** The phrases of one game, for one reader and one deck. */
export class Phrases {
  private functions: Record<string, (value: Thing) => Thing>;
  /** Texts on codes and other names: they are asked for again and again with every move. */
  private known = new Map<string, Thing>();

  constructor(
    private game: string,
    private phrases: Readonly<Record<string, Rule>>,
    rows: ReadonlyMap<Thing, Thing>,
    private reader: Reader,
  ) {
    this.functions = {
      player: (seat) => reader.names[Number(seat)],
      you: (seat) => isYou(reader, Number(seat)),
      signed: (number) => signed(Number(number)).replace("−", "-"), // as at the terminal
      row: (code) => rows.get(code),
      initial: (text) => String(text)[0],
      capital: (text) => capital(String(text)),
      sentence: (text) => sentence(String(text)),
      size: (list) => items(list).length,
      local: (texts) => field(texts, `.${reader.language}`),
    };
  }

  /** What a phrase of the file makes of a thing. */
  phrase(name: string, thing: Thing): Thing {
    const rule = this.phrases[name];
    if (rule === undefined) throw new Error(`no phrase "${name}" in ${this.game}`);
    if (typeof thing !== "string") return this.apply(rule, thing);
    const key = `${name} ${thing}`;
    if (!this.known.has(key)) this.known.set(key, this.apply(rule, thing));
    return this.known.get(key);
  }

  apply(rule: Rule, thing: Thing): Thing {
    if (typeof rule === "string") return this.follow(rule, thing);
    const about = keep(thing, rule.keep ?? [], this.follow(rule.of ?? ".", thing));
    if (about === undefined) return undefined;
    if (rule.if !== undefined && this.apply(rule.if, about) === undefined) return undefined;
    if (rule.first) return this.each(rule.first, about)[0];
    return rule.list === undefined ? this.message(rule, about) : this.list(rule, about);
  }

  private follow(path: string, thing: Thing): Thing {
    const [head = "", ...functions] = path.split(" | ");
    let value = head.startsWith(".") ? field(thing, head) : head;
    for (const name of functions) value = value === undefined ? value : this.call(name, value);
    return value;
  }

  private call(name: string, value: Thing): Thing {
    if (name.startsWith(".")) return field(value, name);
    if (name.startsWith("is ")) return String(value) === name.slice(3) ? value : undefined;
    const own = this.functions[name];
    return own ? own(value) : this.phrase(name, value);
  }

  private each(rules: readonly Rule[], thing: Thing): Thing[] {
    return rules.map((rule) => this.apply(rule, thing)).filter((value) => value !== undefined);
  }

  private list({ list = [], where, as, join }: Form, thing: Thing): Thing {
    let found = Array.isArray(list) ? this.each(list, thing) : items(this.apply(list, thing));
    if (where) {
      const [tested, test, wanted] = where;
      const value = this.apply(wanted, thing);
      found = found.filter((item) => TESTS[test](this.apply(tested, item), value));
    }
    if (as) found = found.map((item) => this.call(as, item));
    return join === undefined ? found : found.join(String(this.apply(join, thing))) || undefined;
  }

  private message(rule: Form, thing: Thing): string | undefined {
    const name = this.name(rule.maybe ?? rule.say ?? "", thing);
    if (name === undefined || (rule.maybe && !this.reader.has(name))) return undefined;
    const own = Object.entries(isFields(thing) ? thing : {}).filter(([, value]) => isPlain(value));
    const given = Object.entries(rule.with ?? {}).map(([argument, value]) => [
      argument,
      argumentOf(this.apply(value, thing)),
    ]);
    return this.reader.say(this.wording(name), Object.fromEntries([...own, ...given]) as Values);
  }

  /** A message, or the one beside it for readers who do without codes. */
  private wording(name: string): string {
    const plain = `${name}-plain`;
    return this.reader.plain && this.reader.has(plain) ? plain : name;
  }

  /** A message's name; none if the thing lacks a field that is in it. */
  private name(template: string, thing: Thing): string | undefined {
    let lacking = false;
    const name = template.replace(/\{([^}]*)\}/g, (_, path: string) => {
      const value = this.follow(path, thing);
      lacking ||= value === undefined;
      return String(value);
    });
    return lacking ? undefined : `${this.game}-${name.replace(/[_ ]/g, "-")}`;
  }
}

const isFields = (thing: Thing): thing is Fields => typeof thing === "object" && thing !== null;

const isPlain = (value: Thing): value is string | number =>
  typeof value === "string" || typeof value === "number";

const items = (list: Thing): readonly Thing[] =>
  typeof list === "string" ? [...list] : Array.isArray(list) ? list : [];

function field(thing: Thing, path: string): Thing {
  if (path === ".") return thing;
  const value = isFields(thing) ? thing[path.slice(1)] : undefined;
  return value === false || value === null ? undefined : value;
}

function keep(thing: Thing, names: readonly string[], about: Thing): Thing {
  if (!isFields(about) || !isFields(thing) || !names.length) return about;
  const kept = names.filter((name) => name in thing).map((name) => [name, thing[name]]);
  return { ...Object.fromEntries(kept), ...about };
}

const argumentOf = (value: Thing): string | number =>
  value === true ? "yes" : isPlain(value) ? value : "no";
