import { readdirSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { join } from "node:path";
import type { ExpertPattern, Pattern, WordList } from "../src/patterns/types.ts";

export const SOURCE_DIR = fileURLToPath(new URL("../src/", import.meta.url));
const PATTERNS_DIR = join(SOURCE_DIR, "patterns");
/** Modules of the folder that hold no patterns. */
const NOT_PATTERNS = new Set(["types.ts", "techniques.ts"]);

export interface PatternFile {
  file: string;
  patterns: readonly (Pattern | ExpertPattern)[];
}

export interface PatternSources {
  files: PatternFile[];
  lists: (WordList & { file: string })[];
  /** Modules that could not be loaded, with the reason. */
  broken: { file: string; reason: string }[];
}

const modulesIn = (dir: string): string[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !NOT_PATTERNS.has(name))
    .sort();

/** Loads every pattern file and word list of src/patterns; a module that does not load is reported, not fatal. */
export async function loadPatterns(): Promise<PatternSources> {
  const out: PatternSources = { files: [], lists: [], broken: [] };
  const load = async (file: string, use: (module: Record<string, unknown>) => void): Promise<void> => {
    try {
      use((await import(pathToFileURL(join(PATTERNS_DIR, file)).href)) as Record<string, unknown>);
    } catch (error) {
      out.broken.push({ file, reason: error instanceof Error ? error.message : String(error) });
    }
  };
  const files = [...modulesIn(PATTERNS_DIR), ...safely(join(PATTERNS_DIR, "expert")).map((name) => `expert/${name}`)];
  for (const file of files) {
    await load(file, (module) => {
      if (!Array.isArray(module["patterns"])) throw new Error("has no export called patterns");
      out.files.push({ file, patterns: module["patterns"] as Pattern[] });
    });
  }
  for (const name of safely(join(PATTERNS_DIR, "lists"))) {
    await load(`lists/${name}`, (module) => {
      if (!module["list"]) throw new Error("has no export called list");
      out.lists.push({ ...(module["list"] as WordList), file: `lists/${name}` });
    });
  }
  return out;
}

function safely(dir: string): string[] {
  try {
    return modulesIn(dir);
  } catch {
    return [];
  }
}
