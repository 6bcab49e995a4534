// The lock file must install on Linux, macOS and Windows: every native package lists its variants, and no address of a registry stands in it.
// What several packages share must stand in it once (`overrides` in package.json).
import { readFileSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const PLATFORMS = ["darwin-arm64", "darwin-x64", "win32-x64", "linux-arm64", "linux-x64"];
/**
 * The clients of all models rest on provider-utils: pinned differently by one of them, it would be installed and loaded once for each.
 * The page reader counts the depth of a page with htmlparser2 before linkedom builds it with the same: two versions nest differently.
 */
const ONCE = ["@ai-sdk/provider-utils", "htmlparser2"];
/** Not installed, whoever asks for them (docs/decisions/0110). */
const REFUSED = ["cssomnom"];
const problems = [];
const names = new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, "")));

for (const [path, entry] of Object.entries(lock.packages)) {
  if (entry.resolved && /^https?:/.test(entry.resolved)) problems.push(`${path}: carries an address (${entry.resolved.slice(0, 40)}…)`);
  const variants = Object.keys(entry.optionalDependencies ?? {}).filter((name) => PLATFORMS.some((p) => name.includes(p)));
  for (const name of variants) if (!names.has(name)) problems.push(`${path}: variant ${name} is missing from the lock file`);
  if (variants.length > 1) for (const p of PLATFORMS) if (!variants.some((v) => v.includes(p))) problems.push(`${path}: has no variant for ${p}`);
}
for (const name of REFUSED) if (names.has(name)) problems.push(`${name}: stands in the lock file, see docs/decisions/0110`);
for (const name of ONCE) {
  const places = Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${name}`));
  if (places.length !== 1) problems.push(`${name}: stands ${places.length} times in the lock file (${places.join(", ")})`);
  // An override outlives what it was made for: it would hold back those that have gone on.
  const asked = Object.values(lock.packages).flatMap((entry) => entry.dependencies?.[name]?.replace(/^[~^]/, "") ?? []);
  const newest = asked.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
  const { version } = lock.packages[places[0]] ?? {};
  if (version !== newest) problems.push(`${name}: is held at ${version} by package.json, though ${newest} is asked for`);
}
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
