import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { inWholeUnits } from "./whole_units.ts";

const LIBRARY = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
  icons: Record<string, { body: string }>;
};

/** A file `*.icons.json` maps our names to icons of game-icons, or to drawings of our own, "./name.svg",
 * beside it. Only those go into the page, each as the data of one path to be filled by the rule "evenodd". */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".icons.json")) return null;
      const wanted = JSON.parse(readFileSync(id, "utf8")) as Record<string, string>;
      const paths = Object.entries(wanted).map(([name, icon]) => [
        name,
        inWholeUnits(pathOf(bodyOf(icon, id), icon)),
      ]);
      return JSON.stringify(Object.fromEntries(paths));
    },
  };
}

function bodyOf(icon: string, file: string): string {
  if (icon.startsWith("./")) return readFileSync(join(dirname(file), icon), "utf8");
  const found = LIBRARY.icons[icon];
  if (!found) throw new Error(`${file}: game-icons has no "${icon}"`);
  return found.body;
}

function pathOf(body: string, icon: string): string {
  const [path, ...more] = [...body.matchAll(/ d="([^"]*)"/g)].map((found) => found[1]);
  if (path === undefined || more.length) throw new Error(`${icon} is not one path`);
  return path;
}
