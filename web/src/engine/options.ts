import { item } from "./item";
import type { GameInfo } from "$/protocol/types";
import type { Json } from "./game_rules";

/** Complete what was asked for with defaults, without display options; as `check_options` in Python does. */
export function completeOptions(info: GameInfo, asked: Json): Json {
  const options: Json = {};
  for (const [name, option] of Object.entries(info.options)) {
    if (option.kind === "flag" && option.display) continue;
    const value = asked[name] ?? option.default;
    if (option.kind === "readings") {
      const chosen = otherReadings(option.readings, value as Json);
      if (Object.keys(chosen).length > 0) options[name] = chosen;
    } else if (option.kind !== "number" || option.low < option.high) options[name] = value;
  }
  return options;
}

/** The readings that differ from their defaults, in the order of the declaration. */
function otherReadings(declared: Record<string, { default: string }>, chosen: Json): Json {
  const names = Object.keys(declared);
  const other = names.filter(
    (name) => (chosen[name] ?? item(declared, name).default) !== item(declared, name).default,
  );
  return Object.fromEntries(other.map((name) => [name, chosen[name]]));
}

/** The bits of the readings that differ from their defaults. */
export function readingFlags(info: GameInfo, options: Json): number {
  const declared = info.options["readings"];
  const names = declared?.kind === "readings" ? Object.keys(declared.readings) : [];
  const chosen = Object.keys((options["readings"] ?? {}) as Json);
  return chosen.reduce((flags, name) => flags | (1 << names.indexOf(name)), 0);
}

/** The bits of the display options that are on. */
export function displayFlags(display: string[], asked: Json): number {
  return display.reduce((flags, name, i) => (asked[name] ? flags | (1 << i) : flags), 0);
}
