// Builds dist: one JavaScript file an entry (shared parts and the lazy notes as chunks) and the type declarations.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { CODE_FILE } from "../node/load-engine.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const require = createRequire(import.meta.url);

execFileSync(process.execPath, [require.resolve("tsx/cli"), join(root, "scripts/generate.ts")], { stdio: "inherit", cwd: root });
rmSync(dist, { recursive: true, force: true });
/** What Node uses: one file of code with V8's code for it, since a process pays for compiling at every start, and the tables ready for use (node/). */
async function bundleForNode() {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [{ name: "ready-tables", enforce: "pre", resolveId: (source) => (source === "./complete.ts" ? join(root, "node/complete-file.ts") : undefined) }],
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: "node20",
      minify: true,
      ssr: "src/index.ts",
      rolldownOptions: { output: { format: "cjs", entryFileNames: CODE_FILE, codeSplitting: false } },
    },
  });
  execFileSync(process.execPath, [require.resolve("tsx/cli"), join(root, "scripts/write-ready.ts"), dist], { stdio: "inherit", cwd: root });
  execFileSync(process.execPath, [join(root, "scripts/write-code-cache.mjs"), dist], { stdio: "inherit", cwd: root });
}

async function bundle(entry) {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: "es2022",
      minify: false,
      lib: { entry, formats: ["es"] },
      rolldownOptions: { output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" } },
    },
  });
}
await bundleForNode();
await bundle({ browser: "src/browser.ts", catalogue: "src/catalogue.ts", "policy/index": "src/policy/index.ts" });
// The same entry for where no files lie beside the code: a bundle for browsers, or a runtime that is not Node.
await bundle({ portable: "src/index.ts" });
const tsc = join(dirname(require.resolve("typescript-native/package.json")), "bin/tsc");
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { stdio: "inherit", cwd: root });

// Declarations import "./x.ts"; what lies beside them is "./x.d.ts".
function* declarations(dir) {
  for (const name of readdirSync(dir)) {
    const path = join(dir, name);
    if (statSync(path).isDirectory()) yield* declarations(path);
    else if (name.endsWith(".d.ts")) yield path;
  }
}
for (const path of declarations(dist)) {
  const text = readFileSync(path, "utf8");
  const fixed = text.replace(/((?:from|import\()\s*["']\.{1,2}\/[^"']+)\.ts(["'])/g, "$1.js$2");
  if (fixed !== text) writeFileSync(path, fixed);
}
