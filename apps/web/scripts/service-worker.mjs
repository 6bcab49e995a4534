// Writes dist/sw.js, with the list of what it keeps, and dist/offline.json, which tells pages how much that is. Node only.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { buildTarget } from "../../../scripts/lib/floor.mjs";

const SIZE_FILE = "offline.json";
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

async function built(dist, name) {
  const bytes = await readFile(path.join(dist, name));
  return { name, sha256: sha256(bytes), bytes: bytes.length, gzipBytes: gzipSync(bytes).length };
}

/** `filesToKeep` and `precacheList` are those of src/service-worker/precache-list.ts. Call it when every page is written. */
export async function buildServiceWorker({ root, dist, filesToKeep, precacheList }) {
  const found = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
  const files = filesToKeep(await Promise.all(names.map((name) => built(dist, name))));
  const total = (of) => files.reduce((sum, file) => sum + file[of], 0);
  const size = { files: files.length + 1, bytes: total("bytes"), gzipBytes: total("gzipBytes") };
  await writeFile(path.join(dist, SIZE_FILE), JSON.stringify(size));
  // Pages are kept with the Content-Security-Policy they came with, which names these.
  const origins = [process.env.AGENT_BASE, process.env.TELEMETRY_ENDPOINT].filter(Boolean).join(" ");
  const list = precacheList([...files, await built(dist, SIZE_FILE)], origins && sha256(origins).slice(0, 8));
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { PRECACHE_LIST: JSON.stringify(list) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: buildTarget(),
      reportCompressedSize: false,
      rolldownOptions: { input: "src/service-worker/main.ts", output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
  return size;
}
