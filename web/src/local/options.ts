/** What is asked for before a match, as far as the rules of this browser's games do not say. */
import type { GameInfo } from "$/protocol/types";
import type { Json } from "$/engine/game_rules";
import { Refusal } from "./refusal";

type Declared = GameInfo["options"];

/** What is asked of the match, and how it is to be shown. */
export function splitOptions(
  { info, display }: { info: GameInfo; display: string[] },
  wanted: Json,
): { asked: Json; shown: Record<string, boolean> } {
  const asked = Object.entries(wanted).filter(([name]) => !display.includes(name));
  for (const [name, value] of asked) check(info.options, name, value);
  return {
    asked: Object.fromEntries(asked),
    shown: Object.fromEntries(display.map((name) => [name, Boolean(wanted[name])])),
  };
}

function check(declared: Declared, name: string, value: unknown): void {
  const option = declared[name];
  if (!option) {
    const known = Object.keys(declared).sort().join(", ");
    throw new Refusal("error-option-unknown", { option: name, known });
  }
  const found = String(value);
  if (option.kind === "number") {
    const { low, high } = option;
    const fits = Number.isInteger(value) && low <= Number(value) && Number(value) <= high;
    if (!fits && low === high)
      throw new Refusal("error-option-fixed", { option: name, only: low, found });
    if (!fits) throw new Refusal("error-option-number", { option: name, low, high, found });
  }
  if (option.kind === "flag" && typeof value !== "boolean")
    throw new Refusal("error-option-flag", { option: name, found });
}

/** The options of a match that not everybody knows. */
export const secretOptions = (declared: Declared, options: Json): string[] =>
  Object.entries(declared)
    .filter(([, option]) => option.kind === "choice" && options[String(option.secret_with)])
    .map(([name]) => name);
