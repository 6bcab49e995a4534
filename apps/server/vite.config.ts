import { defineConfig } from "vite";

const conditions = ["candor-source", "module", "node", "development|production"];
const READER = "../../packages/page-reader/src";

/**
 * The server as plain modules in dist/. `vite build` makes the server: our own packages are bundled (from source), registry packages stay outside.
 * `vite build --mode worker` makes the thread that reads pages, complete in one file, so that it starts wherever it is put.
 */
export default defineConfig(({ mode }) => {
  const worker = mode === "worker";
  const input: Record<string, string> = worker ? { "extract-worker": `${READER}/extract-worker.ts` } : { node: "src/node.ts", netlify: "src/netlify.ts" };
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
