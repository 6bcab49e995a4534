import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { z } from "zod";
import { editsBetween } from "../edits.ts";
import { cannotBeRead } from "../named-file.ts";
import { patternId } from "../pattern-id.ts";
import { UsageError } from "../usage-error.ts";
import { CONFIG, CONFIG_KEYS, type Config } from "./schema.ts";

export interface FoundConfig {
  path: string;
  /** What paths in it are relative to. */
  folder: string;
  config: Config;
}

/** "ignore[1]" for ["ignore", 1]. */
const keyOf = (path: readonly PropertyKey[]): string => path.map((part) => (typeof part === "number" ? `[${part}]` : String(part))).join("");

const FAR = 4;

function unknownKey(key: string): string {
  const near = CONFIG_KEYS.map((name) => ({ name, far: editsBetween(key.toLowerCase(), name.toLowerCase()) })).sort((one, other) => one.far - other.far)[0]!;
  return `unknown key ${JSON.stringify(key)}. ${near.far <= FAR ? `Did you mean ${JSON.stringify(near.name)}?` : `Known keys: ${CONFIG_KEYS.join(", ")}.`}`;
}

const TYPES: Readonly<Record<string, string>> = { string: "a string", number: "a number", boolean: "true or false", array: "a list", object: "an object" };

/** What would be right instead. */
function expected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
    case "too_small":
    case "too_big":
      return issue.origin === "number" ? "must be a number from 0 to 1" : "must not be empty";
    default:
      return issue.message;
  }
}

function told(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return issue.keys.map(unknownKey).join(" ");
  const key = keyOf(issue.path);
  return `${key === "" ? "the file" : JSON.stringify(key)} ${expected(issue)}`;
}

/** Reads and checks the file. Throws a UsageError that names the file, each wrong key, and what would be right. */
export function readConfig(path: string): FoundConfig {
  const name = relative(process.cwd(), path) || path;
  let source: string;
  try {
    source = readFileSync(path, "utf8");
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "ENOENT" ? new UsageError(`${name}: no such file`) : cannotBeRead(name, error);
  }
  let value: unknown;
  try {
    value = JSON.parse(source.replace(/^\ufeff/, ""));
  } catch (error) {
    throw new UsageError(`${name}: is not JSON (${(error as Error).message})`);
  }
  const read = CONFIG.safeParse(value);
  if (!read.success) throw new UsageError(`${name}: ${read.error.issues.map(told).join("; ")}`);
  return {
    path,
    folder: dirname(resolve(path)),
    config: { ...read.data, ...(read.data.ignore ? { ignore: read.data.ignore.map((typed) => patternId(typed)!) } : {}) },
  };
}
