import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const CONFIG_NAME = "candor.config.json";

/** The nearest file from `folder` upward. The search ends at the root of a repository, so that a file in somebody's home changes nothing there. */
export function findConfig(folder: string): string | null {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const path = join(at, CONFIG_NAME);
    if (existsSync(path)) return path;
    if (existsSync(join(at, ".git")) || dirname(at) === at) return null;
  }
}
