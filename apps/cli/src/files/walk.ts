import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { cannotBeRead } from "../named-file.ts";
import { isGitIgnored, rulesAbove, withFolder, type GitRules } from "./git-ignore.ts";

/** Folders of what others wrote. */
const VENDORED = new Set(["node_modules", "bower_components", "vendor", "venv", "__pycache__"]);

export interface Walk {
  /** Whether a file or folder whose name begins with a dot is looked at. */
  hidden: boolean;
  /** Whether a file is wanted; the path begins with the folder as it was named. */
  takes(path: string): boolean;
  /** Whether a file or folder is left out whatever else is said. */
  leavesOut(path: string, isFolder: boolean): boolean;
  /** Hears of a folder that cannot be read. */
  onFailure(message: string): void;
}

/**
 * The files below a folder in a stable order (by code unit, folder by folder). Vendored folders, what `.gitignore` leaves out and links are passed over;
 * a link would give a file twice, or lead in a circle.
 */
export function filesBelow(folder: string, walk: Walk): string[] {
  const files: string[] = [];
  const look = (at: string, above: GitRules): void => {
    let entries;
    try {
      entries = readdirSync(at, { withFileTypes: true });
    } catch (error) {
      walk.onFailure(cannotBeRead(at, error).message);
      return;
    }
    const rules = withFolder(above, resolve(at));
    entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const entry of entries) {
      const isFolder = entry.isDirectory();
      const path = join(at, entry.name);
      if ((!isFolder && !entry.isFile()) || entry.name === ".git" || (!walk.hidden && entry.name.startsWith("."))) continue;
      if (isFolder ? VENDORED.has(entry.name) : !walk.takes(path)) continue;
      if (walk.leavesOut(path, isFolder) || isGitIgnored(rules, resolve(path), isFolder)) continue;
      if (isFolder) look(path, rules);
      else files.push(path);
    }
  };
  look(folder, rulesAbove(resolve(folder)));
  return files;
}
