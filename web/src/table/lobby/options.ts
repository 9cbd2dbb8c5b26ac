import type { ChoiceOption, FlagOption, NumberOption } from "$/protocol/types";

/** What a game declares that can be asked for; the server sends it with the list of games. */
export type Option = NumberOption | ChoiceOption | FlagOption;
export type OptionValue = number | string | boolean | undefined;

/** Whether there is anything to choose. */
export const isOpen = (option: Option): boolean =>
  option.kind !== "number" || option.low < option.high;

/** Whether what is chosen elsewhere leaves no room for this flag. */
export function isRuledOut(option: Option, values: Record<string, OptionValue>): boolean {
  const [other, choice] = (option.kind === "flag" && option.unless) || [];
  return other !== undefined && values[other] === choice;
}

export const defaults = (options: Record<string, Option>): Record<string, OptionValue> =>
  Object.fromEntries(Object.entries(options).map(([id, option]) => [id, option.default]));

/** What to ask the server for. */
export function asked(
  options: Record<string, Option>,
  values: Record<string, OptionValue>,
): Record<string, OptionValue> {
  const possible = Object.entries(options).filter(([, option]) => !isRuledOut(option, values));
  return Object.fromEntries(possible.map(([id]) => [id, values[id]]));
}

/** The message that names an option, or one of its choices. */
export const optionText = (id: string, choice?: string): string =>
  `option-${choice === undefined ? id : `${id}-${choice}`}`.replaceAll("_", "-");
