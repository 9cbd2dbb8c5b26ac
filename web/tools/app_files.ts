import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const BACKGROUND = "#efe4cc";
const SIZES = [192, 512];
/** What a page can do without: compressed copies, older fonts, the picture for previews. */
const NOT_KEPT = /\.(br|gz|woff|map)$|^preview\.png$|^sw\.js$|^engine\/built$/;

/** What makes the page an app: its manifest, its icons, and a service worker that keeps all of it for offline. */
export function appFiles(): Plugin {
  let [root, folder] = ["", ""];
  return {
    name: "app-files",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    configResolved(config) {
      [root, folder] = [config.root, config.build.outDir];
    },
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      const wasm = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
      await initWasm(readFileSync(wasm)).catch(() => undefined); // it may be there already
      const shield = readFileSync(join(root, "public/icon.svg"), "utf8");
      for (const size of SIZES) emit(`icon-${size}.png`, picture(shield, size));
      emit("icon-maskable.png", picture(onGround(shield), 512));
      emit("manifest.webmanifest", JSON.stringify(MANIFEST));
    },
    /** When everything is written, what is not made by the build included. */
    closeBundle(error) {
      if (!error) writeServiceWorker(root, folder);
    },
  };
}

const picture = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();

/** A shield that leaves room for the shape a system cuts icons to. */
const onGround = (shield: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 56 56">
    <rect x="-12" y="-12" width="56" height="56" fill="${BACKGROUND}"/>${shield.replace(/<\/?svg[^>]*>/g, "")}</svg>`;

const MANIFEST = {
  name: "Schism",
  short_name: "Schism",
  description: "Two card games about a divided church.",
  id: "./",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: BACKGROUND,
  theme_color: BACKGROUND,
  categories: ["games"],
  icons: [
    ...SIZES.map((size) => ({
      src: `./icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
    { src: "./icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "./icon.svg", sizes: "any", type: "image/svg+xml" },
  ],
};

/** The service worker's source with the names of all files that it keeps, and a hash of what is in them. */
function writeServiceWorker(root: string, folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((name) => !NOT_KEPT.test(name))
    .sort();
  const hash = createHash("sha256");
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
  const source = readFileSync(join(root, "tools/service_worker.js"), "utf8");
  const filled = source
    .replace("__VERSION__", JSON.stringify(hash.digest("hex").slice(0, 16)))
    .replace("__FILES__", JSON.stringify(files));
  writeFileSync(join(folder, "sw.js"), filled);
}
