import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const WIDTH = 1200;
const HEIGHT = 630;
const GROUND = 530;
const BUILDING = 330;

/** `preview.png`, which chats and social sites show with a link: our shield above the buildings we have drawn. */
export function previewPicture(): Plugin {
  let root: string;
  return {
    name: "preview-picture",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const wasm = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
      await initWasm(readFileSync(wasm)).catch(() => undefined); // a second build finds it there already
      const source = new Resvg(pictureOf(root)).render().asPng();
      this.emitFile({ type: "asset", fileName: "preview.png", source });
    },
  };
}

function pictureOf(root: string): string {
  const games = join(root, "src/games");
  const files = readdirSync(games, { recursive: true, encoding: "utf8" });
  const buildings = files.filter((file) => file.endsWith(".svg")).sort();
  const step = WIDTH / buildings.length;
  const row = buildings.map((file, i) =>
    placed(join(games, file), step * (i + 0.5) - BUILDING / 2, GROUND - BUILDING, BUILDING / 512),
  );
  const shield = placed(join(root, "public/icon.svg"), WIDTH / 2 - 88, 24, 5.5);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#efe4cc"/>
    <g stroke="#a58a55" stroke-width="2" opacity=".5">${rays()}</g>
    <g fill="#33251a">${row.join("")}</g>
    <path fill="#8c7446" d="M0 ${HEIGHT}V${GROUND - 14}C300 ${GROUND - 44} 500 ${GROUND + 6} 800 ${GROUND - 18}s300 0 400 0V${HEIGHT}Z"/>
    ${shield}</svg>`;
}

function placed(file: string, x: number, y: number, scale: number): string {
  const inside = readFileSync(file, "utf8").replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, "");
  return `<g transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`;
}

function rays(): string {
  const angles = Array.from({ length: 36 }, (_, i) => (Math.PI * (i + 0.5)) / 18);
  const end = (angle: number) =>
    `x2="${WIDTH / 2 + 1000 * Math.cos(angle)}" y2="${112 + 1000 * Math.sin(angle)}"`;
  return angles.map((angle) => `<line x1="${WIDTH / 2}" y1="112" ${end(angle)}/>`).join("");
}
