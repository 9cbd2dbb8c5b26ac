import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|html|svg|wasm)$/;

/** Each file beside itself as Brotli and gzip, so that the server only has to send it. */
export function compressed(): Plugin {
  let folder: string;
  return {
    name: "compressed",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle(error) {
      if (error) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!WORTH_IT.test(name)) continue;
        const file = join(folder, name);
        const bytes = readFileSync(file);
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, best));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
