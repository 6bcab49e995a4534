/** Writes docs/patterns, one page a family. With `--check` it writes nothing and fails when a page is out of date. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPatterns } from "./load-patterns.ts";
import { patternPages } from "./pattern-pages.ts";

const OUT = fileURLToPath(new URL("../../../docs/patterns/", import.meta.url));

const sources = await loadPatterns();
for (const { file, reason } of sources.broken) console.error(`${file}: ${reason}`);
const pages = patternPages(sources);
const there = existsSync(OUT) ? readdirSync(OUT) : [];
const read = (name: string): string => (there.includes(name) ? readFileSync(join(OUT, name), "utf8").replaceAll("\r\n", "\n") : "");
const stale = [...pages].filter(([name, text]) => read(name) !== text).map(([name]) => name);
const left = there.filter((name) => name.endsWith(".md") && !pages.has(name));

if (sources.broken.length > 0) process.exitCode = 1;
else if (process.argv.includes("--check")) {
  if (stale.length + left.length > 0) {
    console.error(`docs/patterns is out of date (${[...stale, ...left].join(", ")}). Renew it with npm run generate, and commit it.`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(OUT, { recursive: true });
  for (const name of stale) writeFileSync(join(OUT, name), pages.get(name)!);
  for (const name of left) rmSync(join(OUT, name));
  if (stale.length + left.length > 0) console.log(`docs/patterns: ${stale.length} pages written, ${left.length} removed`);
}
