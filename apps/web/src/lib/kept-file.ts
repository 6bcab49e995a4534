import { isRecord } from "@candor/protocol/is-record";
import { decode, encode, kindOf, KINDS, isOurKey, type Kind } from "./kept-data.ts";
import { rawStored, readStored, removeStored, storedKeys, wipeStored, writeRaw } from "./storage.ts";
import { dropTabCopies } from "./tab-copy.ts";

/** The one file with everything this browser keeps for Candor. */
const FILE_FORMAT = 1;
export const MAX_FILE_BYTES = 20_000_000;
export interface KeptFile {
  app: "candor";
  format: number;
  /** ISO time. */ made: string;
  data: Record<string, unknown>;
}

export interface Entry {
  kind: Kind;
  value: unknown;
  count: number;
}

/** In the order of the list; what cannot be read is left out, and what stands there without an entry: a place that was left, a quote that was deleted. */
export function entriesHere(): Entry[] {
  const order = (key: string): number => {
    const at = KINDS.findIndex((k) => k.key === key);
    return at < 0 ? KINDS.length : at;
  };
  return storedKeys()
    .flatMap((key): Entry[] => {
      const kind = kindOf(key);
      const stored = kind && rawStored(key);
      if (!kind || stored === null) return [];
      const value = decode(kind, stored);
      const count = value === null ? 0 : kind.count(value);
      return count === 0 ? [] : [{ kind, value, count }];
    })
    .sort((a, b) => order(a.kind.key) - order(b.kind.key));
}

export function toFile(entries: readonly Entry[], nowMs: number): KeptFile {
  return {
    app: "candor",
    format: FILE_FORMAT,
    made: new Date(nowMs).toISOString(),
    data: Object.fromEntries(entries.map(({ kind, value }) => [kind.key, value])),
  };
}

export type ReadFile = { entries: Entry[]; made: string | null; refused: string[] } | { problem: string };

/** Null, too, for what is nested too deep to be written back. */
function parseFor(kind: Kind, value: unknown): unknown {
  const parsed = kind.parse(value);
  try {
    if (parsed !== null) encode(kind, parsed);
    return parsed;
  } catch {
    return null;
  }
}

/** How a file begins that `toFile` made, also one whose end is missing. */
const BEGINS_AS_OURS = /^\s*\{\s*"app"\s*:\s*"candor"/;
const RIGHT_FILE = "To restore, use a file made with “Save everything as a file”.";
const NOT_OURS = `Candor didn’t make this file. ${RIGHT_FILE}`;

/** What else Candor saves as JSON: the analyzer (features/analyze/export-analysis.ts) and the chat (features/analyze/chat/export-chat.ts). */
function otherFileOfOurs({ format, kind }: Record<string, unknown>): string | null {
  if (typeof format === "string" && format.startsWith("candor-analysis/")) return `This file is a saved analysis. ${RIGHT_FILE}`;
  return kind === "candor-chat" ? `This file is a saved conversation. ${RIGHT_FILE}` : null;
}

/** Checks a file: what it holds that is ours, and what is refused. Never throws. */
export function readFile(content: string): ReadFile {
  let file: unknown;
  try {
    file = JSON.parse(content);
  } catch {
    if (content.trim() === "") return { problem: "This file is empty." };
    if (BEGINS_AS_OURS.test(content)) return { problem: "This Candor file is damaged: the end is missing, or someone edited it. Nothing here was changed." };
    return { problem: NOT_OURS };
  }
  const other = isRecord(file) ? otherFileOfOurs(file) : null;
  if (other) return { problem: other };
  if (!isRecord(file) || file["app"] !== "candor" || !isRecord(file["data"])) return { problem: NOT_OURS };
  if (typeof file["format"] !== "number" || file["format"] > FILE_FORMAT)
    return { problem: "This file was made by a newer version of Candor. Reload the page to update, then try again." };
  const entries: Entry[] = [];
  const refused: string[] = [];
  for (const [key, value] of Object.entries(file["data"])) {
    const kind = kindOf(key);
    const parsed = kind ? parseFor(kind, value) : null;
    if (kind && parsed !== null) entries.push({ kind, value: parsed, count: kind.count(parsed) });
    else refused.push(key);
  }
  return { entries, made: typeof file["made"] === "string" ? file["made"] : null, refused };
}

export type RestoreMode = "merge" | "replace";
export interface Planned {
  kind: Kind;
  value: unknown;
  here: number;
  file: number;
  after: number;
}

/** What restoring would do, kind by kind. Kinds that the file does not hold stay as they are in both modes. */
export function plan(file: readonly Entry[], here: readonly Entry[], mode: RestoreMode): Planned[] {
  return file.map(({ kind, value, count }) => {
    const mine = here.find((e) => e.kind.key === kind.key);
    const next = mine && mode === "merge" ? (kind.parse(kind.merge(mine.value, value)) ?? mine.value) : value;
    return { kind, value: next, here: mine?.count ?? 0, file: count, after: kind.count(next) };
  });
}

/** Writes texts under their keys; null leaves a key free. What takes less room than before comes first, so that all find room where they fit together. False when something is only kept in memory. */
function writeAll(texts: readonly (readonly [key: string, text: string | null])[]): boolean {
  const grows = ([key, text]: readonly [string, string | null]): number => (text?.length ?? 0) - (rawStored(key)?.length ?? 0);
  return texts
    .map((entry) => ({ entry, by: grows(entry) }))
    .sort((a, b) => a.by - b.by)
    .map(({ entry: [key, text] }) => {
      if (text !== null) return writeRaw(key, text);
      removeStored(key);
      return true;
    })
    .every(Boolean);
}

/**
 * `kept` is false when something is only kept in memory. The texts that stood there before come back through the returned function, which says the same of them;
 * what cannot be read is set aside first.
 */
export function restore(planned: readonly Planned[]): { kept: boolean; back: () => boolean } {
  for (const { kind } of planned) if (!kind.plain) readStored(kind.key, kind.parse, null);
  const before = planned.map(({ kind }) => [kind.key, rawStored(kind.key)] as const);
  const kept = writeAll(planned.map(({ kind, value }) => [kind.key, encode(kind, value)]));
  dropTabCopies();
  return { kept, back: () => writeAll(before) };
}

/** Removes everything of ours, what was set aside included. Keys of others on the same origin stay. */
export function wipeAll(): void {
  for (const key of storedKeys()) if (isOurKey(key)) wipeStored(key);
  dropTabCopies();
}
