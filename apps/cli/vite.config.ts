import { defineConfig } from "vite";

const conditions = ["candor-source", "module", "node", "development|production"];

/**
 * The command line as plain modules in dist/, complete: registry packages are bundled in the versions of the lock file. An installation of the packed command
 * would otherwise choose its own, without our overrides (docs/decisions/0110). Their licenses stand beside.
 */
export default defineConfig({
  ssr: { noExternal: /./, resolve: { conditions } },
  resolve: { conditions },
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist",
    emptyOutDir: true,
    minify: false,
    license: { fileName: "licenses.md" },
    rollupOptions: {
      // Of the reader of style sheets in linkedom, which a page never reaches (docs/decisions/0081).
      checks: { eval: false },
      input: { main: "src/main.ts", "extract-worker": "../../packages/page-reader/src/extract-worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "extract-worker" ? "[name].mjs" : "[name].js"), chunkFileNames: "[name]-[hash].js" },
    },
  },
});
