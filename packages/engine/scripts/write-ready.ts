/** Writes the ready tables and the texts of notes into the folder given: `write-ready.ts DIR`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { NOTES_FILE, TABLES_FILE } from "../node/complete-file.ts";
import { writeNotes } from "../node/notes-file.ts";
import { writeReady } from "../node/ready.ts";
import { ALL_NOTES } from "../src/generated/notes-all.ts";
import { RULE_HASH } from "../src/generated/rule-hash.ts";
import { loadedEngine } from "../src/loaded.ts";
import { FAMILIES } from "../src/policy/families.ts";

const dir = process.argv[2]!;
const { file, index } = writeNotes(FAMILIES.map(({ prefix }) => ALL_NOTES[prefix] ?? "[]"));
writeFileSync(join(dir, NOTES_FILE), file);
writeFileSync(join(dir, TABLES_FILE), writeReady(loadedEngine(), index, RULE_HASH));
