import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import ignore, { type Ignore } from "ignore";

interface Rules {
  folder: string;
  rules: Ignore;
}

/** What the `.gitignore` files above and in a folder say, the outermost first. */
export type GitRules = readonly Rules[];

/** A path below `folder` with forward slashes, as patterns are written; null where it does not lie below it. */
export function pathBelow(folder: string, path: string): string | null {
  const way = relative(folder, path).split(sep).join("/");
  return way === "" || way === ".." || way.startsWith("../") || way.includes(":") ? null : way;
}

/** The rules with those of one more folder. A file that cannot be read says nothing. */
export function withFolder(rules: GitRules, folder: string): GitRules {
  try {
    return [...rules, { folder, rules: ignore().add(readFileSync(join(folder, ".gitignore"), "utf8")) }];
  } catch {
    return rules;
  }
}

/** The folders from the root of the repository down to the parent of `folder`; none outside of a repository. */
function foldersAbove(folder: string): string[] {
  const above: string[] = [];
  for (let at = folder; ; at = dirname(at)) {
    if (at !== folder) above.unshift(at);
    if (existsSync(join(at, ".git"))) return above;
    if (dirname(at) === at) return [];
  }
}

/** What holds in `folder` (absolute) by the files above it; its own is not among them. */
export const rulesAbove = (folder: string): GitRules => foldersAbove(folder).reduce(withFolder, [] as GitRules);

/** As git decides: the innermost file that speaks of the path. A folder has a slash at its end. */
export function isGitIgnored(rules: GitRules, path: string, isFolder: boolean): boolean {
  for (const { folder, rules: own } of [...rules].reverse()) {
    const below = pathBelow(folder, path);
    if (below === null) continue;
    const { ignored, unignored } = own.test(isFolder ? `${below}/` : below);
    if (ignored || unignored) return ignored;
  }
  return false;
}
