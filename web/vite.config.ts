import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compressed } from "./tools/compressed.ts";
import { gameIcons } from "./tools/game_icons.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const page = path("../src/schism/server/page");
const server = process.env["SCHISM_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  base: "./", // wherever a proxy puts it
  plugins: [gameIcons(), svelte(), compressed()],
  resolve: {
    alias: {
      $text: path("../src/schism/text"),
      $games: path("../src/schism/games"),
      $docs: path("../docs"),
      $: path("./src"),
    },
  },
  ssr: { noExternal: true }, // what the tests run in Node stands alone
  build: {
    outDir: page,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
