import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { TestProject } from "vitest/node";

/*
 * The server and the command line as they are delivered, made once for all test files that start them (vitest's `globalSetup`), in a folder of their own:
 * other builds are not disturbed. They start in a fraction of the time that their source takes.
 */

declare module "vitest" {
  export interface ProvidedContext {
    /** File that starts the built server; its two worker files stand beside it. */
    builtServer: string;
    /** `bin/candor.js` over the built command line. */
    builtCommand: string;
  }
}

const at = (folder: string): string => fileURLToPath(new URL(`../${folder}`, import.meta.url));

const buildApp = (app: string, outDir: string, mode = "production"): Promise<unknown> =>
  build({ root: at(`apps/${app}`), configFile: at(`apps/${app}/vite.config.ts`), mode, logLevel: "warn", build: { outDir } });

async function buildAll(place: string): Promise<void> {
  const [server, command] = [path.join(place, "server"), path.join(place, "cli")];
  // The first one empties the folder.
  await buildApp("server", server);
  for (const worker of ["extract-worker", "rules-worker"]) await buildApp("server", server, worker);
  await buildApp("cli", path.join(command, "dist"));
  mkdirSync(path.join(command, "bin"));
  copyFileSync(at("apps/cli/bin/candor.js"), path.join(command, "bin/candor.js"));
}

export async function setup(project: TestProject): Promise<() => void> {
  const place = path.join(at("node_modules/.cache"), `candor-built-${process.pid}`);
  const { NODE_ENV } = process.env;
  process.env["NODE_ENV"] = "production";
  try {
    await buildAll(place);
  } finally {
    if (NODE_ENV === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = NODE_ENV;
  }
  project.provide("builtServer", path.join(place, "server/node.js"));
  project.provide("builtCommand", path.join(place, "cli/bin/candor.js"));
  return () => rmSync(place, { recursive: true, force: true });
}
