import { settings } from "$/settings/settings.svelte";
import { catalogue, say } from "./catalogue.svelte";
import type { Reader } from "./reader";

/** Who reads this page: in their language, with or without codes as they have set it. */
export const pageReader = (names: readonly string[], seat: number | null): Reader => ({
  language: catalogue.language,
  names,
  seat,
  plain: !settings.codes,
  say,
  has: (message) => catalogue.has(message),
});
