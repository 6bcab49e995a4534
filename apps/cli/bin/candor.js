#!/usr/bin/env node
// Committed, so that npm can link it before anything is built. Loads the build, or says how to make it.
import { existsSync } from "node:fs";

const built = new URL("../dist/main.js", import.meta.url);
if (!existsSync(built)) {
  console.error("candor: the command line is not built yet. Run: npm run build");
  process.exit(2);
}
await import(built.href);
