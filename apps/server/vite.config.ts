import { defineConfig } from "vite";

/** The server as plain modules in dist/: our own packages are bundled (from source), registry packages stay outside. */
export default defineConfig({
  ssr: { noExternal: [/^@candor\//], resolve: { conditions: ["source", "module", "node", "development|production"] } },
  resolve: { conditions: ["source", "module", "node", "development|production"] },
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist",
    emptyOutDir: true,
    minify: false,
    sourcemap: false,
    rollupOptions: {
      input: { node: "src/node.ts", netlify: "src/netlify.ts", "extract-worker": "../../packages/page-reader/src/extract-worker.ts" },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
