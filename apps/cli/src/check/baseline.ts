import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { pathBelow } from "../files/git-ignore.ts";
import { cannotBeRead } from "../named-file.ts";
import { UsageError } from "../usage-error.ts";

/** How often a wording of a pattern stands in a file: file, pattern, wording, count. Names sort by code unit, so that the file changes little from run to run. */
const FILE = z.object({ version: z.literal(1), files: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.int().min(1)))) });
type Counts = Record<string, Record<string, number>>;

export interface Place {
  reflexId: string;
  fragment: string;
  start: number;
}

/** Findings that were accepted at some time. A finding is known again by its file, its pattern and its words, so that it may move. */
export interface Baseline {
  /** Of the places in a text those that were accepted; as many of a wording as were then, from the beginning. */
  accepted<P extends Place>(file: string, places: readonly P[]): P[];
  /** How many accepted findings of the files that were asked for are no longer there. */
  gone(): number;
  /** Writes what was asked for as accepted, and returns how many findings that makes in all. Files that were not asked for keep theirs while they exist. */
  update(): number;
}

/** Case and line breaks do not make a wording a new one. */
const sameWords = (fragment: string): string => fragment.replace(/\s+/g, " ").trim().toLowerCase();

function countsOf(places: readonly Place[]): Counts {
  const counts: Counts = Object.create(null) as Counts;
  for (const { reflexId, fragment } of places) {
    const words = (counts[reflexId] ??= Object.create(null) as Record<string, number>);
    words[sameWords(fragment)] = (words[sameWords(fragment)] ?? 0) + 1;
  }
  return counts;
}

const total = (counts: Counts): number => Object.values(counts).reduce((sum, words) => sum + Object.values(words).reduce((all, count) => all + count, 0), 0);

const sorted = <T>(record: Readonly<Record<string, T>>, each: (value: T) => unknown = (value) => value): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, each(record[key]!)]),
  );

function readCounts(path: string): Record<string, Counts> {
  let source: string;
  try {
    source = readFileSync(path, "utf8");
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "ENOENT" ? new UsageError(`${path}: no such file. --update-baseline writes it`) : cannotBeRead(path, error);
  }
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw new UsageError(`${path}: is not JSON. --update-baseline cannot fix it; restore an older version or remove it`);
  }
  const read = FILE.safeParse(value);
  if (!read.success) throw new UsageError(`${path}: is not a baseline of this version of candor. Remove it, and write a new one with --update-baseline`);
  return read.data.files;
}

/** Opens a baseline. One that is to be written need not exist. Throws a UsageError for one that cannot be read. */
export function openBaseline(path: string, isToBeWritten: boolean): Baseline {
  const folder = dirname(resolve(path));
  const known: Record<string, Counts> = isToBeWritten && !existsSync(path) ? {} : readCounts(path);
  const seen = new Map<string, Counts>();
  let gone = 0;
  const nameOf = (file: string): string => pathBelow(folder, resolve(file)) ?? file;
  return {
    accepted(file, places) {
      seen.set(nameOf(file), countsOf(places));
      const left = structuredClone(known[nameOf(file)] ?? {});
      const found = places
        .slice()
        .sort((one, other) => one.start - other.start)
        .filter(({ reflexId, fragment }) => {
          const words = left[reflexId];
          const count = words?.[sameWords(fragment)] ?? 0;
          if (!words || count === 0) return false;
          words[sameWords(fragment)] = count - 1;
          return true;
        });
      gone += total(left);
      return found;
    },
    gone: () => gone,
    update() {
      const files: Record<string, Counts> = {};
      for (const [file, counts] of Object.entries(known)) if (!seen.has(file) && existsSync(resolve(folder, file))) files[file] = counts;
      for (const [file, counts] of seen) if (Object.keys(counts).length > 0) files[file] = counts;
      const content = { version: 1, files: sorted(files, (counts) => sorted(counts, (words) => sorted(words))) };
      // In one step: a run that is broken off leaves the old file whole.
      const beside = `${path}.${process.pid}.tmp`;
      try {
        writeFileSync(beside, `${JSON.stringify(content, null, 2)}\n`);
        renameSync(beside, path);
      } catch (error) {
        throw new UsageError(`${path}: cannot be written (${(error as NodeJS.ErrnoException).code ?? (error as Error).message})`);
      }
      return Object.values(files).reduce((sum, counts) => sum + total(counts), 0);
    },
  };
}
