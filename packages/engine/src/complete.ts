import { ALL_NOTES } from "./generated/notes-all.ts";
import { loadedEngine } from "./loaded.ts";
import { noteSource } from "./notes.ts";

export { loadedEngine };
/** Texts of all notes. In the built package node/complete-file.ts stands in this module's place. */
export const notes = noteSource((prefix) => ALL_NOTES[prefix]);
