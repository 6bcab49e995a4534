import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildTarget } from "../../scripts/lib/floor.mjs";
import { readerFolder } from "./scripts/picture-reader.mjs";

/** `npm run dev` proxies the calls to the server that `scripts/dev.mjs` starts beside it. */
const apiPort = process.env["API_PORT"] ?? "8788";
const api = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };

/** The modules of a build, as its chunks are made. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether a file needs a module from its start, itself or by what it needs. */
function needs(file: RegExp, module: string, graph: ModuleGraph): boolean {
  const seen = new Set<string>();
  const open = [module];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (file.test(id)) return true;
    seen.add(id);
    open.push(...(graph.getModuleInfo(id)?.importers ?? []).filter((other) => !seen.has(other)));
  }
  return false;
}

const SOURCES = /[\\/](?:apps[\\/]web|packages[\\/]\w+)[\\/]src[\\/]|lucide-react/;
const HOME = /[\\/]home-page\.tsx$/;

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["candor-source", "module", "browser", "development|production"] },
  ssr: { noExternal: true, resolve: { conditions: ["candor-source", "module", "node", "development|production"] } },
  // What reads pictures may compile WebAssembly, which no page may: its folder has a policy of its own (docs/decisions/0105).
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: ({ name }) => `${name === "picture.worker" ? "ocr" : "assets"}/[name]-[hash].js` } } },
  define: { READER_FOLDER: JSON.stringify(`/${readerFolder()}`) },
  server: { proxy: { "/agent": api, "/.netlify": api, "/config.json": api, "/openapi.json": api, "/api": api, "/demo": api } },
  // Few files: docs/decisions/0095.
  // Chunks about assessing are named apart from /agent/assess: a rule that stops the call, in a filter or a test, must not stop the page.
  build: {
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.replaceAll("assess", "review")}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: "shell", tags: ["$initial"], priority: 2 },
            { name: (module, graph) => (needs(HOME, module, graph) ? "first-view" : null), debugName: "first-view", minShareCount: 2, priority: 1 },
            { name: "parts", test: SOURCES, minShareCount: 3, maxModuleSize: 5000 },
          ],
        },
      },
    },
    target: buildTarget(),
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    // The largest holds every pattern with its texts, for the taxonomy alone. What visitors wait for is watched in scripts/check-budgets.mjs.
    chunkSizeWarningLimit: 1200,
    assetsInlineLimit: 0,
  },
});
