import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `npm run dev` proxies the calls to the server that `scripts/dev.mjs` starts beside it. */
const apiPort = process.env["API_PORT"] ?? "8788";
const api = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["candor-source", "module", "browser", "development|production"] },
  ssr: { noExternal: true, resolve: { conditions: ["candor-source", "module", "node", "development|production"] } },
  worker: { format: "es" },
  server: { proxy: { "/agent": api, "/.netlify": api, "/config.json": api, "/openapi.json": api, "/api": api, "/demo": api } },
  // What several pages share of lib and the icons is one file: on a slow line a dozen of 1 kB cost more than their bytes.
  // Chunks about assessing are named apart from /agent/assess: a rule that stops the call, in a filter or a test, must not stop the page.
  build: {
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.replaceAll("assess", "review")}-[hash].js`,
        codeSplitting: { groups: [{ name: "shared", test: /[\\/]src[\\/]lib[\\/]|lucide-react/, minShareCount: 4 }] },
      },
    },
    target: "es2022",
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
});
