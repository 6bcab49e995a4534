import type { Engine } from "../src/engine.ts";
import { RULE_HASH } from "../src/generated/rule-hash.ts";
import { noteSource } from "../src/notes.ts";
import { readReady } from "./ready.ts";

/** Written beside the built module (scripts/build.mjs): the tables, and the texts of notes by family as JSON. */
export const TABLES_FILE = "tables.bin";
export const notesFile = (prefix: string): string => `notes/${prefix}.json`;

/** `import "node:fs"` would load the streams too, which costs more than reading a file. */
const read = (file: string): Buffer => process.getBuiltinModule("node:fs").readFileSync(`${import.meta.dirname}/${file}`);

let engine: Engine | undefined;

/** The engine with the built-in tables, read from the file at the first call. Throws when the file is missing or not of this build. */
export const loadedEngine = (): Engine => (engine ??= readReady(read(TABLES_FILE), RULE_HASH));
export const notes = noteSource((prefix) => read(notesFile(prefix)).toString("utf8"));
