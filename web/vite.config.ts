import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { transformWithOxc } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.SKERRY_SERVER ?? "http://127.0.0.1:8000";

const languages = readdirSync("../src/skerry/locales", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.length === 2)
  .map((entry) => entry.name);

/** The texts that the client reads: its own, and those that games bring. */
function textsIn(folder: string, read: RegExp): string[] {
  const found = languages.flatMap((lang) => {
    const own = join("../src/skerry", folder, "locales", lang);
    return existsSync(own) ? readdirSync(own).map((name) => `${lang}/${name}`) : [];
  });
  return found.filter((name) => read.test(name)).map((name) => `/locales/${name}`);
}
const texts = [
  ...textsIn(".", /\/web/),
  ...readdirSync("../src/skerry").flatMap((game) => textsIn(game, /\/(?!rules)/)),
];

/** Writes the worker that lets the app start without a connection, with the names of the files it keeps. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    async writeBundle({ dir = "." }, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .map((name) => `/${name}`);
      const build = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = await transformWithOxc(readFileSync("worker/worker.ts", "utf8"), "worker.ts");
      const named = source.code
        .replace("export {};", "")
        .replaceAll("__FILES__", JSON.stringify([...files, ...texts]))
        .replaceAll("__BUILD__", `"${build}"`);
      writeFileSync(join(dir, "worker.js"), named);
    },
  };
}

/** The chunk of a file of a game's folder, if its name is such. */
function gameOf(id: string, file: RegExp, ending = ""): string | null {
  const [, game, name = ""] = /src[\\/]games[\\/](\w+)[\\/](.*)/.exec(id) ?? [];
  return game && file.test(name) ? game + ending : null;
}

/** The page brings its icon with it: one answer less to wait for. */
function iconWithin(): Plugin {
  const icon = encodeURI(readFileSync("public/icon.svg", "utf8").trim()).replaceAll("#", "%23");
  return {
    name: "icon-within",
    apply: "build",
    transformIndexHtml: (page) => page.replace("/icon.svg", `data:image/svg+xml,${icon}`),
  };
}

/** Lays a compressed twin beside every text file: the server sends it to browsers that take it. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "." }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const file = join(dir, name);
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker(), iconWithin(), compressed()],
  define: { __LANGUAGES__: JSON.stringify(languages) },
  build: {
    outDir: "../src/skerry/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files, for each answer has a head of its own: what all pages share, drawing, and what a game alone needs.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /node_modules(?!.uqr)|src.(api|lib)[\\/]|src.ui.(Seat|Segmented|Stepper|Tally|Dialog|BestScores|scrolls)|src.games.[a-z]+\.ts/,
            },
            { name: "drawing", test: /src.map(?!.Lens)|src.games.\w+.cuts/ },
            { name: "house", test: /src.house/ },
            { name: "pictures", test: /src.games.\w+.Picture/ },
            // A game's drawings, which its rules show too, and what only its table needs.
            {
              name: (id) =>
                gameOf(id, /^(Map|Piece|Tile|ChartLand|(chart|woodcut|ice|components|placing|actions|words)\.ts)/),
              debugName: "drawn",
            },
            {
              name: (id) =>
                gameOf(
                  id,
                  /^(?!Describe|Diagram|Faces|Legend|Sketch|diagrams|editor|moments|lessons|Transfer)/,
                  "-table",
                ),
              debugName: "played",
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true }, "/locales": server },
    fs: { allow: [".."] },
  },
  test: { include: ["src/**/*.test.ts"] },
});
