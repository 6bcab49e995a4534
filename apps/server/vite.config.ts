import { defineConfig } from "vite";

const conditions = ["candor-source", "module", "node", "development|production"];
const WORKERS: Record<string, string> = { "extract-worker": "../../packages/page-reader/src/extract-worker.ts", "rules-worker": "src/rules/rules-worker.ts" };

/**
 * The server as plain modules in dist/. `vite build` makes the server: our own packages are bundled (from source), registry packages stay outside.
 * `vite build --mode extract-worker` and `--mode rules-worker` make the threads that read pages and run the rules, each complete in one file, so that it starts wherever it is put.
 */
export default defineConfig(({ mode }) => {
  const worker = WORKERS[mode];
  const input: Record<string, string> = worker ? { [mode]: worker } : { node: "src/node.ts", netlify: "src/netlify.ts" };
  return {
    ssr: { noExternal: worker ? /./ : /^@candor\//, resolve: { conditions } },
    resolve: { conditions },
    build: {
      ssr: true,
      target: "node20",
      outDir: "dist",
      emptyOutDir: !worker,
      minify: false,
      sourcemap: false,
      rollupOptions: { input, output: { entryFileNames: worker ? "[name].mjs" : "[name].js", chunkFileNames: "shared-[hash].js" } },
    },
  };
});
