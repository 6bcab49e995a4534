import { execFileSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "../usage-error.ts";
import { pathBelow } from "./git-ignore.ts";

/** Lines from 1, the last included. */
export type LineRange = readonly [number, number];

export interface Changes {
  /** The lines of a file that changed; null for a file that did not, or that git does not follow and leaves out. */
  linesOf(file: string): readonly LineRange[] | null;
}

const WHOLE: readonly LineRange[] = [[1, Infinity]];
const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;

function git(folder: string, args: readonly string[]): string {
  return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: MOST_OUTPUT_BYTES,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Why git knows no such commit. Its own words where it does not read the repository at all: in containers it often belongs to somebody else. */
function whyUnknown(folder: string): string {
  try {
    git(folder, ["rev-parse", "--git-dir"]);
  } catch (error) {
    const [said = ""] = String((error as { stderr?: unknown }).stderr ?? "").split("\n");
    return said.replace(/^fatal: /, "git says: ");
  }
  try {
    git(folder, ["rev-parse", "--verify", "HEAD"]);
  } catch {
    return "this repository has no commit yet";
  }
  return "git does not know this commit here. A checkout in a build may need its history (fetch-depth: 0)";
}

function commitOf(folder: string, ref: string): string {
  try {
    return git(folder, ["rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`]).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw new UsageError("--since needs git, which is not installed");
    throw new UsageError(`--since ${ref}: ${whyUnknown(folder)}`);
  }
}

/** Where the work on this branch began: what others did on the other one since is no change of ours. */
function baseOf(folder: string, commit: string): string {
  try {
    return git(folder, ["merge-base", commit, "HEAD"]).trim();
  } catch {
    return commit;
  }
}

/** The ranges that a diff without context lines gives to each new file. A name in quotation marks holds characters that git escapes: JSON does nearly the same. */
function rangesIn(diff: string): Map<string, LineRange[]> {
  const files = new Map<string, LineRange[]>();
  let current: LineRange[] | null = null;
  // Between the head of a file and its first part, "+++" is its name; later it may begin an added line.
  let isHead = false;
  for (const line of diff.split("\n")) {
    if (line.startsWith("diff --git ")) {
      isHead = true;
      current = null;
    }
    const name = isHead ? /^\+\+\+ (?:b\/([^\t]*)|"b\/(.*)")\t?$/.exec(line) : null;
    if (name) {
      current = [];
      files.set(name[1] ?? (JSON.parse(`"${name[2]!}"`) as string), current);
    }
    const part = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (!part) continue;
    isHead = false;
    const [, from, count = "1"] = part;
    if (Number(count) > 0) current?.push([Number(from), Number(from) + Number(count) - 1]);
  }
  return files;
}

/** What changed in the repository around `folder` since the branch left `ref`, what is not committed included. Throws a UsageError without git or that commit. */
export function changesSince(ref: string, folder: string): Changes {
  const base = baseOf(folder, commitOf(folder, ref));
  const root = git(folder, ["rev-parse", "--show-toplevel"]).trim();
  // Whatever the settings of git say: of a renamed file only what changed, and no lines between two changes.
  const args = [
    "--unified=0",
    "--inter-hunk-context=0",
    "--find-renames",
    "--no-color",
    "--no-ext-diff",
    "--no-textconv",
    "--src-prefix=a/",
    "--dst-prefix=b/",
    "--diff-filter=d",
  ];
  const changed = rangesIn(git(root, ["diff", ...args, base, "--"]));
  const added = new Set(git(root, ["ls-files", "--others", "--exclude-standard", "-z"]).split("\0"));
  return {
    linesOf(file) {
      const name = pathBelow(realpathSync(root), realpathSync(resolve(file)));
      if (name === null) return null;
      const lines = added.has(name) ? WHOLE : changed.get(name);
      return lines && lines.length > 0 ? lines : null;
    },
  };
}
