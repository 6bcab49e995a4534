import type { Engine } from "../src/engine.ts";
import { RULE_HASH } from "../src/generated/rule-hash.ts";
import type { NoteRow, NoteSource } from "../src/score/frames.ts";
import { readReady, type Start } from "./ready.ts";

/** Written beside the built module (scripts/build.mjs): the tables, and the texts of notes. */
export const TABLES_FILE = "tables.bin";
export const NOTES_FILE = "notes.bin";

/** Of the loader (load-engine.mjs), into memory that it has at hand. */
declare const readTables: (file: string) => Uint8Array;

let start: Start | undefined;
const started = (): Start => (start ??= readReady(readTables(TABLES_FILE), RULE_HASH));

/** The engine with the built-in tables, read from the file at the first call. Throws when the file is missing or not of this build. */
export const loadedEngine = (): Engine => started().engine;

/** Texts of the families that were asked for. */
const texts: (Buffer | undefined)[] = [];
const rows = new Map<number, NoteRow>();

/** The notes of a family are read when the first of them is asked for, and each is parsed when it is. */
export const notes: NoteSource = (family, index) => {
  const { first, start } = started().notes;
  const note = first[family]! + index;
  let row = rows.get(note);
  if (!row) {
    const from = start[first[family]!]!;
    const text = (texts[family] ??= readPart(NOTES_FILE, from, start[first[family + 1]!]!));
    rows.set(note, (row = JSON.parse(text.toString("utf8", start[note]! - from, start[note + 1]! - from)) as NoteRow));
  }
  return row;
};

function readPart(file: string, from: number, to: number): Buffer {
  // `import "node:fs"` would load the streams too, which costs more than reading a file.
  const { closeSync, openSync, readSync } = process.getBuiltinModule("node:fs");
  const part = Buffer.allocUnsafe(to - from);
  const fd = openSync(`${import.meta.dirname}/${file}`, "r");
  try {
    for (let at = 0, read = -1; at < part.length && read !== 0; at += read) read = readSync(fd, part, at, part.length - at, from + at);
    return part;
  } finally {
    closeSync(fd);
  }
}
