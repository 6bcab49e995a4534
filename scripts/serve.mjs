// Serves what `npm run build` made: app and API on one port.
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const entry = fileURLToPath(new URL("../apps/server/dist/node.js", import.meta.url));
if (!existsSync(entry)) {
  console.error("Nothing is built yet. Run: npm run build");
  process.exit(1);
}
await import(pathToFileURL(entry).href);
