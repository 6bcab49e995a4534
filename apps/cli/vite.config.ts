import { defineConfig } from "vite";

const conditions = ["candor-source", "module", "node", "development|production"];

/** The command line as plain modules in dist/: our own packages are bundled (from source), registry packages stay outside. */
export default defineConfig({
  ssr: { noExternal: [/^@candor\//], resolve: { conditions } },
  resolve: { conditions },
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist",
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: { main: "src/main.ts", "extract-worker": "../../packages/page-reader/src/extract-worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "extract-worker" ? "[name].mjs" : "[name].js"), chunkFileNames: "[name]-[hash].js" },
    },
  },
});
