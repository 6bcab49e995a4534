import { readFileSync } from "node:fs";

/** The source of a built module with all that it imports at once, not on demand. */
export function loadedAtOnce(module: URL, seen = new Set<string>()): string {
  if (seen.has(module.href)) return "";
  seen.add(module.href);
  const source = readFileSync(module, "utf8");
  const imported = [...source.matchAll(/^import [^\n]*?"(\.\/[^"]+)";$/gm)].map(([, path]) => loadedAtOnce(new URL(path!, module), seen));
  return [source, ...imported].join("\n");
}
