import type { ChoiceOption, FlagOption, NumberOption, ReadingsOption } from "$/protocol/types";
import { say } from "$/text/catalogue.svelte";

/** What a game declares that can be asked for; the server sends it with the list of games. */
export type Option = NumberOption | ChoiceOption | FlagOption | ReadingsOption;
/** The readings of a match that differ from the default: a word, or a seat. */
export type Readings = Record<string, string | number>;
export type OptionValue = number | string | boolean | Readings | undefined;
export type Options = Record<string, Option>;
export type OptionValues = Record<string, OptionValue>;

/** Whether there is anything to choose. */
export const isOpen = (option: Option): boolean =>
  option.kind !== "number" || option.low < option.high;

/** Whether what is chosen elsewhere leaves no room for this flag. */
export function isRuledOut(option: Option, values: OptionValues): boolean {
  const [other, choice] = (option.kind === "flag" && option.unless) || [];
  return other !== undefined && values[other] === choice;
}

export const defaults = (options: Options): OptionValues =>
  Object.fromEntries(Object.entries(options).map(([id, option]) => [id, option.default]));

/** Whether what is chosen is what the game is played with if nobody chooses. */
export const isDefault = (option: Option, value: OptionValue): boolean =>
  JSON.stringify(value ?? option.default) === JSON.stringify(option.default);

/** What to ask the server for. */
export function asked(options: Options, values: OptionValues): OptionValues {
  const possible = Object.entries(options).filter(([, option]) => !isRuledOut(option, values));
  return Object.fromEntries(possible.map(([id]) => [id, values[id]]));
}

/** Shown at once: how many play, choices, and flags that depend on a choice. The rest waits behind a click. */
export const isFirst = ([id, option]: [string, Option]): boolean =>
  id === "players" || option.kind === "choice" || (option.kind === "flag" && !!option.unless);

/** The message that names an option, or one of its choices. */
export const optionText = (id: string, choice?: string): string =>
  `option-${choice === undefined ? id : `${id}-${choice}`}`.replaceAll("_", "-");

/** Without the readings: where there is room, each of them is told with its ruling. */
export const withoutReadings = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([, { kind }]) => kind !== "readings"));

/** What is played with, in a few words an option; flags that are off are left out. */
export function optionWords(options: Options, values: OptionValues): string[] {
  return Object.entries(options)
    .filter(([, option]) => isOpen(option) && !isRuledOut(option, values))
    .map(([id, option]) => wordsFor(id, option, values[id] ?? option.default))
    .filter(Boolean);
}

function wordsFor(id: string, option: Option, value: OptionValue): string {
  if (option.kind === "readings") return readingWords((value ?? {}) as Readings);
  const name = say(optionText(id));
  if (option.kind === "flag") return value ? name : "";
  const told =
    option.kind === "choice" && option.choices.includes(String(value))
      ? say(optionText(id, String(value)))
      : String(value);
  return `${name}: ${told}`;
}

const readingWords = (readings: Readings): string =>
  Object.entries(readings)
    .map(([name, value]) => `${readingName(name)}: ${readingName(name, value)}`)
    .join(", ");

/** What a reading is called, or one of its values. */
export function readingName(reading: string, value?: string | number): string {
  if (typeof value === "number") return say("web-seat", { number: value + 1 });
  return say(`reading-${[reading, ...(value ? [value] : [])].join("-")}`.replaceAll("_", "-"));
}
