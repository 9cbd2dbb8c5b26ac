import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const LIBRARY = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
  icons: Record<string, { body: string }>;
};

/** A file `*.icons.json` maps our names to icons of game-icons, or to drawings of our own in src/art;
 * only those go into the page, as SVG bodies. */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".icons.json")) return null;
      const wanted = JSON.parse(readFileSync(id, "utf8")) as Record<string, string>;
      const bodies = Object.entries(wanted).map(([name, icon]) => [name, bodyOf(icon, id)]);
      return JSON.stringify(Object.fromEntries(bodies));
    },
  };
}

const OWN = new URL("../src/art/", import.meta.url);

function bodyOf(icon: string, file: string): string {
  if (icon.startsWith("drawn/")) return insideOf(readFileSync(new URL(`${icon}.svg`, OWN), "utf8"));
  const found = LIBRARY.icons[icon];
  if (!found) throw new Error(`${file}: game-icons has no "${icon}"`);
  return found.body.replaceAll('fill="currentColor" ', "");
}

const insideOf = (svg: string): string => svg.trim().replace(/^<svg[^>]*>|<\/svg>$/g, "");
