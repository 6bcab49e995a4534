/** Writes the ready tables and the texts of notes into the folder given: `write-ready.ts DIR`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { notesFile, TABLES_FILE } from "../node/complete-file.ts";
import { writeReady } from "../node/ready.ts";
import { ALL_NOTES } from "../src/generated/notes-all.ts";
import { RULE_HASH } from "../src/generated/rule-hash.ts";
import { loadedEngine } from "../src/loaded.ts";

const dir = process.argv[2]!;
writeFileSync(join(dir, TABLES_FILE), writeReady(loadedEngine(), RULE_HASH));
mkdirSync(join(dir, "notes"), { recursive: true });
for (const [prefix, json] of Object.entries(ALL_NOTES)) writeFileSync(join(dir, notesFile(prefix)), json);
