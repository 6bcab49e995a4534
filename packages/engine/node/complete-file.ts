import type { Engine } from "../src/engine.ts";
import { RULE_HASH } from "../src/generated/rule-hash.ts";
import { FAMILIES } from "../src/policy/families.ts";
import type { NoteRow, NoteSource } from "../src/score/frames.ts";
import { readArraysFile } from "./arrays-file.ts";
import type { NotesFile } from "./notes-file.ts";
import { readReady } from "./ready.ts";

/** Written beside the built module (scripts/build.mjs): the tables, and the texts of notes. */
export const TABLES_FILE = "tables.bin";
export const NOTES_FILE = "notes.bin";

/** `import "node:fs"` would load the streams too, which costs more than reading a file. */
const read = (file: string): Buffer => process.getBuiltinModule("node:fs").readFileSync(`${import.meta.dirname}/${file}`);

let engine: Engine | undefined;
let texts: NotesFile | undefined;
const rows = new Map<number, NoteRow>();

/** The engine with the built-in tables, read from the file at the first call. Throws when the file is missing or not of this build. */
export const loadedEngine = (): Engine => (engine ??= readReady(read(TABLES_FILE), RULE_HASH));

/** A note is parsed when it is first asked for. */
export const notes: NoteSource = (family, index) => {
  texts ??= readArraysFile(read(NOTES_FILE)) as unknown as NotesFile;
  const at = texts.first[FAMILIES[family]!.prefix]! + index;
  let row = rows.get(at);
  if (!row) {
    const { start, text } = texts;
    rows.set(at, (row = JSON.parse(Buffer.from(text.buffer, text.byteOffset + start[at]!, start[at + 1]! - start[at]!).toString("utf8")) as NoteRow));
  }
  return row;
};
