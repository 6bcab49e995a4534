import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const CLI = fileURLToPath(new URL("..", import.meta.url));
const CACHE = fileURLToPath(new URL("../../../node_modules/.cache/", import.meta.url));

/** The command line as it is delivered, `bin/candor.js` over the build, in a folder of its own: other tests and builds are not disturbed. */
export async function buildBinary(): Promise<{ bin: string; remove: () => void }> {
  const place = join(CACHE, `candor-cli-${process.pid}`);
  const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin", "vite.js");
  await promisify(execFile)(process.execPath, [vite, "build", "--logLevel", "warn", "--outDir", join(place, "dist"), "--emptyOutDir"], {
    cwd: CLI,
    env: { ...process.env, NODE_ENV: "production" },
  });
  mkdirSync(join(place, "bin"), { recursive: true });
  copyFileSync(join(CLI, "bin", "candor.js"), join(place, "bin", "candor.js"));
  return { bin: join(place, "bin", "candor.js"), remove: () => rmSync(place, { recursive: true, force: true }) };
}
