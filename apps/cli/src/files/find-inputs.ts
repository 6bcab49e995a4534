import { existsSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";
import ignore from "ignore";
import picomatch from "picomatch";
import { UsageError } from "../usage-error.ts";
import { pathBelow } from "./git-ignore.ts";
import { filesBelow, type Walk } from "./walk.ts";

/** Endings that a folder is searched for, unless other globs are set. */
const TEXT_FILES = ["*.md", "*.mdx", "*.markdown", "*.txt", "*.html", "*.htm"];

/** Globs, and the folder that they are written from. */
export interface Globs {
  globs: readonly string[];
  from: string;
}

export interface Choice {
  /** Which files of a folder are read. A glob without a slash is about the name alone. */
  files?: Globs | undefined;
  /** What is never read, as in a `.gitignore`. Holds for files that are named, too: hooks before a commit name all that changed. */
  exclude?: Globs | undefined;
}

export interface FoundInput {
  input: string;
  /** False for a file that came out of a folder or a glob. */
  isNamed: boolean;
}

export interface FoundInputs {
  inputs: FoundInput[];
  /** How many files that were named `exclude` keeps out. */
  leftOut: number;
  /** One sentence for each folder that cannot be read or gives nothing. */
  failures: string[];
}

export const isAddress = (input: string): boolean => /^https?:\/\//i.test(input);

/** With forward slashes; on Windows a backslash is no escape but the separator. */
const slashed = (path: string): string => (sep === "\\" ? path.replaceAll("\\", "/") : path);

function kindOf(input: string): "file" | "folder" | "glob" | "missing" {
  const info = statSync(input, { throwIfNoEntry: false });
  if (info) return info.isDirectory() ? "folder" : "file";
  return picomatch.scan(slashed(input)).isGlob ? "glob" : "missing";
}

/** Whether a path is left out by `exclude`. */
export function excluder(exclude: Globs | undefined): Walk["leavesOut"] {
  if (!exclude || exclude.globs.length === 0) return () => false;
  const rules = ignore().add([...exclude.globs]);
  return (path, isFolder) => {
    const below = pathBelow(exclude.from, resolve(path));
    return below !== null && rules.ignores(isFolder ? `${below}/` : below);
  };
}

/** Whether a path is among the globs; what lies elsewhere than they are written from is judged by its name. */
function taker({ globs, from }: Globs): Walk["takes"] {
  const byName = picomatch(
    globs.filter((glob) => !glob.includes("/")),
    { basename: true, nocase: true },
  );
  const byPath = picomatch(globs.filter((glob) => glob.includes("/")).map((glob) => glob.replace(/^\.\//, "")));
  return (path) => {
    const below = pathBelow(from, resolve(path));
    return byName(slashed(path)) || (below !== null && byPath(below));
  };
}

/**
 * Files for the inputs of a command: a folder and a glob give those below them, everything else stands for itself. In the order of the inputs, each found
 * file once.
 */
export function findInputs(asked: readonly string[], { files, exclude }: Choice): FoundInputs {
  const found: FoundInputs = { inputs: [], leftOut: 0, failures: [] };
  const leavesOut = excluder(exclude);
  const wanted = files ?? { globs: TEXT_FILES, from: process.cwd() };
  const seen = new Set<string>();
  const addBelow = (folder: string, walk: Pick<Walk, "hidden" | "takes">, none: string): void => {
    const before = found.failures.length;
    const paths = existsSync(folder) ? filesBelow(folder, { ...walk, leavesOut, onFailure: (message) => found.failures.push(message) }) : [];
    if (paths.length === 0 && found.failures.length === before) found.failures.push(new UsageError(none).message);
    for (const path of paths) {
      if (seen.has(resolve(path))) continue;
      seen.add(resolve(path));
      found.inputs.push({ input: path, isNamed: false });
    }
  };
  for (const input of asked) {
    const kind = input === "-" || isAddress(input) ? "missing" : kindOf(input);
    if (kind === "folder") {
      addBelow(input, { hidden: false, takes: taker(wanted) }, `${input}: no file to read in this folder. Looked for ${wanted.globs.join(", ")}`);
    } else if (kind === "glob") {
      const glob = slashed(input).replace(/^\.\//, "");
      const matches = picomatch(glob, { dot: true });
      const hidden = /(?:^|[/{,])\.[^./]/.test(glob);
      addBelow(picomatch.scan(glob).base || ".", { hidden, takes: (path) => matches(slashed(path)) }, `${input}: no file matches`);
    } else if (kind === "file" && leavesOut(input, false)) found.leftOut++;
    else {
      seen.add(resolve(input));
      found.inputs.push({ input, isNamed: true });
    }
  }
  return found;
}
