import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { appFiles } from "./tools/app_files.ts";
import { compressed } from "./tools/compressed.ts";
import { gameIcons } from "./tools/game_icons.ts";
import { previewPicture } from "./tools/preview_picture.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
/** Games that are not ours, built into the page too; without the variable there are none. See src/games/registry.ts. */
const extraGames = process.env["SCHISM_EXTRA_GAMES"] ?? path("./extra-games");
const server = process.env["SCHISM_SERVER"] ?? "http://127.0.0.1:8765";

/** How long each part of a build took is nothing that a newcomer should read at `make play`. */
const quiet = { checks: { pluginTimings: false, bundlerTimings: false } };

export default defineConfig({
  base: "./", // wherever a proxy puts it
  plugins: [gameIcons(), svelte(), previewPicture(), appFiles(), compressed()],
  resolve: {
    alias: {
      $text: path("../src/schism/text"),
      $games: path("../src/schism/games"),
      "$extra-games": extraGames,
      $docs: path("../docs"),
      $: path("./src"),
    },
    dedupe: ["svelte"], // an extra game lies where there is no node_modules
  },
  ssr: { noExternal: true }, // what the tests run in Node stands alone
  worker: { format: "es", rolldownOptions: quiet },
  build: {
    outDir: path("../src/schism/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: quiet,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
