import { relative, resolve } from "node:path";
import type { Category, Mode, ReflexProfile, Stakes } from "@candor/engine";
import { isAddress, type Globs } from "../files/find-inputs.ts";
import type { Format } from "../formats/names.ts";
import { UsageError } from "../usage-error.ts";
import { findConfig } from "./find-config.ts";
import type { FoundConfig } from "./read-config.ts";

/** What stands on the command line of `candor analyze`. */
export interface AnalyzeFlags {
  json?: boolean;
  jsonl?: boolean;
  sarif?: boolean;
  format?: Format;
  all?: boolean;
  mode: Mode;
  stakes: Stakes;
  profile: ReflexProfile;
  minConfidence?: number;
  category?: Category[];
  ignore?: string[];
  failAt?: number;
  files?: string[];
  exclude?: string[];
  stdinName?: string;
  since?: string;
  comments: boolean;
  reportUnusedComments?: boolean;
  baseline?: string;
  updateBaseline?: boolean;
  /** A path, or false for --no-config. */
  config?: string | false;
  printConfig?: boolean;
  color: boolean;
}

/** What holds for a run: the flags, else the configuration file, else what is usual. */
export interface Settings {
  mode: Mode;
  stakes: Stakes;
  profile: ReflexProfile;
  all: boolean;
  minConfidence: number;
  categories: Category[] | undefined;
  ignore: string[];
  failAt: number | undefined;
  format: Format | "jsonl" | "one-json";
  files: Globs | undefined;
  exclude: Globs | undefined;
  comments: boolean;
  reportUnusedComments: boolean;
  baseline: string | undefined;
}

/**
 * The file that holds for these inputs: the one that is named, else the nearest where a file or folder is to be read. Standard input, addresses and lines of
 * JSON take none by themselves: what a pipe gives must not depend on the folder it runs in (docs/decisions/0115).
 */
async function configFor(inputs: readonly string[], flags: AnalyzeFlags): Promise<FoundConfig | null> {
  if (flags.config === false) return null;
  const isAsked = flags.printConfig || flags.stdinName !== undefined || inputs.some((input) => input !== "-" && !isAddress(input));
  const path = flags.config !== undefined ? resolve(flags.config) : !flags.jsonl && isAsked ? findConfig(process.cwd()) : null;
  // Loaded on demand: what reads no settings needs nothing that checks them.
  return path === null ? null : (await import("./read-config.ts")).readConfig(path);
}

function formatOf(flags: AnalyzeFlags, config: FoundConfig | null): Settings["format"] {
  if (flags.jsonl) return "jsonl";
  if (flags.json) return "one-json";
  return flags.sarif ? "sarif" : (flags.format ?? config?.config.format ?? "text");
}

const globsFrom = (globs: readonly string[] | undefined, from: string): Globs | undefined => (globs ? { globs, from } : undefined);

/** `isGiven` says whether a flag stands on the command line; others have their usual value. */
export async function settingsFor(
  inputs: readonly string[],
  flags: AnalyzeFlags,
  isGiven: (flag: keyof AnalyzeFlags) => boolean,
): Promise<{ from: string | null; settings: Settings }> {
  const found = await configFor(inputs, flags);
  const config = found?.config ?? {};
  const either = <K extends "mode" | "stakes" | "profile" | "comments">(key: K): AnalyzeFlags[K] =>
    isGiven(key) ? flags[key] : ((config[key] as AnalyzeFlags[K] | undefined) ?? flags[key]);
  const folder = found?.folder ?? process.cwd();
  const settings: Settings = {
    mode: either("mode"),
    stakes: either("stakes"),
    profile: either("profile"),
    all: flags.all ?? config.all ?? false,
    minConfidence: flags.minConfidence ?? config.minConfidence ?? 0,
    categories: flags.category ?? config.categories,
    ignore: flags.ignore ?? config.ignore ?? [],
    failAt: flags.failAt ?? config.failAt,
    format: formatOf(flags, found),
    files: globsFrom(flags.files, process.cwd()) ?? globsFrom(config.files, folder),
    exclude: globsFrom(flags.exclude, process.cwd()) ?? globsFrom(config.exclude, folder),
    comments: either("comments"),
    reportUnusedComments: flags.reportUnusedComments ?? config.reportUnusedComments ?? false,
    baseline: flags.baseline ?? (config.baseline === undefined ? undefined : relative(process.cwd(), resolve(folder, config.baseline))),
  };
  if (flags.updateBaseline && settings.baseline === undefined)
    throw new UsageError('--update-baseline needs --baseline FILE, or "baseline" in the configuration');
  return { from: found?.path ?? null, settings };
}
